import type { Principal } from '#server/core/access/caller.ts';
import type { ListPage } from '#server/core/http/requests/list-page.ts';
import type { PagesRelation, Relation, RowsRelation } from '#server/core/operations/define-relation.ts';
import { graphqlShapeOf } from '#server/core/operations/graphql-shape.ts';
import { connectionOf } from './connection.ts';
import type { GraphqlTypes } from './graphql-types.ts';
import { listParametersOf, pageLimit } from './page-field.ts';
import { spendRows } from './spend-rows.ts';
import type { Builder, GraphqlContext } from './types/builder.ts';
import { refusalError, unwrap } from './types/unwrap.ts';

/**
 * Adds the relations between rows. The right is asked for each row; the rows of all of them are then loaded at once. A refused relation is
 * null beside its error, and leaves the other fields of its row alone.
 */
export function defineRelationFields(builder: Builder, types: GraphqlTypes, relations: readonly Relation[]): void {
  for (const relation of relations) {
    if (relation.kind === 'pages') definePagesField(builder, types, relation);
    else if (namesSeveral(relation)) defineListField(builder, types, relation);
    else defineRowField(builder, types, relation);
  }
}

// Each place of an answer has a loader of its own, so that nothing is kept from one change of a request to the next.
const byPath = true;

/** Tells relations from the fields of a row itself. */
const relationMark = { isRelation: true } as const;

function defineRowField(builder: Builder, types: GraphqlTypes, relation: RowsRelation): void {
  builder.objectField(types.ref(relation.of), relation.field, (t) =>
    t.loadable({
      byPath,
      extensions: relationMark,
      type: types.ref(relation.row),
      nullable: true,
      description: `${relation.summary}.`,
      load: (keys: string[], context) => rowsOf(relation, keys, context),
      resolve: (parent, _args, { principal }) => keysOf(relation, parent, principal)[0] ?? null,
    }),
  );
}

function defineListField(builder: Builder, types: GraphqlTypes, relation: RowsRelation): void {
  builder.objectField(types.ref(relation.of), relation.field, (t) =>
    t.loadable({
      byPath,
      extensions: relationMark,
      type: [types.ref(relation.row)],
      nullable: { list: true, items: true },
      description: `${relation.summary}; null in the place of one that is gone.`,
      load: (keys: string[], context) => rowsOf(relation, keys, context),
      resolve: (parent, _args, { principal }) => [...keysOf(relation, parent, principal)],
    }),
  );
}

function definePagesField(builder: Builder, types: GraphqlTypes, relation: PagesRelation): void {
  builder.objectField(types.ref(relation.of), relation.field, (t) =>
    t.loadable({
      byPath,
      extensions: relationMark,
      type: types.connection(relation.row),
      nullable: true,
      description: `${relation.summary}.`,
      args: types.cursorArgs(),
      load: async (keys: string[], context, { first, after }) => {
        const cut = listParametersOf({ limit: Number(pageLimit(first, 'first')), cursor: after });
        const pages: ReadonlyMap<string, ListPage<object>> = unwrap(await relation.load(context, keys, cut));
        return keys.map((key) => {
          const page = pages.get(key);
          return page === undefined ? null : connectionOf(page, after);
        });
      },
      resolve: (parent, { first }, context) => {
        const [key] = keysOf(relation, parent, context.principal);
        spendRows(context, Number(pageLimit(first, 'first')));
        return key ?? null;
      },
    }),
  );
}

async function rowsOf(relation: RowsRelation, keys: readonly string[], context: GraphqlContext): Promise<(object | null)[]> {
  const rows: ReadonlyMap<string, object> = unwrap(await relation.load(context, keys));
  return keys.map((key) => rows.get(key) ?? null);
}

/** The ids to which a row leads, for a caller who may follow them. */
function keysOf({ keyOf, refusalOf }: Relation, parent: object, principal: Principal): readonly string[] {
  const refusal = refusalOf(principal, parent);
  if (refusal !== undefined) throw refusalError(refusal);
  const key = keyOf(parent);
  const keys: readonly unknown[] = Array.isArray(key) ? key : [key];
  return keys.filter((one) => typeof one === 'string');
}

function namesSeveral({ of, key }: RowsRelation): boolean {
  const member = of.def.shape[key];
  return member !== undefined && graphqlShapeOf(member).isList;
}
