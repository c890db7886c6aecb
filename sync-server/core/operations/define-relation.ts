import type * as z from 'zod/mini';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { isCaller, type Principal } from '#server/core/access/caller.ts';
import type { Operation as Permission } from '#server/core/access/permissions.ts';
import type { ListPage, ListParameters } from '#server/core/http/requests/list-page.ts';
import type { Reading, Visit } from './declaration.ts';

/** Declaration of a relation: a field of a row that leads to other rows. */
interface Common<Of extends z.ZodMiniObject, Row extends z.ZodMiniObject> {
  readonly of: Of;
  readonly field: string;
  /** Row of the permission table: that of the list in which the rows stand. */
  readonly name: Permission;
  /** One sentence without a period. */
  readonly summary: string;
  /** The field of `of` with the id, or the ids, by which rows are found. */
  readonly key: keyof z.output<Of> & string;
  /** The key is the tenant about which the right is asked. */
  readonly isOfTenant?: true;
  readonly row: Row;
}

/** A row, or one for each id of the key. */
interface RowsDeclaration<Of extends z.ZodMiniObject, Row extends z.ZodMiniObject> extends Common<Of, Row> {
  readonly rows: (reading: Reading, keys: readonly string[]) => Promise<ReadonlyMap<string, z.output<Row>>>;
}

/** A page for each key. */
interface PagesDeclaration<Of extends z.ZodMiniObject, Row extends z.ZodMiniObject> extends Common<Of, Row> {
  readonly pages: (
    reading: Reading,
    keys: readonly string[],
    cut: ListParameters,
  ) => Promise<Outcome<ReadonlyMap<string, ListPage<z.output<Row>>>>>;
}

interface Known {
  readonly of: z.ZodMiniObject;
  readonly field: string;
  readonly name: Permission;
  readonly summary: string;
  readonly row: z.ZodMiniObject;
  /** The field of `of` that holds the id, or the ids. */
  readonly key: string;
  /** Undefined where the row leads nowhere. */
  readonly keyOf: (parent: object) => unknown;
  /** The refusal for this caller and this row. */
  readonly refusalOf: (principal: Principal, parent: object) => AccessRefusal | undefined;
}

export interface RowsRelation extends Known {
  readonly kind: 'rows';
  readonly load: (visit: Visit, keys: readonly string[]) => Promise<Outcome<ReadonlyMap<string, object>>>;
}

export interface PagesRelation extends Known {
  readonly kind: 'pages';
  readonly load: (visit: Visit, keys: readonly string[], cut: ListParameters) => Promise<Outcome<ReadonlyMap<string, ListPage<object>>>>;
}

export type Relation = RowsRelation | PagesRelation;

/**
 * Declares a relation once. GraphQL asks the right for each row, and then loads the related rows of all of them with the same few
 * statements, in a transaction with the rights of the caller.
 */
export function defineRelation<Of extends z.ZodMiniObject, Row extends z.ZodMiniObject>(
  declaration: RowsDeclaration<Of, Row> | PagesDeclaration<Of, Row>,
): Relation {
  const { of, field, name, summary, row, key, isOfTenant } = declaration;
  const keyOf = (parent: object): unknown => Reflect.get(parent, key);
  const known: Known = {
    ...{ of, field, name, summary, row, key, keyOf },
    refusalOf: (principal, parent) => {
      const id = keyOf(parent);
      return authorize(name, principal, isOfTenant === true && typeof id === 'string' ? { tenantId: id } : {});
    },
  };
  if ('rows' in declaration) {
    return {
      ...known,
      kind: 'rows',
      load: async ({ deps, principal }, keys) =>
        isCaller(principal) ? done(await declaration.rows({ deps, caller: principal }, keys)) : unauthorized,
    };
  }
  return {
    ...known,
    kind: 'pages',
    load: async ({ deps, principal }, keys, cut) =>
      isCaller(principal) ? declaration.pages({ deps, caller: principal }, keys, cut) : unauthorized,
  };
}

const unauthorized = refused('Unauthorized', accessTexts.unauthorized);
