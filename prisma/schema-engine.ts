/**
 * Prisma's schema engine as WebAssembly, so that no binary has to be fetched. Its shadow database is a PGlite in memory: the one that
 * the PostgreSQL adapter offers connects to the main database.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationDirectory } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const folder = dirname(fileURLToPath(import.meta.url));
const migrationsFolder = join(folder, 'migrations');

/** SQL that takes the migrations to the schema; empty when they agree. */
export async function missingSql(): Promise<string> {
  const engine = await startEngine();
  const { stdout } = await engine.diff({
    from: migrationNames().length === 0 ? { tag: 'empty' } : migrations(),
    to: { tag: 'schemaDatamodel', files: schemaFiles() },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = stdout ?? '';
  return /^\s*(-- This is an empty migration\.)?\s*$/.test(sql) ? '' : sql;
}

export function migrationNames(): readonly string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function startEngine(): Promise<bindings.SchemaEngine> {
  const module = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = readFileSync(module.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  const [main, shadow] = [inMemory(), inMemory()];
  const { provider, adapterName } = main;
  const adapter = bindMigrationAwareSqlAdapterFactory({
    provider,
    adapterName,
    connect: () => main.connect(),
    connectToShadowDb: () => shadow.connect(),
  });
  return bindings.SchemaEngine.new({ datamodels: schemaFiles().map((file) => [file.path, file.content]) }, () => undefined, adapter);
}

/** With the extension that a migration creates. */
function inMemory(): PrismaPGlite {
  return new PrismaPGlite(new PGlite({ extensions: { pg_trgm } }));
}

function schemaFiles(): { path: string; content: string }[] {
  return [{ path: 'prisma/schema.prisma', content: readFileSync(join(folder, 'schema.prisma'), 'utf8') }];
}

function migrations(): DiffTarget {
  return {
    tag: 'migrations',
    baseDir: migrationsFolder,
    lockfile: { path: './migration_lock.toml', content: readFileSync(join(migrationsFolder, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map(migrationDirectory),
  };
}

function migrationDirectory(name: string): MigrationDirectory {
  const content = readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: content } } };
}
