import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isAway } from './is-away.ts';

const platform = { as: 'platform' } as const;
const size = 2;
let own: TestDatabase;
let db: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  db = openDatabase({ url: serverUrlOf(own.url), poolSize: size, waitMs: 3_000 });
});
afterAll(async () => {
  await db.close();
  await own.close();
});

test('with every connection held, a request is told within its wait that the database is busy, and the next one after that is served', async () => {
  const hold: { release: () => void } = { release: () => undefined };
  const released = new Promise<void>((resolve) => {
    hold.release = resolve;
  });
  // The first connections take a moment.
  await Promise.all(Array.from({ length: size }, () => db.inTransaction(platform, (tx) => tx.plan.count())));
  let begun = 0;
  const holders = Array.from({ length: size }, () =>
    db.inTransaction(platform, async () => {
      begun += 1;
      await released;
    }),
  );
  await expect.poll(() => begun).toBe(size);
  const late = await Promise.allSettled(Array.from({ length: 20 }, () => db.inTransaction(platform, (tx) => tx.plan.count())));
  expect(late.map((outcome) => outcome.status === 'rejected' && isAway(outcome.reason))).toEqual(late.map(() => true));
  hold.release();
  await Promise.all(holders);
  expect(await db.inTransaction(platform, (tx) => tx.plan.count())).toBe(0);
});
