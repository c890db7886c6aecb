import pg from 'pg';
import { type Outcome, refused } from '#contract/values/outcome.ts';

export type BackupOutcome<Value> = Outcome<Value, 'Unavailable' | 'Conflict'>;

/** One connection for a piece of work. A fault of the database becomes a sentence for the operator. */
export async function connected<Value>(
  url: string,
  work: (client: pg.Client) => Promise<BackupOutcome<Value>>,
): Promise<BackupOutcome<Value>> {
  const client = new pg.Client({ connectionString: url, application_name: 'reckoner-backup', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (cause) {
    return refused('Unavailable', `The database refused: ${cause instanceof Error ? cause.message || cause.name : String(cause)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`);
  return rows[0]?.version ?? 0;
}

export interface TableRows {
  readonly [table: string]: number;
}

/** Rows of every table, as the role that makes backups sees them. */
export async function countRows(client: pg.Client): Promise<TableRows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from public.${client.escapeIdentifier(name)}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

export async function setBackupRole(client: pg.Client): Promise<void> {
  await client.query('set role reckoner_backup');
}
