import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.ts';

/** The schema in the format of the committed file. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
}
