import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './client.ts';
import type { Database } from './database.ts';
import type { Scope } from './scope.ts';

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly waitMs?: number;
}

/** A streaming replica, for reading what may lag. */
export interface Replica {
  /** Remembers where in the log the last write of the scope's person stands. Called after the commit. */
  readonly notePosition: (scope: Scope) => Promise<void>;
  /**
   * The client of the replica, if the scope may lag and the replica has replayed the person's last write. Undefined if not, and while the replica
   * does not answer: the primary database is read then.
   */
  readonly clientFor: (scope: Scope) => Promise<PrismaClient | undefined>;
  readonly close: () => Promise<void>;
}

const platform = { as: 'platform' } as const;
const usualWaitMs = 2_000;

export function openReplica({ url, poolSize, waitMs = usualWaitMs }: ReplicaOptions, query: Database['query']): Replica {
  const pool = new pg.Pool({
    application_name: 'reckoner',
    connectionString: url,
    connectionTimeoutMillis: Math.min(waitMs, usualWaitMs),
    max: poolSize,
    pipeline: true,
  });
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });

  async function notePosition({ userId }: Scope): Promise<void> {
    if (userId === undefined) return;
    await query(
      platform,
      `insert into last_writes (user_id, position) values ($1::uuid, pg_current_wal_insert_lsn()::text)
       on conflict (user_id) do update set position = excluded.position`,
      [userId],
    );
  }

  async function clientFor({ mayLag, userId }: Scope): Promise<PrismaClient | undefined> {
    if (mayLag !== true || userId === undefined) return undefined;
    const [last] = await query<{ position: string }>(platform, 'select position from last_writes where user_id = $1::uuid', [userId]);
    return (await hasReplayed(last?.position)) ? prisma : undefined;
  }

  /** A statement of its own, before the snapshot is taken. A replica that was promoted has nothing left to replay. */
  async function hasReplayed(position: string | undefined): Promise<boolean> {
    try {
      const { rows } = await pool.query<{ isReached: boolean }>(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as "isReached"',
        [position ?? '0/0'],
      );
      return rows[0]?.isReached ?? false;
    } catch {
      return false;
    }
  }

  return {
    notePosition,
    clientFor,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
