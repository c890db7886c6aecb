import { done, refused } from '#contract/values/outcome.ts';
import { knownMigrations } from '#server/core/data/migrations/known-migrations.ts';
import type { BackupOutcome } from './connected.ts';
import { isFile } from './is-file.ts';
import { readManifest, sha256Of } from './manifest.ts';
import type { PostgresTools } from './postgres-tools.ts';
import { isOfOtherUsers } from './restore-rights.ts';

/** A dump that was found to be a whole backup of this product. */
export interface ReadDump {
  readonly file: string;
  /** The list of its parts, for pg_restore. */
  readonly parts: string;
}

/** Tables that every installation has rows in, from its first start on. */
const neverEmpty = ['_prisma_migrations', 'secrets', 'calculators'];

/** Refuses what is no backup of this product, holds no rows, was changed, or was made by a newer build, before anything is written. */
export async function readDump(file: string, tools: PostgresTools): Promise<BackupOutcome<ReadDump>> {
  if (!isFile(file)) return refused('Conflict', `There is no file ${file}.`);
  const manifest = readManifest(file);
  if (manifest !== undefined && manifest.sha256 !== (await sha256Of(file))) {
    return refused('Conflict', `${file} is not the file that was written: its checksum differs from the one in ${file}.json.`);
  }
  const list = await tools.run('pg_restore', ['--list', file]);
  if (!list.ok) return refused('Conflict', `${file} is not a backup in pg_dump’s custom format: ${list.message}`);
  const lines = list.value.split('\n');
  const has = (kind: string, table: string): boolean => lines.some((line) => line.includes(` ${kind} public ${table} `));
  if (!neverEmpty.every((table) => has('TABLE', table))) {
    return refused('Conflict', `${file} is a backup of another database: it lacks tables of this product.`);
  }
  for (const table of neverEmpty) {
    const rows = await rowsOf(tools, file, table);
    if (!rows.ok) return rows;
    if (rows.value.length === 0) return refused('Conflict', `${file} is an empty backup: ${table} has no rows in it.`);
  }
  const migrations = await rowsOf(tools, file, '_prisma_migrations');
  if (!migrations.ok) return migrations;
  const known = knownMigrations().map(({ name }) => name);
  const names = migrations.value.flatMap((row) => row.split('\t').filter((cell) => /^\d{14}_\w+$/.test(cell)));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    return refused('Conflict', `${file} was made by a newer build: it has ${unknown.join(', ')}. Restore it with that build.`);
  }
  return done({ file, parts: lines.filter((line) => !isOfOtherUsers(line)).join('\n') });
}

async function rowsOf(tools: PostgresTools, file: string, table: string): Promise<BackupOutcome<readonly string[]>> {
  const copied = await tools.run('pg_restore', ['--data-only', '--schema=public', `--table=${table}`, '--file=-', file]);
  if (!copied.ok) return refused('Conflict', `${file} is damaged: ${copied.message}`);
  const rows = /^COPY [^\n]*\n(.*?)^\\\.$/ms.exec(copied.value)?.[1] ?? '';
  return done(rows.split('\n').filter((row) => row !== ''));
}
