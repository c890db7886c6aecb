/** Writes the client for programs in `client/`, from the OpenAPI document. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateSource } from 'oazapfts';
import { printOpenapi } from '#server/edge/openapi/print-openapi.ts';
import { restTable } from '#server/wiring/rest-table.ts';

const file = 'client/calls.gen.ts';
const document = '.generated/openapi.json';

async function clientText(): Promise<string> {
  mkdirSync('.generated', { recursive: true });
  writeFileSync(document, JSON.stringify(printOpenapi(restTable, 'https://calculators.example')));
  const intro = '// Written by `npm run generate` from the OpenAPI document. Not edited by hand.';
  return `${intro}\n${await generateSource(document, { useUnknown: true })}`;
}

export async function writeClient(): Promise<void> {
  writeFileSync(file, await clientText());
}

export async function staleClient(): Promise<readonly string[]> {
  return existsSync(file) && readFileSync(file, 'utf8') === (await clientText()) ? [] : [file];
}
