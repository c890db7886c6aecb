import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { answerToFault } from './answer-to-fault.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const log = createLog(
  () => {},
  () => new Date(0),
);
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  );

describe('a fault of the database', () => {
  it('at the time limit of a statement is answered as too slow, not as a fault of the server', async () => {
    const scope = { as: 'platform', timeoutMs: 50 } as const;
    const faults = [
      await faultOf(database.db.query(scope, 'select pg_sleep(5)', [])),
      await faultOf(database.db.inTransaction(scope, (tx) => tx.$queryRaw`select 1 from pg_sleep(5)`)),
    ];
    for (const fault of faults) {
      const { status, text } = answerToFault(log, fault, { requestId: 'r1' });
      expect([status, text]).toEqual([503, 'This took too long and was given up. Please try again. (request r1)']);
    }
  });

  it('of any other kind says nothing about itself', async () => {
    const fault = await faultOf(database.db.query({ as: 'platform' }, 'select 1 / 0', []));
    expect(answerToFault(log, fault, { requestId: 'r2' })).toMatchObject({ status: 500, text: 'Something went wrong. (request r2)' });
  });
});
