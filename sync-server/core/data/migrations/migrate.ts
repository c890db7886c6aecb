/**
 * Applies pending migrations at start. It maintains Prisma's own table, row for row, so that Prisma's command line and this runner continue
 * from the same history.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AppliedMigration, compareMigrations, type MigrationStatus, selectApplied, servedBuilds } from './compare-migrations.ts';
import { knownMigrations, type Migration } from './known-migrations.ts';

export type MigrationOutcome<Value> = Outcome<Value, 'Unavailable' | 'Conflict'>;

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
    for (const migration of knownMigrations().filter(({ name }) => pending.has(name))) {
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
  return compareMigrations(await appliedMigrations(client));
}

async function appliedMigrations(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const present = await client.query<{ present: boolean }>(`select to_regclass('public._prisma_migrations') is not null as present`);
  if (present.rows[0]?.present !== true) return [];
  return (await client.query<AppliedMigration>(selectApplied)).rows;
}

/** The migration and its row commit together: a failure leaves the database as it was. */
async function applyOne(client: pg.Client, migration: Migration): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      `insert into public._prisma_migrations (id, checksum, finished_at, migration_name, logs, started_at, applied_steps_count)
       values ($1, $2, clock_timestamp(), $3, $4, now(), 1)`,
      [randomUUID(), migration.checksum, migration.name, servedBuilds(migration.servesFrom)],
    );
    await client.query('commit');
    return undefined;
  } catch (cause) {
    await client.query('rollback');
    return `The migration ${migration.name} could not be applied and changed nothing: ${reason(cause)}.`;
  }
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
