import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import type { Scope } from './database.ts';
import { type Deadline, DeadlinePassed, withinDeadline } from './within-deadline.ts';

const platform: Scope = { as: 'platform' };
let office: Office;
let onlooker: pg.Client;

beforeAll(async () => {
  office = await openOffice();
  onlooker = new pg.Client({ connectionString: office.database.url });
  await onlooker.connect();
});
afterAll(async () => {
  await onlooker.end();
  await office.close();
});

function deadlineOf(remainingMs: number): { readonly deadline: Deadline; readonly pass: () => void } {
  const passing = new AbortController();
  return { deadline: { signal: passing.signal, remainingMs: () => remainingMs }, pass: () => passing.abort() };
}
const sleepers = async (): Promise<number> => {
  const { rowCount } = await onlooker.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`);
  return rowCount ?? -1;
};

describe('a database within a deadline', () => {
  test('works as usual while there is time, through all three entry points', async () => {
    const db = withinDeadline(office.database.db, deadlineOf(5_000).deadline);
    expect(await db.query(platform, 'select 1 as one', [])).toEqual([{ one: 1 }]);
    expect(await db.reading(platform, (tx) => tx.$queryRaw`select 2 as two`)).toEqual([{ two: 2 }]);
    await db.inTransaction(platform, (tx) => tx.platformSetting.create({ data: { key: 'in-time', value: 1 } }));
    expect(await db.reading(platform, (tx) => tx.platformSetting.count({ where: { key: 'in-time' } }))).toBe(1);
  });

  test('the database itself ends a statement that takes longer than is left', async () => {
    const db = withinDeadline(office.database.db, deadlineOf(120).deadline);
    await expect(db.query(platform, 'select pg_sleep(77)', [])).rejects.toMatchObject({ code: '57014' });
    await expect(db.reading(platform, (tx) => tx.$queryRaw`select pg_sleep(77)::text`)).rejects.toThrow(/statement timeout/);
    expect(await sleepers()).toBe(0);
    // The next transaction on the same connection has the default time limit again.
    const [row] = await office.database.db.query<{ left: string }>(platform, `select current_setting('statement_timeout') as left`, []);
    expect(row?.left).toBe('5s');
  });

  test('waiting callers fail at once when the deadline passes', async () => {
    const { deadline, pass } = deadlineOf(2_500);
    const db = withinDeadline(office.database.db, deadline);
    const waiting = db.inTransaction(platform, (tx) => tx.$queryRaw`select pg_sleep(77)::text`);
    const heard = expect(waiting).rejects.toThrow(DeadlinePassed);
    await expect.poll(sleepers, { timeout: 2_400 }).toBe(1);
    pass();
    await heard;
    // The caller no longer waits, although the database still works; its own time limit ends that.
    expect(await sleepers()).toBe(1);
    await expect.poll(sleepers, { timeout: 10_000 }).toBe(0);
  });

  test('nothing begins after the deadline, no statement follows, and every write is rolled back', async () => {
    const { deadline, pass } = deadlineOf(5_000);
    const db = withinDeadline(office.database.db, deadline);
    const reached: string[] = [];
    const writing = db.inTransaction(platform, async (tx) => {
      await tx.platformSetting.create({ data: { key: 'first', value: 1 } });
      reached.push('first');
      pass();
      await tx.platformSetting.create({ data: { key: 'second', value: 1 } });
      reached.push('second');
    });
    await expect(writing).rejects.toThrow(DeadlinePassed);
    await expect(db.query(platform, 'select 1', [])).rejects.toThrow(DeadlinePassed);
    expect(reached).toEqual(['first']);
    const kept = () =>
      office.database.db.reading(platform, (tx) => tx.platformSetting.count({ where: { key: { in: ['first', 'second'] } } }));
    expect(await kept()).toBe(0);
  });
});
