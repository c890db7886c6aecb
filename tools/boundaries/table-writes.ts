/** Finds the domains that write each table, from the sources: by the query builder and by statements. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DomainFace, OwnedTable } from '#server/core/faces/define-domain.ts';
import { domains } from '#server/wiring/domains.ts';

interface Table {
  /** Name in the query builder: a model in camel case. */
  readonly model: string;
  /** Name in the database. */
  readonly name: string;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

interface TableWrite {
  readonly table: string;
  readonly domain: string;
  readonly file: string;
}

/** The rows of a new database, the commands of operators, and test support write any table. */
const writesAnything = /^sync-server\/(?:[\w-]+\.ts$|(?:.*\/)?(?:seed|programs|testing|authorization-matrix)\/)|\.test\.ts$/;
const builderWrite = /\.(\w+)\.(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)\(/g;
const statementWrite = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/gi;

export function tablesOf(schema: string): readonly Table[] {
  return [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, model = '', body = '']) => ({
    model: `${model.charAt(0).toLowerCase()}${model.slice(1)}`,
    name: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
  }));
}

/** One sentence for each write to a table that belongs to another domain. */
export function foreignWrites(
  files: readonly Source[],
  tables: readonly Table[] = readTables(),
  faces: readonly DomainFace[] = domains,
): readonly string[] {
  return writesOf(files, tables).flatMap(({ table, domain, file }) => {
    const owner = ownersOf(table, faces)[0];
    if (domain === owner?.name || Object.hasOwn(owner?.owned.others ?? {}, domain)) return [];
    const belongs = owner === undefined ? 'no domain.ts lists it among its tables' : `it belongs to ${owner.name}`;
    return [`${file} writes ${table}: one domain writes a table, and ${belongs}.`];
  });
}

/** One sentence for each table without exactly one owner, and for each exception that no file uses any more. */
export function staleOwners(
  files: readonly Source[],
  tables: readonly Table[] = readTables(),
  faces: readonly DomainFace[] = domains,
): readonly string[] {
  const written = new Set(writesOf(files, tables).map(({ table, domain }) => `${table} ${domain}`));
  const names = tables.map(({ name }) => name);
  const unowned = names.flatMap((name) => {
    const owners = ownersOf(name, faces).map((owner) => owner.name);
    if (owners.length === 1) return [];
    return [owners.length === 0 ? `${name} stands in no domain.ts.` : `${name} has several owners: ${owners.join(', ')}.`];
  });
  const stale = faces.flatMap(({ name, tables: owned = {} }) =>
    Object.entries(owned).flatMap(([table, { others = {} }]) => [
      ...(names.includes(table) ? [] : [`The domain.ts of ${name} names ${table}, which is gone.`]),
      ...Object.keys(others).flatMap((domain) =>
        written.has(`${table} ${domain}`) ? [] : [`${domain} no longer writes ${table}: take it out of the domain.ts of ${name}.`],
      ),
    ]),
  );
  return [...unowned, ...stale];
}

function ownersOf(table: string, faces: readonly DomainFace[]): readonly { readonly name: string; readonly owned: OwnedTable }[] {
  return faces.flatMap(({ name, tables = {} }) => {
    const owned = tables[table];
    return owned === undefined ? [] : [{ name, owned }];
  });
}

function writesOf(files: readonly Source[], tables: readonly Table[]): readonly TableWrite[] {
  const namesByFolder = new Map(
    files.flatMap(({ file, text }) => {
      const name = file.endsWith('/domain.ts') ? /defineDomain\(\{\s*name: '([\w-]+)'/.exec(text)?.[1] : undefined;
      return name === undefined ? [] : [[dirname(file), name] as const];
    }),
  );
  const namesByModel = new Map(tables.map(({ model, name }) => [model, name]));
  const names = new Set(tables.map(({ name }) => name));
  return files.flatMap(({ file, text }) => {
    if (!file.startsWith('sync-server/') || writesAnything.test(file)) return [];
    const built = [...text.matchAll(builderWrite)].flatMap(([, model = '']) => namesByModel.get(model) ?? []);
    const stated = [...text.matchAll(statementWrite)].flatMap(([, name = '']) => (names.has(name) ? [name] : []));
    const domain = domainAbove(dirname(file), namesByFolder);
    return [...new Set([...built, ...stated])].map((table) => ({ table, domain, file }));
  });
}

/** The domain whose folder contains this one; the folder itself if none does. */
function domainAbove(folder: string, namesByFolder: ReadonlyMap<string, string>): string {
  let above = folder;
  while (above !== '.') {
    const name = namesByFolder.get(above);
    if (name !== undefined) return name;
    above = dirname(above);
  }
  return folder;
}

function readTables(): readonly Table[] {
  return tablesOf(readFileSync('prisma/schema.prisma', 'utf8'));
}
