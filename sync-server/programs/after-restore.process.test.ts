import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { administer } from '#server/testing/test-postgres.ts';

let database: TestDatabase;
const tenantId = randomUUID();
const oldEpoch = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme' } });
    // The state after restoring a backup: old numbers, some of which were assigned again in the meantime.
    await tx.streamHead.create({ data: { stream: `tenant:${tenantId}`, head: 900, floor: 0, epoch: oldEpoch } });
  });
});
afterAll(() => database.close());

function run(port: number): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/programs/after-restore.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const streamHead = () =>
  database.db.reading({ as: 'platform' }, (tx) => tx.streamHead.findUniqueOrThrow({ where: { stream: `tenant:${tenantId}` } }));

test('[S10] the operator’s command after a restore gives every stream a new epoch and reissues every row', async () => {
  const { code, output } = await run(0);
  expect([code, output]).toEqual([0, expect.stringContaining('each device takes a fresh copy')]);
  const { epoch, head: newest } = await streamHead();
  expect(epoch).not.toBe(oldEpoch);
  expect(newest).toBe(1n);
}, 60_000);

/** Like 200,000 people, each step takes longer than a request may, and all of them longer than its transaction. */
test('the command comes to its end on a large database', async () => {
  await administer(
    database.url,
    `create function be_large() returns trigger language plpgsql as $$ begin perform pg_sleep(5.5); return null; end $$;
     create trigger be_large after insert or delete on sync_row for each statement execute function be_large()`,
  );
  const { epoch: before } = await streamHead();
  const { code, output } = await run(0);
  await administer(database.url, 'drop function be_large cascade');
  expect([code, output]).toEqual([0, expect.stringContaining('each device takes a fresh copy')]);
  expect((await streamHead()).epoch).not.toBe(before);
}, 90_000);

test('the command does nothing while the server runs', async () => {
  const before = await streamHead();
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, output } = await run(port);
  await new Promise((resolve) => server.close(resolve));
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use by another program`)]);
  expect(await streamHead()).toEqual(before);
}, 60_000);
