import * as z from 'zod/mini';
import { labelOf } from '#contract/values/named.ts';
import type { ListPage } from '#server/core/http/requests/list-page.ts';
import { type GraphqlShape, graphqlShapeOf, type ScalarName, valuesOf } from '#server/core/operations/graphql-shape.ts';
import { type Connection, connectionRef } from './connection.ts';
import { connectionArgs, cursorArgs, pageArgs, pageRef } from './page-field.ts';
import type { Builder, RowRef } from './types/builder.ts';

type EnumRef = ReturnType<typeof enumRef>;
type InputType = ScalarName | EnumRef;
type OutputType = InputType | RowRef<object>;

export type GraphqlTypes = ReturnType<typeof createGraphqlTypes>;

/** Types of one schema, built from the contract's schemas. Each object type is created once, under the name of its schema. */
export function createGraphqlTypes(builder: Builder) {
  const refs = new Map<z.ZodMiniObject, RowRef<object>>();
  const inputOf = createInputTypes(builder);
  const pages = new Map<RowRef<object>, RowRef<ListPage<object>>>();
  const connections = new Map<RowRef<object>, RowRef<Connection>>();

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
    const named = type instanceof z.ZodMiniObject ? refOf(type) : inputOf(type);
    return isList ? [named] : named;
  }

  function pageOf(row: z.core.$ZodType, name?: string): RowRef<ListPage<object>> {
    if (!(row instanceof z.ZodMiniObject)) throw new Error('The rows of a list are objects.');
    const ref = refOf(row);
    const page = pages.get(ref) ?? pageRef(builder, name ?? `${nameOf(row)}Page`, ref);
    pages.set(ref, page);
    return page;
  }

  /** Named after the page of the same rows: TeamConnection beside TeamPage. */
  function connectionTypeOf(row: z.core.$ZodType, page?: string): RowRef<Connection> {
    if (!(row instanceof z.ZodMiniObject)) throw new Error('The rows of a connection are objects.');
    const ref = refOf(row);
    const name = page === undefined ? nameOf(row) : page.replace(/Page$/, '');
    const connection = connections.get(ref) ?? connectionRef(builder, name, ref);
    connections.set(ref, connection);
    return connection;
  }

  return {
    ref: refOf,
    connection: connectionTypeOf,
    output: (schema: z.core.$ZodType) => typeOf(graphqlShapeOf(schema)),
    page: pageOf,
    args: (input: z.ZodMiniType) => argsOf(builder, inputOf, input),
    pageArgs: () => pageArgs(builder),
    connectionArgs: () => connectionArgs(builder),
    cursorArgs: () => cursorArgs(builder),
  };
}

/** Scalars, and enums that are created once under the name of their schema. */
function createInputTypes(builder: Builder) {
  const enums = new Map<string, { readonly ref: EnumRef; readonly values: readonly string[] }>();
  return (type: ScalarName | z.ZodMiniEnum): InputType => {
    if (typeof type === 'string') return type;
    const name = nameOf(type);
    const values = valuesOf(type);
    const known = enums.get(name) ?? { ref: enumRef(builder, name, values), values };
    if (known.values.join() !== values.join()) throw new Error(`Two lists of values are both called ${name}.`);
    enums.set(name, known);
    return known.ref;
  };
}

function argsOf(builder: Builder, inputOf: ReturnType<typeof createInputTypes>, input: z.ZodMiniType) {
  const members = input instanceof z.ZodMiniObject ? Object.entries(input.def.shape) : [];
  return builder.args((t) =>
    Object.fromEntries(
      members.map(([name, member]) => {
        const { type, isList, isNullable } = graphqlShapeOf(member);
        const known = type instanceof z.ZodMiniObject ? 'JSON' : inputOf(type);
        return [name, t.field({ type: isList ? [known] : known, required: !isNullable, ...sentenceOf(member) })];
      }),
    ),
  );
}

function enumRef(builder: Builder, name: string, values: readonly string[]) {
  return builder.enumType(name, { values });
}

function sentenceOf(schema: object): { readonly description?: string } {
  const { description } = labelOf(schema);
  return description === undefined ? {} : { description };
}

function nameOf(schema: z.ZodMiniObject | z.ZodMiniEnum): string {
  const { name } = labelOf(schema);
  const members = schema instanceof z.ZodMiniObject ? schema.def.shape : schema.def.entries;
  if (name === undefined) throw new Error(`A type needs a name: ${Object.keys(members).join(', ')}.`);
  return name;
}
