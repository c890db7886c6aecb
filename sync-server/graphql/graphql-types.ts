import * as z from 'zod/mini';
import { labelOf } from '#contract/values/named.ts';
import type { ListPage } from '#server/http/requests/list-page.ts';
import { type GraphqlShape, graphqlShapeOf, type ScalarName } from '#server/operations/graphql-shape.ts';
import type { Builder, RowRef } from './builder.ts';
import { pageArgs, pageRef } from './page-field.ts';

type OutputType = ScalarName | RowRef<object>;

export interface GraphqlTypes {
  readonly output: (schema: z.core.$ZodType) => OutputType | [OutputType];
  readonly page: (row: z.core.$ZodType, name?: string) => RowRef<ListPage<object>>;
  readonly args: (input: z.ZodMiniType) => ReturnType<typeof argsOf>;
  readonly pageArgs: () => ReturnType<typeof pageArgs>;
}

/** Types of one schema, built from the contract's schemas. Each object type is created once, under the name of its schema. */
export function createGraphqlTypes(builder: Builder): GraphqlTypes {
  const refs = new Map<z.ZodMiniObject, RowRef<object>>();
  const pages = new Map<RowRef<object>, RowRef<ListPage<object>>>();

  function refOf(schema: z.ZodMiniObject): RowRef<object> {
    const known = refs.get(schema);
    if (known !== undefined) return known;
    const ref = builder.objectRef<object>(nameOf(schema));
    refs.set(schema, ref);
    return ref.implement({
      ...sentenceOf(schema),
      fields: (t) =>
        Object.fromEntries(
          Object.entries(schema.def.shape).map(([name, member]) => {
            const shape = graphqlShapeOf(member);
            const resolve = (row: object) => Reflect.get(row, name);
            return [name, t.field({ type: typeOf(shape), nullable: shape.isNullable, ...sentenceOf(member), resolve })];
          }),
        ),
    });
  }

  function typeOf({ type, isList }: GraphqlShape): OutputType | [OutputType] {
    const named = typeof type === 'string' ? type : refOf(type);
    return isList ? [named] : named;
  }

  function pageOf(row: z.core.$ZodType, name?: string): RowRef<ListPage<object>> {
    if (!(row instanceof z.ZodMiniObject)) throw new Error('The rows of a list are objects.');
    const ref = refOf(row);
    const page = pages.get(ref) ?? pageRef(builder, name ?? `${nameOf(row)}Page`, ref);
    pages.set(ref, page);
    return page;
  }

  return {
    output: (schema) => typeOf(graphqlShapeOf(schema)),
    page: pageOf,
    args: (input) => argsOf(builder, input),
    pageArgs: () => pageArgs(builder),
  };
}

function argsOf(builder: Builder, input: z.ZodMiniType) {
  const members = input instanceof z.ZodMiniObject ? Object.entries(input.def.shape) : [];
  return builder.args((t) =>
    Object.fromEntries(
      members.map(([name, member]) => {
        const { type, isList, isNullable } = graphqlShapeOf(member);
        const scalar = typeof type === 'string' ? type : 'JSON';
        return [name, t.field({ type: isList ? [scalar] : scalar, required: !isNullable, ...sentenceOf(member) })];
      }),
    ),
  );
}

function sentenceOf(schema: object): { readonly description?: string } {
  const { description } = labelOf(schema);
  return description === undefined ? {} : { description };
}

function nameOf(schema: z.ZodMiniObject): string {
  const { name } = labelOf(schema);
  if (name === undefined) throw new Error(`An object type needs a name: ${Object.keys(schema.def.shape).join(', ')}.`);
  return name;
}
