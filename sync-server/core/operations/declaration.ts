import * as z from 'zod/mini';
import type { CommandType } from '#contract/commands/commands.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import type { AuthorizeObject } from '#server/core/access/authorize.ts';
import type { Caller, Principal } from '#server/core/access/caller.ts';
import type { Operation as Permission } from '#server/core/access/permissions.ts';
import type { Database } from '#server/core/data/database.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import type { ListPage, ListParameters } from '#server/core/http/requests/list-page.ts';
import type { Method } from '#server/core/http/requests/rest-entry.ts';
import type { LimitedCall } from '#server/core/rate-limits/limited-calls.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import type { SeenRow } from '#server/core/sync/commands/command-handler.ts';

/** The input of an operation without input. */
export const NoInput = z.strictObject({});

/** The instances available to every operation. A domain that needs more declares it in the type of its `run`. */
export interface BaseDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
}

/** An authorized request. */
export interface Reading<Deps extends BaseDeps = BaseDeps> {
  readonly deps: Deps;
  readonly caller: Caller;
}

/** A request that visitors may make, too. */
export interface Visit<Deps extends BaseDeps = BaseDeps> {
  readonly deps: Deps;
  readonly principal: Principal;
}

/** Identifiers of an operation outside the server. */
interface Names {
  /** Row of the permission table. */
  readonly name: Permission;
  /** Name of the operation in the OpenAPI document and in the app's client: a verb and an object. */
  readonly id: string;
  /** One sentence without a period. */
  readonly summary: string;
}

export interface RestRoute<Example> {
  readonly method: Method;
  /** Path with its parameters in braces: /api/admin/tenants/{tenantId}. */
  readonly path: string;
  /** An example of a successful answer. A test checks it against the output schema. */
  readonly example: Example;
  /** False: the answer is sent once and never stored, because it holds a secret or what the person alone may read. */
  readonly isKept?: false;
}

export type GraphqlField = { readonly query: string; readonly page?: string } | { readonly mutation: string };

/** Lets a device queue the operation. The contract declares arguments, version, lifetime, and wording under the same type. */
export interface Queued<Input> {
  readonly type: CommandType;
  /** The row whose version the person saw, to detect changes made in the meantime. */
  readonly row?: (input: Input) => SeenRow;
  /** The tenant in the arguments. */
  readonly tenantId?: (input: Input) => string;
  /** Neighboring commands with the same key share a transaction (see CommandBinding). */
  readonly together?: (input: Input) => string;
  /** The tenant whose row the operation locks before it decides (see CommandBinding). */
  readonly locks?: (input: Input) => string;
}

/**
 * The object of the permission check. `loaded`: only the database can tell, so `run` calls `authorize` again once it has loaded the object.
 */
export type AuthorizedObject<Input> = 'loaded' | ((input: Input) => Omit<AuthorizeObject, 'now'>);

interface Common<Input extends z.ZodMiniType, Output extends z.ZodMiniType> extends Names {
  /** Path, query, and body in one object; the arguments of the GraphQL field and of the command. */
  readonly input: Input;
  readonly output: Output;
  readonly object?: AuthorizedObject<z.output<Input>>;
  /** Permission to check instead of `name`, if a wider rule may admit the caller. `change` then checks `name` itself. */
  readonly admission?: (input: z.output<Input>) => Permission;
  readonly rest?: RestRoute<z.output<Output>>;
  readonly graphql?: GraphqlField;
  /** The limited call for which the field counts, if the REST call is written by hand. */
  readonly countedAs?: LimitedCall;
}

/** Writes in one transaction, for an authorized caller. */
export interface ChangeDeclaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType> extends Common<Input, Output> {
  readonly queued?: Queued<z.output<Input>>;
  readonly change: (change: Change, input: z.output<Input>) => Promise<Outcome<z.output<Output>>>;
}

/** Reads, for an authorized caller. */
export interface ReadDeclaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps>
  extends Common<Input, Output> {
  readonly read: (reading: Reading<Deps>, input: z.output<Input>) => Promise<Outcome<z.output<Output>>>;
}

/** Needs more than one transaction, or an effect outside of them, for an authorized caller. */
export interface RunDeclaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps>
  extends Common<Input, Output> {
  readonly run: (request: Reading<Deps>, input: z.output<Input>) => Promise<Outcome<z.output<Output>>>;
}

/** Open to visitors. */
export interface OpenDeclaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps>
  extends Common<Input, Output> {
  readonly open: (visit: Visit<Deps>, input: z.output<Input>) => Promise<Outcome<z.output<Output>>>;
}

export interface ListNames<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject> extends Names {
  /** Parameters of the list besides limit, cursor, q, and sort. */
  readonly input: Input;
  readonly row: Row;
  readonly object?: AuthorizedObject<z.output<Input>>;
  /** The example is a row. */
  readonly rest?: RestRoute<z.output<Row>>;
  /** `page` names the type of a page, if it is not the row's name with the suffix Page. */
  readonly graphql?: { readonly query: string; readonly page?: string };
}

/** A list that the database pages. */
export interface PagedListDeclaration<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject, Deps extends BaseDeps>
  extends ListNames<Input, Row> {
  /** Number of rows of a page without a requested limit. If undefined, the answer is then the complete array. */
  readonly usualLimit?: number;
  readonly page: (reading: Reading<Deps>, cut: ListParameters, input: z.output<Input>) => Promise<Outcome<ListPage<z.output<Row>>>>;
}

/** A list that is always short: read as a whole, and paged in memory. */
export interface ShortListDeclaration<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject, Deps extends BaseDeps>
  extends ListNames<Input, Row> {
  readonly list: ShortList<z.output<Row>>;
  readonly rows: (reading: Reading<Deps>, input: z.output<Input>) => Promise<Outcome<readonly z.output<Row>[]>>;
}

/** A short list that visitors may read, too. */
export interface OpenListDeclaration<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject, Deps extends BaseDeps>
  extends ListNames<Input, Row> {
  readonly list: ShortList<z.output<Row>>;
  readonly openRows: (visit: Visit<Deps>, input: z.output<Input>) => Promise<Outcome<readonly z.output<Row>[]>>;
}
