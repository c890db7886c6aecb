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

/** Adds the description that GraphQL and OpenAPI print for a field. */
export function described<Schema extends object>(description: string, schema: Schema): Schema {
  labels.set(schema, { ...labels.get(schema), description });
  return schema;
}

export function labelOf(schema: object): SchemaLabel {
  return labels.get(schema) ?? {};
}
