/**
 * The database's own command:
 *   tsx prisma/engine.ts generate        the client, from the schema
 *   tsx prisma/engine.ts new <name>      a migration with what the schema has and the migrations do not
 *   tsx prisma/engine.ts check-drift     fails when the schema and the migrations disagree
 * `npm run migrate` applies the migrations. They are what Prisma's engine would write, so `npx prisma migrate deploy` can continue from the same history wherever that engine is
 * available.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

const verbs: Readonly<Record<string, (name: string | undefined) => Promise<string | undefined>>> = {
  generate: async () => generate(),
  new: newMigration,
  'check-drift': checkDrift,
};

const [verb = '', name] = process.argv.slice(2);
const run = verbs[verb];
const refusal = run === undefined ? 'Say one of: generate, new <name>, check-drift.' : await run(name);
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}

/**
 * The command line looks for a native engine even where it runs on WebAssembly alone. Any existing file satisfies it here; the verbs
 * that would really start that file are never called.
 */
function generate(): string | undefined {
  const cli = createRequire(import.meta.url).resolve('prisma/build/index.js');
  const { status } = spawnSync(process.execPath, [cli, 'generate', '--no-hints', '--schema', join(folder, 'schema.prisma')], {
    stdio: 'inherit',
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  return status === 0 ? undefined : 'The database client could not be generated.';
}

async function newMigration(title: string | undefined): Promise<string | undefined> {
  if (title === undefined || !/^[a-z][a-z0-9_]*$/.test(title)) return 'Name the migration by what it does, in lower_case_with_underscores.';
  const { missingSql } = await import('./schema-engine.ts');
  const sql = await missingSql();
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const path = join(folder, 'migrations', `${stamp}_${title}`);
  mkdirSync(path);
  writeFileSync(join(path, 'migration.sql'), sql === '' ? '-- The schema has nothing new: write the statements here.\n' : sql);
  process.stdout.write(`${join(path, 'migration.sql')}\n`);
  return undefined;
}

async function checkDrift(): Promise<string | undefined> {
  const { missingSql } = await import('./schema-engine.ts');
  const sql = await missingSql();
  return sql === '' ? undefined : `The schema is ahead of the migrations. Missing:\n${sql}`;
}
