import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { pull } from './pull.ts';
import { tenantStream } from './stream-names.ts';

/** Everyday form; SYNC_COMMITS=10000 runs the long one. */
const commits = Number(process.env.SYNC_COMMITS ?? 1_500);
const writers = 8;
/** Every twentieth transaction stays open before it commits. */
const slowEvery = 20;
const slowSeconds = 0.04;

/** One way of numbering rows so that a reader can ask for changes since its last read. */
interface Scheme {
  /** Writes a row in a transaction that waits `holdSeconds` between its write and its commit. */
  readonly write: (id: string, holdSeconds: number) => Promise<void>;
  /** Rows after the checkpoint that the last call returned. */
  readonly read: () => Promise<readonly string[]>;
}

/** Many writers, one reader that reads continuously: returns the committed rows it missed, and those it got twice. */
async function campaign(scheme: Scheme, total: number): Promise<{ readonly lost: number; readonly twice: number; readonly seen: number }> {
  const ids = Array.from({ length: total }, () => randomUUID());
  const waiting = ids.map((id, place) => ({ id, holdSeconds: place % slowEvery === 0 ? slowSeconds : 0 }));
  const seen: string[] = [];
  const running = { isOver: false };
  async function writer(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await scheme.write(next.id, next.holdSeconds);
  }
  async function reader(): Promise<void> {
    while (!running.isOver) {
      seen.push(...(await scheme.read()));
      await turn();
    }
  }
  const reading = reader();
  await Promise.all(Array.from({ length: writers }, writer));
  running.isOver = true;
  await reading;
  for (let rest = await scheme.read(); rest.length > 0; rest = await scheme.read()) seen.push(...rest);
  const distinct = new Set(seen);
  return { lost: ids.filter((id) => !distinct.has(id)).length, twice: seen.length - distinct.size, seen: distinct.size };
}

let office: Office;
let pool: pg.Pool;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  pool = new pg.Pool({ connectionString: office.database.url, max: writers + 1 });
  await pool.query('create table late (id text primary key, at timestamptz not null, seq bigint)');
  await pool.query('create sequence late_seq');
  await pool.query('create table late_head (head bigint not null)');
  await pool.query('insert into late_head values (0)');
});
afterAll(async () => {
  await pool.end();
  await office.close();
});

async function counterScheme(): Promise<Scheme> {
  const tenant = await office.tenant();
  const admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  const stream = tenantStream(tenant.id);
  const checkpoint: { epoch: string | null; seq: number } = { epoch: null, seq: 0 };
  const deps = { ...office.services, clock: () => new Date(), rowLoaders, signLease: async () => 'lease' };
  return {
    write: async (id, holdSeconds) => {
      await office.services.changes.run(admin, async (change) => {
        change.touch(stream, 'tenantCalculator', id);
        if (holdSeconds > 0) await change.tx.$executeRaw`select pg_sleep(${holdSeconds})`;
        return { ok: true, value: null };
      });
    },
    read: async () => {
      const outcome = await pull(deps, admin, { protocol: 1, checkpoints: [{ stream, ...checkpoint }], follow: [] });
      const page = outcome.ok ? outcome.value.streams.find((candidate) => candidate.stream === stream) : undefined;
      if (page === undefined || page.reset) throw new Error('The stream was not answered.');
      checkpoint.epoch = page.epoch;
      checkpoint.seq = page.seq;
      return page.changes.map((change) => change.id);
    },
  };
}

/** Widely used schemes that lose rows: a checkpoint on a column that gets its value before the commit. */
function columnScheme(column: 'at' | 'seq', number: (client: pg.PoolClient) => Promise<string | null>): Scheme {
  const checkpoint = { value: column === 'at' ? '-infinity' : '0', id: '' };
  return {
    write: async (id, holdSeconds) => {
      const client = await pool.connect();
      try {
        const seq = await number(client);
        await client.query('begin');
        await client.query('insert into late (id, at, seq) values ($1, now(), coalesce($2::bigint, nextval($3)))', [id, seq, 'late_seq']);
        if (holdSeconds > 0) await client.query('select pg_sleep($1)', [holdSeconds]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    read: async () => {
      const { rows } = await pool.query<{ id: string; value: string }>(
        `select id, ${column}::text as value from late where (${column}, id) > ($1::${column === 'at' ? 'timestamptz' : 'bigint'}, $2)
         order by ${column}, id limit 500`,
        [checkpoint.value, checkpoint.id],
      );
      const last = rows.at(-1);
      if (last !== undefined) Object.assign(checkpoint, last);
      return rows.map(({ id }) => id);
    },
  };
}

describe('a transaction that takes its time and commits last', () => {
  test(`[sync-17] [S2] is received by every device: ${commits} commits, none lost, none twice`, { timeout: 600_000 }, async () => {
    expect(await campaign(await counterScheme(), commits)).toEqual({ lost: 0, twice: 0, seen: commits });
  });

  test('[sync-17] the campaign notices what a checkpoint on updatedAt and id loses', async () => {
    expect(
      (
        await campaign(
          columnScheme('at', async () => null),
          800,
        )
      ).lost,
    ).toBeGreaterThan(0);
  });

  test('[sync-17] the campaign notices what a checkpoint on a sequence loses', async () => {
    await pool.query('truncate late');
    expect(
      (
        await campaign(
          columnScheme('seq', async () => null),
          800,
        )
      ).lost,
    ).toBeGreaterThan(0);
  });

  test('[sync-17] the campaign notices commits that are lost when the counter is committed separately', async () => {
    await pool.query('truncate late');
    const bump = async (client: pg.PoolClient): Promise<string> => {
      const { rows } = await client.query<{ head: string }>('update late_head set head = head + 1 returning head::text as head');
      return rows[0]?.head ?? '';
    };
    expect((await campaign(columnScheme('seq', bump), 800)).lost).toBeGreaterThan(0);
  });
});
