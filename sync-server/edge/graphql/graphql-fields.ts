import * as z from 'zod/mini';
import type { AnyOperation, ListOperation, SingleOperation } from '#server/core/operations/operation.ts';
import { splitListInput } from '#server/core/operations/rest-entries.ts';
import { isLimitedCall } from '#server/core/rate-limits/limited-calls.ts';
import { connectionOf } from './connection.ts';
import { countCall } from './gate/count-call.ts';
import type { GraphqlTypes } from './graphql-types.ts';
import { listParametersOf, pageLimit } from './page-field.ts';
import { spendRows } from './spend-rows.ts';
import type { Builder, GraphqlContext } from './types/builder.ts';
import { unwrap } from './types/unwrap.ts';

type Args = Readonly<Record<string, unknown>>;

/** Adds the fields of declared operations to the schema. */
export function defineOperationFields(builder: Builder, types: GraphqlTypes, operations: readonly AnyOperation[]): void {
  for (const operation of operations) {
    if (operation.graphql === undefined) continue;
    if (operation.kind === 'list') defineListField(builder, types, operation);
    else defineSingleField(builder, types, operation);
  }
}

/** Each list has two fields: a page, as from the beginning, and a connection. */
function defineListField(builder: Builder, types: GraphqlTypes, operation: ListOperation): void {
  const name = fieldName(operation);
  const read = async (context: GraphqlContext, args: Args) => {
    await count(context, operation, args);
    const { own, cut } = splitListInput(args);
    const bound = unwrap(operation.bind(presentArgs(operation.input, own)));
    const page = listParametersOf(cut);
    spendRows(context, Number(page.limit));
    return unwrap(await bound.page(context, page));
  };
  builder.queryField(name, (t) =>
    t.field({
      type: types.page(operation.row, pageName(operation)),
      description: `${operation.summary}.`,
      deprecationReason: `Use ${name}Connection, which has a cursor for each row.`,
      args: { ...types.args(operation.input), ...types.pageArgs() },
      resolve: (_root, args: Args, context) => read(context, args),
    }),
  );
  builder.queryField(`${name}Connection`, (t) =>
    t.field({
      type: types.connection(operation.row, pageName(operation)),
      description: `${operation.summary}.`,
      args: { ...types.args(operation.input), ...types.connectionArgs() },
      resolve: async (_root, { first, after, ...args }, context) => {
        const page = await read(context, { ...args, limit: Number(pageLimit(first, 'first')), cursor: after });
        return connectionOf(page, after);
      },
    }),
  );
}

function defineSingleField(builder: Builder, types: GraphqlTypes, operation: SingleOperation): void {
  const isQuery = operation.graphql !== undefined && 'query' in operation.graphql;
  builder[isQuery ? 'queryField' : 'mutationField'](fieldName(operation), (t) =>
    t.field({
      type: types.output(operation.output),
      description: `${operation.summary}.`,
      args: types.args(operation.input),
      resolve: async (_root, args: Args, context) => {
        await count(context, operation, args);
        return unwrap(await unwrap(operation.bind(presentArgs(operation.input, args))).perform(context));
      },
    }),
  );
}

function fieldName({ graphql, id }: AnyOperation): string {
  if (graphql === undefined) return id;
  return 'query' in graphql ? graphql.query : graphql.mutation;
}

function pageName({ graphql }: ListOperation): string | undefined {
  return graphql !== undefined && 'query' in graphql ? graphql.page : undefined;
}

/** The rate limit of a REST call applies to its field, too. */
async function count(context: GraphqlContext, operation: AnyOperation, args: Args): Promise<void> {
  const { rest } = operation;
  const call = (operation.kind === 'single' ? operation.countedAs : undefined) ?? `${rest?.method} ${rest?.path}`;
  if (isLimitedCall(call)) await countCall(context, call, args);
}

/** GraphQL sends null for a missing argument. It is kept only if the input accepts null. */
function presentArgs(input: z.ZodMiniType, args: Args): Args {
  const shape: Readonly<Record<string, z.core.$ZodType>> = input instanceof z.ZodMiniObject ? input.def.shape : {};
  const accepts = (name: string, value: unknown): boolean => {
    const member = shape[name];
    return value !== undefined && (value !== null || (member !== undefined && z.safeParse(member, null).success));
  };
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => accepts(name, value)));
}
