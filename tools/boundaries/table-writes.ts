/** Finds the folders that write each table, from the sources: by the query builder and by statements. */
import { readFileSync } from 'node:fs';
import { tableOwners, writesAnything } from './table-owners.ts';

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
  readonly folder: string;
  readonly file: string;
}

const builderWrite = /\.(\w+)\.(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)\(/g;
const statementWrite = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/gi;

export function tablesOf(schema: string): readonly Table[] {
  return [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, model = '', body = '']) => ({
    model: `${model.charAt(0).toLowerCase()}${model.slice(1)}`,
    name: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
  }));
}

function writesIn(tables: readonly Table[], file: string, text: string): readonly TableWrite[] {
  const folder = /^sync-server\/([a-z-]+)\//.exec(file)?.[1];
  if (folder === undefined || /\.test\.ts$/.test(file)) return [];
  const byModel = new Map(tables.map(({ model, name }) => [model, name]));
  const names = new Set(tables.map(({ name }) => name));
  const built = [...text.matchAll(builderWrite)].flatMap(([, model = '']) => byModel.get(model) ?? []);
  const stated = [...text.matchAll(statementWrite)].flatMap(([, name = '']) => (names.has(name) ? [name] : []));
  return [...new Set([...built, ...stated])].map((table) => ({ table, folder, file }));
}

/** One sentence for each write to a table that belongs to another folder. */
export function foreignWrites(files: readonly Source[], tables: readonly Table[] = readTables()): readonly string[] {
  const writes = files.flatMap(({ file, text }) => writesIn(tables, file, text));
  return writes.flatMap(({ table, folder, file }) => {
    if (writesAnything.includes(folder)) return [];
    const { owner = undefined, others = {} } = tableOwners[table] ?? {};
    if (folder === owner || Object.hasOwn(others, folder)) return [];
    const belongs = owner === undefined ? 'no folder owns it in tools/boundaries/table-owners.ts' : `it belongs to ${owner}`;
    return [`${file} writes ${table}: one folder writes a table, and ${belongs}.`];
  });
}

/** One sentence for each table without an owner, and for each exception that no file uses any more. */
export function staleOwners(files: readonly Source[], tables: readonly Table[] = readTables()): readonly string[] {
  const written = new Set(files.flatMap(({ file, text }) => writesIn(tables, file, text).map(({ table, folder }) => `${table} ${folder}`)));
  const names = tables.map(({ name }) => name);
  const unowned = names.filter((name) => tableOwners[name] === undefined).map((name) => `${name} has no owner in table-owners.ts.`);
  const unused = Object.entries(tableOwners).flatMap(([table, { others = {} }]) =>
    Object.keys(others).flatMap((folder) =>
      written.has(`${table} ${folder}`) ? [] : [`${folder} no longer writes ${table}: take it out of table-owners.ts.`],
    ),
  );
  const gone = Object.keys(tableOwners).flatMap((table) =>
    names.includes(table) ? [] : [`table-owners.ts names ${table}, which is gone.`],
  );
  return [...unowned, ...unused, ...gone];
}

function readTables(): readonly Table[] {
  return tablesOf(readFileSync('prisma/schema.prisma', 'utf8'));
}
