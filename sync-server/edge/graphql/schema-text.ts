import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** A schema in the format of the committed file. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
