import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { claimJob, leaseMs, registerJobs } from './claim-job.ts';
import { createScheduler, type Job } from './scheduler.ts';

const hourMs = 60 * 60 * 1000;
let office: Office;
/** The connections of a second process. */
let other: Database;
let now: Date;

beforeAll(async () => {
  office = await openOffice();
  other = openDatabase({ url: serverUrlOf(office.database.url), poolSize: 5 });
});
afterAll(async () => {
  await other.close();
  await office.close();
});
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z');
  await office.database.db.query({ as: 'platform' }, 'delete from scheduled_jobs', []);
});

const clock = (): Date => now;
const faults: string[] = [];
const processOn = (db: Database, jobs: readonly Job[]) =>
  createScheduler({
    db,
    clock,
    jobs,
    shared: [],
    newId: randomUUID,
    log: { fault: (event, fault, fields) => faults.push(`${event} ${fields?.job}: ${fault instanceof Error ? fault.message : fault}`) },
  });
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

describe('the scheduler', () => {
  test('two processes together do each run once', async () => {
    const runs: string[] = [];
    const jobs = ['first', 'second', 'third'].map((name) => ({
      name,
      everyMs: hourMs,
      run: async () => void runs.push(name),
    }));
    const processes = [processOn(office.database.db, jobs), processOn(other, jobs)];
    for (let hour = 0; hour < 5; hour += 1) {
      await Promise.all([...processes, ...processes].map(({ runDue }) => runDue()));
      later(hourMs);
    }
    expect(runs.toSorted()).toEqual(['first', 'second', 'third'].flatMap((name) => Array.from({ length: 5 }, () => name)));
  });

  test('a clock set back by a day stops no job for that day, after a finished run and after a killed one', async () => {
    const runs: string[] = [];
    const jobs = ['bill', 'mail'].map((name) => ({ name, everyMs: hourMs, run: async () => void runs.push(name) }));
    await processOn(office.database.db, jobs).runDue();
    later(hourMs);
    await claimJob({ db: office.database.db, clock }, ['bill'], 'killed');
    later(-24 * hourMs);
    await processOn(other, jobs).runDue();
    expect(runs.toSorted()).toEqual(['bill', 'bill', 'mail', 'mail']);
    await processOn(other, jobs).runDue();
    expect(runs).toHaveLength(4);
  });

  test('a job whose process was killed runs in another process once the lease is over', async () => {
    const runs: string[] = [];
    const jobs = [{ name: 'bill', everyMs: hourMs, run: async () => void runs.push('other') }];
    await registerJobs({ db: office.database.db, clock }, ['bill']);
    const killed = await claimJob({ db: office.database.db, clock }, ['bill'], 'killed');
    expect(killed?.name).toBe('bill');
    await processOn(other, jobs).runDue();
    expect(runs).toEqual([]);
    later(leaseMs);
    await processOn(other, jobs).runDue();
    expect(runs).toEqual(['other']);
  });

  test('a job that fails is logged and tried again, and stops no other', async () => {
    const runs: string[] = [];
    let isBroken = true;
    const jobs = [
      { name: 'broken', everyMs: hourMs, run: async () => (isBroken ? Promise.reject(new Error('down')) : runs.push('mended')) },
      { name: 'sound', everyMs: hourMs, run: async () => void runs.push('sound') },
    ];
    const { runDue } = processOn(office.database.db, jobs);
    await runDue();
    expect([runs, faults]).toEqual([['sound'], ['job broken: down']]);
    expect(await office.database.db.query({ as: 'platform' }, `select error from scheduled_jobs where name = 'broken'`, [])).toEqual([
      { error: 'down' },
    ]);
    isBroken = false;
    later(60_000);
    await runDue();
    expect(runs).toEqual(['sound', 'mended']);
  });

  test('a job that still runs in one process is not begun in another', async () => {
    const runs: string[] = [];
    const second = processOn(other, [{ name: 'slow', everyMs: 1, run: async () => void runs.push('second') }]);
    const slow = async (): Promise<void> => {
      runs.push('first');
      later(1);
      await second.runDue();
    };
    const { runDue } = processOn(office.database.db, [{ name: 'slow', everyMs: hourMs, run: slow }]);
    await runDue();
    expect(runs).toEqual(['first']);
  });

  test('due jobs run after the start, and none after the stop', async () => {
    let turns = 0;
    const run = async (): Promise<number> => {
      turns += 1;
      return turns < 3 ? 1 : 0;
    };
    const { start } = createScheduler({
      db: other,
      clock,
      jobs: [],
      shared: [{ name: 'mail', run }],
      newId: randomUUID,
      log: { fault: () => undefined },
    });
    const { stop } = start();
    await expect.poll(() => turns, { timeout: 5_000 }).toBeGreaterThanOrEqual(3);
    await stop();
    const before = turns;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(turns).toBe(before);
  });
});
