import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { done, refused } from '#contract/values/outcome.ts';
import { walkChain } from '#server/core/audit/walk-chain.ts';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { commandMs } from '#server/programs/run-on-database.ts';
import { type BackupOutcome, connected, type TableRows } from './connected.ts';
import type { PostgresTools } from './postgres-tools.ts';
import type { ReadDump } from './read-dump.ts';
import { restoreBackup } from './restore-backup.ts';

export interface VerifiedBackup {
  readonly rows: TableRows;
  /** Audit trails whose hash chains were recomputed. */
  readonly trails: number;
}

/** Restores a backup into a database that exists only meanwhile, and recomputes the hash chain of every audit trail in it. */
export function verifyBackup(url: string, dump: ReadDump, tools: PostgresTools): Promise<BackupOutcome<VerifiedBackup>> {
  const name = `reckoner_verify_${randomUUID().replaceAll('-', '')}`;
  return connected(url, async (client) => {
    if (!(await mayCreate(client))) {
      return refused('Conflict', 'The owner may not make a database to restore into. Let a superuser run: ALTER ROLE … CREATEDB.');
    }
    await client.query(`create database ${name}`);
    try {
      const scratch = addressOf(url, name);
      const restored = await restoreBackup(scratch, dump, tools);
      if (!restored.ok) return restored;
      const trails = await walkTrails(scratch);
      return trails.ok ? done({ rows: restored.value, trails: trails.value }) : trails;
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  });
}

async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user');
  return rows[0]?.may ?? false;
}

async function walkTrails(url: string): Promise<BackupOutcome<number>> {
  const db = openDatabase({ url, poolSize: 1, longestMs: commandMs });
  try {
    const trails = await db.query<{ stored: string }>({ as: 'platform' }, 'select distinct tenant_id::text as stored from audit_log', []);
    for (const { stored } of trails) {
      const tenant = tenantOf(stored);
      const { brokenAt } = await walkTrail(db, tenant);
      if (brokenAt !== null)
        return refused('Conflict', `The audit trail of ${tenant ?? 'the platform'} is broken at the record ${brokenAt}.`);
    }
    return done(trails.length);
  } finally {
    await db.close();
  }
}

/** Each page has a transaction of its own, because a trail may take longer than one is allowed to. */
function walkTrail(db: Database, tenant: string | null) {
  return walkChain((read) => db.reading({ as: 'platform' }, (tx) => read(tx)), tenant);
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
