import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { done, refused } from '#contract/values/outcome.ts';
import { type BackupOutcome, connected, countRows, serverVersion, setBackupRole, type TableRows } from './connected.ts';
import { readManifest } from './manifest.ts';
import { type PostgresTools, refusalOfVersion } from './postgres-tools.ts';
import type { ReadDump } from './read-dump.ts';
import { grantRights, makeRoles } from './restore-rights.ts';

/**
 * Writes a backup into an empty database, whole or not at all, and compares the number of rows of every table with what was counted when it
 * was made. Returns the rows.
 */
export function restoreBackup(url: string, dump: ReadDump, tools: PostgresTools): Promise<BackupOutcome<TableRows>> {
  return connected(url, async (client) => {
    const tooOld = refusalOfVersion(tools.version, await serverVersion(client));
    if (tooOld !== undefined) return refused('Unavailable', tooOld);
    const present = await tablesIn(client);
    if (present.length > 0) {
      return refused(
        'Conflict',
        `The database is not empty: it has ${present.slice(0, 3).join(', ')}. Make a new one, and write its address.`,
      );
    }
    await makeRoles(client);
    const restored = await runRestore(url, dump, tools);
    if (!restored.ok) return restored;
    await grantRights(client);
    await setBackupRole(client);
    const rows = await countRows(client);
    const missing = differences(readManifest(dump.file)?.rows ?? rows, rows);
    return missing.length > 0
      ? refused('Conflict', `The restored database differs from what was backed up: ${missing.join(', ')}.`)
      : done(rows);
  });
}

/** In one transaction. The owner of the database that was backed up is not needed: everything belongs to the one who restores. */
async function runRestore(url: string, { file, parts }: ReadDump, tools: PostgresTools): Promise<BackupOutcome<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-restore-'));
  try {
    const list = join(folder, 'parts');
    writeFileSync(list, parts);
    const restored = await tools.run(
      'pg_restore',
      ['--exit-on-error', '--single-transaction', '--no-owner', `--use-list=${list}`, file],
      url,
    );
    return restored.ok ? restored : refused('Conflict', `pg_restore changed nothing: ${restored.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tablesIn(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by 1`,
  );
  return rows.map(({ name }) => name);
}

function differences(before: TableRows, after: TableRows): readonly string[] {
  return Object.entries(before)
    .filter(([table, count]) => after[table] !== count)
    .map(([table, count]) => `${table} has ${after[table] ?? 'no'} rows instead of ${count}`);
}
