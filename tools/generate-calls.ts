/**
 * Writes the app's client: one constant for each declared REST call, with the contract's schemas, which the app uses to read answers.
 * Public calls and calls of the workbench also have files of their own, because the pages of visitors and advisors must not load the
 * schemas of the administration.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '#server/access/permissions.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import { operations } from '#server/wiring/operations.ts';

const contract = 'sync-server/contract';
const clients: Readonly<Record<string, (operation: AnyOperation<never>) => boolean>> = {
  'pwa/calls/calls.gen.ts': () => true,
  'pwa/calls/visitor-calls.gen.ts': isForAnyone,
  'pwa/calls/workbench-calls.gen.ts': ({ name }) => name === 'ai.explain',
};

function isForAnyone({ name }: AnyOperation<never>): boolean {
  const may: readonly string[] = permissions[name].may;
  return may.includes('anyone');
}

/** A schema of the contract with the name of its export. */
interface Exported {
  readonly name: string;
  readonly from: string;
}

async function exportedSchemas(): Promise<ReadonlyMap<unknown, Exported>> {
  const found = new Map<unknown, Exported>();
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  for (const from of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
    const module: Readonly<Record<string, unknown>> = await import(join(process.cwd(), contract, from));
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'object' && value !== null && !found.has(value)) found.set(value, { name, from });
  }
  return found;
}

/** The text of one file of the client. */
function callsText(schemas: ReadonlyMap<unknown, Exported>, isIn: (operation: AnyOperation<never>) => boolean): string {
  const imports = new Map<string, Set<string>>();
  const nameOf = (schema: unknown): string | undefined => {
    const exported = schemas.get(schema);
    if (exported === undefined) return undefined;
    const names = imports.get(exported.from) ?? new Set();
    imports.set(exported.from, names.add(exported.name));
    return exported.name;
  };
  const declared = operations
    .filter(isIn)
    .flatMap((operation) => declaration(operation, nameOf) ?? [])
    .sort();
  const imported = [...imports].sort().map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '#contract/${from}';`);
  return `// Written by \`npm run generate\` from the declared operations.\n${imported.join('\n')}\n\n${declared.join('\n')}\n`;
}

function declaration(operation: AnyOperation<never>, nameOf: (schema: unknown) => string | undefined): string | undefined {
  const { id, rest } = operation;
  if (rest === undefined) return undefined;
  const where = `method: '${rest.method}', path: '${rest.path}'`;
  if (operation.kind === 'list') {
    const row = nameOf(operation.row);
    return row === undefined ? missing(id) : `export const ${id} = { ${where}, row: ${row} } as const;`;
  }
  const output = nameOf(operation.output);
  return output === undefined ? missing(id) : `export const ${id} = { ${where}, output: ${output} } as const;`;
}

function missing(id: string): never {
  throw new Error(`The contract must export what ${id} answers, or the app cannot read it.`);
}

export async function writeCalls(): Promise<void> {
  const schemas = await exportedSchemas();
  for (const [file, isIn] of Object.entries(clients)) writeFileSync(file, callsText(schemas, isIn));
}

/** The generated files that differ from the declarations. */
export async function staleCalls(): Promise<readonly string[]> {
  const schemas = await exportedSchemas();
  return Object.entries(clients).flatMap(([file, isIn]) =>
    existsSync(file) && readFileSync(file, 'utf8') === callsText(schemas, isIn) ? [] : [file],
  );
}
