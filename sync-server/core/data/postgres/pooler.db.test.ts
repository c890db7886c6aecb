import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { prepared } from '#server/core/data/prepared.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { hasPooler, type Pooler, startPooler } from '#server/testing/servers/pooler.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { keepsStatements } from './keeps-statements.ts';

const platform = { as: 'platform' } as const;
const readPid = prepared('select pg_backend_pid() as pid, current_user::text as role');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('directly at PostgreSQL, a connection finds its prepared statements again', async () => {
  expect(await keepsStatements(serverUrlOf(database.url))).toBe(true);
});

describe.runIf(hasPooler())('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let db: Database;

  beforeAll(async () => {
    const directUrl = serverUrlOf(database.url);
    pooler = await startPooler([directUrl], 2);
    db = openDatabase({ url: pooler.through(directUrl), directUrl, namedStatements: false, poolSize: 8 });
  });
  afterAll(async () => {
    await db.close();
    await pooler.stop();
  });

  test('the server finds at its start that statements are not kept', async () => {
    expect(await keepsStatements(pooler.through(serverUrlOf(database.url)))).toBe(false);
  });

  test('forty callers share two connections, each with its own role and scope', async () => {
    const scopes = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? platform : ({ as: 'visitor' } as const)));
    const rows = await Promise.all(scopes.map((scope) => db.query<{ pid: number; role: string }>(scope, readPid, [])));
    expect(rows.map(([row]) => row?.role)).toEqual(scopes.map(({ as }) => `reckoner_${as}`));
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(2);
  });

  test('nothing of a transaction is left on the connection for the next one', async () => {
    await db.inTransaction({ as: 'platform', userId: '01900000-0000-7000-8000-000000000001', timeoutMs: 1_234 }, async (tx) => {
      await tx.$queryRaw`select 1`;
    });
    const client = new pg.Client({ connectionString: pooler.through(serverUrlOf(database.url)) });
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('role') as role, coalesce(current_setting('app.user_id', true), '') as person, current_setting('statement_timeout') as time`,
    );
    await client.end();
    expect(rows).toEqual([{ role: 'none', person: '', time: '0' }]);
  });

  test('a statement ends at its time limit, and a failed one is rolled back', async () => {
    await expect(db.query({ as: 'platform', timeoutMs: 50 }, 'select pg_sleep(5)', [])).rejects.toMatchObject({ code: '57014' });
    await expect(
      db.inTransaction(platform, async (tx) => {
        await tx.secret.create({ data: { key: 'half', value: {} } });
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    expect(await db.query(platform, `select 1 from secrets where key = 'half'`, [])).toEqual([]);
  });

  test('the query builder writes and reads on one snapshot', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        db.inTransaction(platform, (tx) => tx.secret.create({ data: { key: `pooled ${place}`, value: place } })),
      ),
    );
    const [count, rows] = await db.reading(platform, (tx) =>
      Promise.all([
        tx.secret.count({ where: { key: { startsWith: 'pooled' } } }),
        tx.secret.findMany({ where: { key: { startsWith: 'pooled' } } }),
      ]),
    );
    expect([count, rows.length]).toEqual([20, 20]);
  });
});
