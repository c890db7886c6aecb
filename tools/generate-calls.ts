/**
 * Writes the app's client: one constant for each declared REST call, with the contract's schemas, which the app uses to read answers. Each
 * domain has a file of its own, so that a section of the administration loads only the schemas that it reads. Public calls stand in one more
 * file, because the pages of visitors must not load the schemas of the administration. A domain with nothing but public calls has only that.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '#server/core/access/permissions.ts';
import type { AnyOperation } from '#server/core/operations/operation.ts';
import { operations } from '#server/wiring/operations.ts';

const contract = 'sync-server/contract';
const domains = 'pwa/device/calls/domains';

/** Few calls about the same person share a file. */
const shared: ReadonlyMap<string, string> = new Map([
  ['preferences', 'session'],
  ['sync', 'session'],
]);

/** The operations of each generated file. */
function clients(): ReadonlyMap<string, readonly AnyOperation<never>[]> {
  const called = operations.filter(({ rest }) => rest !== undefined);
  const files = new Map([['pwa/device/calls/visitor-calls.gen.ts', called.filter(isForAnyone)]]);
  const domainOf = ({ name }: AnyOperation<never>) => shared.get(name.split('.')[0] ?? '') ?? name.split('.')[0] ?? '';
  const signedIn = new Set(called.filter((operation) => !isForAnyone(operation)).map(domainOf));
  for (const operation of called.filter((one) => signedIn.has(domainOf(one)))) {
    const file = `${domains}/${kebab(domainOf(operation))}.gen.ts`;
    files.set(file, [...(files.get(file) ?? []), operation]);
  }
  return files;
}

/** landing-pages for landingPages */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

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
function callsText(schemas: ReadonlyMap<unknown, Exported>, called: readonly AnyOperation<never>[]): string {
  const imports = new Map<string, Set<string>>();
  const nameOf = (schema: unknown): string | undefined => {
    const exported = schemas.get(schema);
    if (exported === undefined) return undefined;
    const names = imports.get(exported.from) ?? new Set();
    imports.set(exported.from, names.add(exported.name));
    return exported.name;
  };
  const declared = called.flatMap((operation) => declaration(operation, nameOf) ?? []).sort();
  const imported = [...imports].sort().map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '#contract/${from}';`);
  return `// Written by \`npm run generate\` from the operations that the server declares. Not edited by hand.\n${imported.join('\n')}\n\n${declared.join('\n')}\n`;
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
  rmSync(domains, { recursive: true, force: true });
  mkdirSync(domains, { recursive: true });
  for (const [file, called] of clients()) writeFileSync(file, callsText(schemas, called));
}

/** The generated files that differ from the declarations. */
export async function staleCalls(): Promise<readonly string[]> {
  const schemas = await exportedSchemas();
  const wanted = clients();
  const left = existsSync(domains) ? readdirSync(domains).map((name) => `${domains}/${name}`) : [];
  return [
    ...left.filter((file) => !wanted.has(file)),
    ...[...wanted].flatMap(([file, called]) =>
      existsSync(file) && readFileSync(file, 'utf8') === callsText(schemas, called) ? [] : [file],
    ),
  ];
}
