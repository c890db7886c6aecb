import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (words: readonly string[]) => runScript('reset-second-step.ts', { databaseUrl: database.url, args: words });
const ask = (sql: string) => database.db.query({ as: 'platform' }, sql, []);

describe('the command for a person who has lost every second step', () => {
  test('removes those of this account alone, signs the person out, and is in the trail', async () => {
    for (const email of ['ann@northwind.example', 'ben@northwind.example']) {
      const [account, user] = [randomUUID(), randomUUID()];
      await ask(`insert into accounts (id, email) values ('${account}', '${email}')`);
      await ask(`insert into users (id, email) values ('${user}', '${email}')`);
      await ask(`insert into sessions (sid, sess, user_id, expire) values ('${user}', '{}', '${user}', now() + interval '1 day')`);
      await ask(
        `insert into account_factors (id, account_id, kind, data, created_at) values (gen_random_uuid(), '${account}', 'recovery', '{}', now())`,
      );
    }
    const command = run(['Ann@northwind.example']);
    expect([await command.ended, command.output()]).toEqual([
      0,
      expect.stringContaining('Removed the second steps of ann@northwind.example'),
    ]);
    const left = await ask('select a.email from account_factors f join accounts a on a.id = f.account_id');
    expect(left).toEqual([{ email: 'ben@northwind.example' }]);
    expect(await ask('select u.email from sessions s join users u on u.id = s.user_id')).toEqual([{ email: 'ben@northwind.example' }]);
    expect(await ask(`select after from audit_log where action = 'account.secondStep'`)).toEqual([
      { after: { what: 'reset by the operator', count: 1 } },
    ]);
  }, 120_000);

  test.each([
    [[], 'Name the person'],
    [['nobody@northwind.example'], 'There is no account'],
  ])(
    'refuses %j in a sentence',
    async (words, sentence) => {
      const command = run(words);
      expect([await command.ended, command.output()]).toEqual([1, expect.stringContaining(sentence)]);
    },
    120_000,
  );
});
