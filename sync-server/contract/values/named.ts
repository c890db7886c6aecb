import * as z from 'zod/mini';

interface SchemaLabel {
  readonly name?: string;
  readonly description?: string;
}

const labels = new WeakMap<object, SchemaLabel>();

/**
 * Names a schema for GraphQL and OpenAPI. Mark the call as pure, so that the app's bundle keeps only the schemas it reads.
 */
export function named<Schema extends object>(name: string, schema: Schema, description?: string): Schema {
  labels.set(schema, description === undefined ? { name } : { name, description });
  return schema;
}

/** The schema with the description that GraphQL and OpenAPI print for a field. Other fields of the same schema keep theirs. */
export function described<Schema extends z.core.$ZodType>(description: string, schema: Schema): Schema {
  const copy = z.clone(schema);
  labels.set(copy, { ...labels.get(schema), description });
  return copy;
}

export function labelOf(schema: object): SchemaLabel {
  return labels.get(schema) ?? {};
}
