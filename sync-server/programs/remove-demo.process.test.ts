import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { type RunningScript, runScript } from '#server/testing/run-script.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findDemoAccounts } from './seed/demo-accounts.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { removeDemoAccounts } from './seed/remove-demo-accounts.ts';

const hasher = createPasswordHasher(2, { n: 2 ** 10, r: 8, p: 1 });
const clock = (): Date => new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillDatabase({ db: database.db, clock, newId: randomUUID, hasher, demoIssuer: 'http://localhost:4000/idp', demoSize: 'small' });
});
afterAll(() => database.close());

const run = (script: string): RunningScript => runScript(script, { databaseUrl: database.url });

describe('accounts of the demonstration with the known password', () => {
  test('are found by it, but not if their password was changed', async () => {
    expect(await findDemoAccounts(database.db, hasher)).toHaveLength(5);
    await database.db.query({ as: 'platform' }, `update accounts set password_hash = $1 where email = 'user@birch.test'`, [
      await hasher.hash('Another-pass-1'),
    ]);
    expect(await findDemoAccounts(database.db, hasher)).not.toContain('user@birch.test');
  });

  test('keep production from starting, and are removed by the command that it names', async () => {
    const refused = run('main.ts');
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('still opens admin@acme.test, admin@birch.test, owner@reckoner.test, user@acme.test.');
    expect(refused.output()).toContain('npm run remove-demo');

    const alone = await removeDemoAccounts({ db: database.db, clock, newId: randomUUID, isOwnHost: () => false }, [
      'admin@acme.test',
      'owner@reckoner.test',
    ]);
    expect(alone).toMatchObject({ ok: false, code: 'LastOwner', message: expect.stringContaining('Nothing was removed') });
    expect(await findDemoAccounts(database.db, hasher)).toHaveLength(4);

    await database.db.query(
      { as: 'platform' },
      `insert into users (id, email, role) values ($1::uuid, 'boss@example.com', 'platform_owner')`,
      [randomUUID()],
    );
    const removal = run('remove-demo.ts');
    expect([await removal.ended, removal.output()]).toEqual([0, expect.stringContaining('Removed admin@acme.test')]);
    expect(await findDemoAccounts(database.db, hasher)).toEqual([]);
    const people = await database.db.query({ as: 'platform' }, 'select email from users order by email', []);
    expect(people).toEqual([{ email: 'boss@example.com' }, { email: 'user@birch.test' }]);

    const started = run('main.ts');
    await expect.poll(started.output, { timeout: 90_000 }).toContain('Reckoner is ready');
    started.stop();
    expect(await started.ended).toBe(0);
  }, 240_000);
});
