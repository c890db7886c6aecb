import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../schema.graphql', import.meta.url));

/** Prints the GraphQL schema that the server builds from its code. Imported dynamically, because it needs the generated database client. */
async function schemaText(): Promise<string> {
  const { schemaText } = await import('#server/edge/graphql/schema-text.ts');
  const { printedSchema } = await import('#server/testing/without-domains.ts');
  return schemaText(printedSchema());
}

export async function writeSchema(): Promise<void> {
  writeFileSync(path, await schemaText());
}

export async function staleSchema(): Promise<readonly string[]> {
  const printed = await schemaText();
  return existsSync(path) && readFileSync(path, 'utf8') === printed ? [] : ['schema.graphql'];
}
