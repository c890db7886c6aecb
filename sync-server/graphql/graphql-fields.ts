import * as z from 'zod/mini';
import type { AnyOperation, ListOperation, SingleOperation } from '#server/operations/operation.ts';
import { splitListInput } from '#server/operations/rest-entries.ts';
import { isLimitedCall } from '#server/rate-limits/limited-calls.ts';
import type { Builder, GraphqlContext } from './builder.ts';
import { countCall } from './gate/count-call.ts';
import { createGraphqlTypes, type GraphqlTypes } from './graphql-types.ts';
import { listParametersOf } from './page-field.ts';
import { unwrap } from './unwrap.ts';

type Args = Readonly<Record<string, unknown>>;

/** Adds the fields of declared operations to the schema. */
export function defineOperationFields(builder: Builder, operations: readonly AnyOperation[]): void {
  const types = createGraphqlTypes(builder);
  for (const operation of operations) {
    if (operation.graphql === undefined) continue;
    if (operation.kind === 'list') defineListField(builder, types, operation);
    else defineSingleField(builder, types, operation);
  }
}

function defineListField(builder: Builder, types: GraphqlTypes, operation: ListOperation): void {
  builder.queryField(fieldName(operation), (t) =>
    t.field({
      type: types.page(operation.row, pageName(operation)),
      description: `${operation.summary}.`,
      args: { ...types.args(operation.input), ...types.pageArgs() },
      resolve: async (_root, args: Args, context) => {
        await count(context, operation, args);
        const { own, cut } = splitListInput(args);
        const bound = unwrap(operation.bind(presentArgs(operation.input, own)));
        return unwrap(await bound.page(context, listParametersOf(cut)));
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
