import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type pg from 'pg';
import { done, refused } from '#contract/values/outcome.ts';
import { type BackupOutcome, connected, countRows, serverVersion, setBackupRole } from './connected.ts';
import { type BackupManifest, manifestPath, sha256Of } from './manifest.ts';
import { type PostgresTools, refusalOfVersion } from './postgres-tools.ts';

export interface BackupRequest {
  /** Connected as a member of `reckoner_backup`; the owner of the tables is one. */
  readonly url: string;
  readonly file: string;
  readonly tools: PostgresTools;
  readonly clock: () => Date;
}

/**
 * Writes the whole database into one file of pg_dump's custom format, while the server runs. Rows are counted in the same snapshot that
 * pg_dump reads, so that a restored database can be compared with the numbers.
 */
export function makeBackup(request: BackupRequest): Promise<BackupOutcome<BackupManifest>> {
  const { url, file, tools } = request;
  if (existsSync(file)) return Promise.resolve(refused('Conflict', `${file} exists already. Name a new file.`));
  return connected(url, async (client) => {
    const tooOld = refusalOfVersion(tools.version, await serverVersion(client));
    if (tooOld !== undefined) return refused('Unavailable', tooOld);
    await setBackupRole(client);
    await client.query('begin isolation level repeatable read read only');
    const hidden = await tablesWithoutPolicy(client);
    if (hidden.length > 0) {
      return refused(
        'Conflict',
        `The backup would lack rows: no policy shows ${hidden.join(', ')} to reckoner_backup. Apply the migrations first.`,
      );
    }
    return dump(request, client);
  });
}

async function dump({ url, file, tools, clock }: BackupRequest, client: pg.Client): Promise<BackupOutcome<BackupManifest>> {
  const { rows: snapshots } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const rows = await countRows(client);
  const { rows: migrations } = await client.query<{ name: string }>(
    'select max(migration_name) as name from public._prisma_migrations where finished_at is not null',
  );
  const part = `${file}.part`;
  // Created with its permissions before anything is in it: the file holds the keys of the installation.
  rmSync(part, { force: true });
  writeFileSync(part, '', { mode: 0o600, flag: 'wx' });
  const dumped = await tools.run(
    'pg_dump',
    ['--format=custom', '--role=reckoner_backup', '--enable-row-security', `--snapshot=${snapshots[0]?.id ?? ''}`, `--file=${part}`],
    url,
  );
  if (!dumped.ok) {
    rmSync(part, { force: true });
    return refused('Unavailable', `pg_dump made no backup: ${dumped.message}`);
  }
  const manifest: BackupManifest = {
    madeAt: clock().toISOString(),
    postgres: await serverVersion(client),
    migration: migrations[0]?.name ?? '',
    sha256: await sha256Of(part),
    rows,
  };
  writeFileSync(manifestPath(file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(part, file);
  return done(manifest);
}

/** Row-level security answers with no rows instead of an error, so a forgotten policy would go unnoticed until the restore. */
async function tablesWithoutPolicy(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and not exists (
       select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and 'reckoner_backup'::regrole = any (p.polroles)
         and pg_get_expr(p.polqual, p.polrelid) = 'true')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
