import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rowKinds } from '#contract/sync/rows.ts';
import { domains } from './domains.ts';

const root = 'sync-server';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
const homes = files.filter((file) => file.endsWith('/domain.ts')).map(dirname);

/** The exports of all files that declare operations or REST calls. */
async function declared(sign: RegExp): Promise<readonly { readonly file: string; readonly name: string; readonly value: unknown }[]> {
  const declaring = files.filter((file) => !isSupport(file) && sign.test(readFileSync(join(root, file), 'utf8')));
  const modules = await Promise.all(
    declaring.map(async (file) => ({ file, exported: Object.entries<unknown>(await import(join(process.cwd(), root, file))) })),
  );
  return modules.flatMap(({ file, exported }) => exported.map(([name, value]) => ({ file, name, value })));
}

const isSupport = (file: string): boolean => /(^|\/)(operations|wiring|testing|authorization-matrix)\//.test(file);

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'bind' in value;
}

const domainsWith = (holds: (domain: (typeof domains)[number]) => readonly unknown[], value: unknown): readonly string[] =>
  domains.flatMap((domain) => holds(domain).flatMap((each) => (each === value ? [domain.name] : [])));

function nameOfHome(file: string): string {
  const home = homes.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
  const text = home === undefined ? '' : readFileSync(join(root, home, 'domain.ts'), 'utf8');
  return /defineDomain\(\{\s*name: '([\w-]+)'/.exec(text)?.[1] ?? `${file} is in no domain`;
}

test('every operation stands in the face of its domain, once', async () => {
  const found = (await declared(/define(?:Operation|List)\(/)).filter(({ value }) => isOperation(value));
  expect(found.length).toBeGreaterThan(100);
  for (const { file, name, value } of found) {
    expect([name, domainsWith(({ operations = [] }) => operations, value)]).toEqual([name, [nameOfHome(file)]]);
  }
});

test('every REST call that is no operation stands in the face of its domain, once', async () => {
  const found = (await declared(/restEntry\(/)).filter(({ file }) => file.endsWith('.rest.ts'));
  expect(found.length).toBeGreaterThan(5);
  for (const { file, name, value } of found) {
    for (const call of Array.isArray(value) ? value : [value]) {
      expect([name, domainsWith(({ calls = [] }) => calls, call)]).toEqual([name, [nameOfHome(file)]]);
    }
  }
});

test('every face is listed', () => {
  expect(domains.map(({ name }) => name).sort()).toEqual(homes.map((home) => nameOfHome(`${home}/domain.ts`)).sort());
});

test('every kind of row has the loader of one domain', () => {
  const kinds = domains.flatMap(({ rows = {} }) => Object.keys(rows));
  expect(kinds.sort()).toEqual(Object.keys(rowKinds).sort());
});

test('no two jobs have the same name', () => {
  const names = domains.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));
  expect([...new Set(names)]).toEqual(names);
});
