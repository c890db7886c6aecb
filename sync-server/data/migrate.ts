/**
 * Applies pending migrations at start. It maintains Prisma's own table, row for row, so that Prisma's command line and this runner continue
 * from the same history.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

export type MigrationOutcome<Value> = Outcome<Value, 'Unavailable' | 'Conflict'>;

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../prisma/migrations');

/** Two servers that start together take turns: the second finds nothing to do. */
const lockKey = 72_707_369;

/** Names of the migrations it applied. */
export function applyMigrations(url: string): Promise<MigrationOutcome<readonly string[]>> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(table);
    const status = await compare(client);
    if (!status.ok) return status;
    const pending = new Set(status.value.pending);
    for (const migration of migrationsOnDisk().filter(({ name }) => pending.has(name))) {
      const failure = await applyOne(client, migration);
      if (failure !== undefined) return refused('Conflict', failure);
    }
    return done(status.value.pending);
  });
}

export function migrationStatus(url: string): Promise<MigrationOutcome<MigrationStatus>> {
  return withClient(url, compare);
}

async function withClient<Value>(
  url: string,
  work: (client: pg.Client) => Promise<MigrationOutcome<Value>>,
): Promise<MigrationOutcome<Value>> {
  const client = new pg.Client({ connectionString: url, application_name: 'reckoner-migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    return refused('Unavailable', `The database cannot be reached: ${reason(cause)}. Check DATABASE_URL.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function compare(client: pg.Client): Promise<MigrationOutcome<MigrationStatus>> {
  const onDisk = migrationsOnDisk();
  const rows = await appliedMigrations(client);
  const failed = rows.find((row) => row.finished_at === null);
  if (failed !== undefined) {
    return refused(
      'Conflict',
      `The migration ${failed.migration_name} failed earlier and was left half done. Repair the database by its log in _prisma_migrations, delete that row, and start again.`,
    );
  }
  const known = new Map(onDisk.map((migration) => [migration.name, migration]));
  const unknown = rows.filter((row) => !known.has(row.migration_name)).map((row) => row.migration_name);
  if (unknown.length > 0) {
    return refused(
      'Conflict',
      `The database is ahead of this build: it has ${unknown.join(', ')}. Start the newer build, or restore a backup from before it.`,
    );
  }
  const edited = rows.find((row) => known.get(row.migration_name)?.checksum !== row.checksum);
  if (edited !== undefined) {
    return refused(
      'Conflict',
      `The migration ${edited.migration_name} was changed after it was applied. Bring its file back and add a new one.`,
    );
  }
  const applied = new Set(rows.map((row) => row.migration_name));
  return done({ applied: [...applied], pending: onDisk.filter(({ name }) => !applied.has(name)).map(({ name }) => name) });
}

async function appliedMigrations(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const present = await client.query<{ present: boolean }>(`select to_regclass('public._prisma_migrations') is not null as present`);
  if (present.rows[0]?.present !== true) return [];
  const { rows } = await client.query<AppliedMigration>(
    'select migration_name, checksum, finished_at from public._prisma_migrations where rolled_back_at is null order by migration_name',
  );
  return rows;
}

/** The migration and its row commit together: a failure leaves the database as it was. */
async function applyOne(client: pg.Client, migration: Migration): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      `insert into public._prisma_migrations (id, checksum, finished_at, migration_name, logs, started_at, applied_steps_count)
       values ($1, $2, clock_timestamp(), $3, null, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('commit');
    return undefined;
  } catch (cause) {
    await client.query('rollback');
    return `The migration ${migration.name} could not be applied and changed nothing: ${reason(cause)}.`;
  }
}

function migrationsOnDisk(): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

const table = `create table if not exists public._prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;
