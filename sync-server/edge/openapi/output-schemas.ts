import * as z from 'zod/mini';
import { labelOf } from '#contract/values/named.ts';
import { graphqlShapeOf } from '#server/core/operations/graphql-shape.ts';
import type { JsonSchema } from './json-schema.ts';

export interface OutputSchemas {
  /** Every named object of the answers, for `components.schemas`. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly schemaOf: (output: z.ZodMiniType) => JsonSchema;
}

const addressOf = (name: string): string => `#/components/schemas/${name}`;

const printing = {
  io: 'input',
  unrepresentable: 'any',
  // A union of any value and null is any value.
  override: ({ zodSchema, jsonSchema }: { readonly zodSchema: z.core.$ZodType; readonly jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (zodSchema instanceof z.ZodMiniNullable && zodSchema.def.innerType instanceof z.ZodMiniUnknown) delete jsonSchema.anyOf;
  },
} as const;

/** JSON Schema of the answers in their JSON form. */
export function printOutputSchemas(outputs: readonly z.ZodMiniType[]): OutputSchemas {
  const registry = z.registry<{ id: string }>();
  for (const output of outputs) registerObjects(output, registry);
  const { schemas } = z.toJSONSchema(registry, { ...printing, uri: addressOf });
  return {
    components: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutHeader(schema)])),
    schemaOf: (output) => schemaOf(output, registry),
  };
}

function registerObjects(schema: z.core.$ZodType, registry: z.core.$ZodRegistry<{ id: string }>): void {
  const { type } = graphqlShapeOf(schema);
  if (typeof type === 'string' || type instanceof z.ZodMiniEnum || registry.has(type)) return;
  const { name } = labelOf(type);
  if (name !== undefined) registry.add(type, { id: name });
  for (const member of Object.values(type.def.shape)) registerObjects(member, registry);
}

function schemaOf(output: z.core.$ZodType, registry: z.core.$ZodRegistry<{ id: string }>): JsonSchema {
  if (output instanceof z.ZodMiniArray) return { type: 'array', items: schemaOf(output.def.element, registry) };
  const known = registry.get(output);
  return known === undefined ? withoutHeader(z.toJSONSchema(output, printing)) : { $ref: addressOf(known.id) };
}

function withoutHeader({ $schema: _dialect, $id: _address, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
