import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.ts';

/** The schema as it is committed beside the code. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
}
