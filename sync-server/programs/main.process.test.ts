import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.close();
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/programs/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', DEMO: 'small', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, output: () => output, ended };
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      probe.close(() => resolve(String(port)));
    });
  });
}

describe('starting the server', () => {
  test('says where it is ready and who may sign in, refuses a second one on its port, and stops in order', async () => {
    const environment = { PORT: await freePort(), DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
    const first = start(environment);
    await expect.poll(first.output, { timeout: 60_000 }).toContain(`Reckoner is ready at http://localhost:${environment.PORT}`);
    expect(first.output()).toContain('owner@reckoner.test');
    expect(await (await fetch(`http://127.0.0.1:${environment.PORT}/readyz`)).text()).toBe('ready');

    const second = start(environment);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${environment.PORT} is in use by another program`);
    expect((await fetch(`http://127.0.0.1:${environment.PORT}/healthz`)).status).toBe(200);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  }, 120_000);

  test('answers the operator’s own systems on a second port, with the figures of the process', async () => {
    const [PORT, INTERNAL_PORT] = [await freePort(), await freePort()];
    const { output, child, ended } = start({ PORT, INTERNAL_PORT, DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    await expect.poll(output, { timeout: 60_000 }).toContain('is ready at');
    expect(await (await fetch(`http://127.0.0.1:${INTERNAL_PORT}/readyz`)).text()).toBe('ready');
    expect(await (await fetch(`http://127.0.0.1:${INTERNAL_PORT}/metrics`)).text()).toMatch(/^process_resident_memory_bytes [1-9]/m);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);

  test('with port 0 takes any that is free, and every address is made from it', async () => {
    const { output, child, ended } = start({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    await expect.poll(output, { timeout: 60_000 }).toMatch(/is ready at http:\/\/localhost:[1-9]/);
    const origin = /is ready at (http:\/\/localhost:\d+)/.exec(output())?.[1] ?? '';
    const begun = await fetch(`${origin}/api/login`, { redirect: 'manual' });
    expect(new URL(begun.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(`${origin}/api/callback`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);

  test('makes no demonstration where other machines can reach it', async () => {
    const fresh = await createTestDatabase();
    const { output, child, ended } = start({ PORT: '0', HOST: '0.0.0.0', DATABASE_URL: fresh.url, LOG_LEVEL: 'warn' });
    await expect.poll(output, { timeout: 60_000 }).toContain('No demonstration is made: other machines can reach this server.');
    expect(await fresh.db.query({ as: 'platform' }, 'select 1 from accounts union all select 1 from tenants', [])).toEqual([]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await fresh.close();
  }, 120_000);

  test('connects with a user of its own that it makes as the owner, and says so where it connects as a superuser', async () => {
    const own = new URL(database.url);
    own.username = `own_${own.pathname.slice(1, 20)}`;
    own.password = 'a password of the operator';
    const environment = { PORT: '0', DATABASE_URL: own.href, DATABASE_OWNER_URL: database.url, LOG_LEVEL: 'warn' };
    const { output, child, ended } = start(environment);
    await expect.poll(output, { timeout: 60_000 }).toContain('is ready at');
    expect(output()).not.toContain('DATABASE_OWNER_URL');
    const rows = await database.db.query({ as: 'platform' }, 'select usename from pg_stat_activity where usename = $1', [own.username]);
    expect(rows.length).toBeGreaterThan(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const strong = start({ ...environment, DATABASE_URL: database.url, DATABASE_OWNER_URL: '' });
    await expect.poll(strong.output, { timeout: 60_000 }).toContain('is ready at');
    expect(strong.output()).toContain('DATABASE_URL connects as a superuser or as the owner of the tables');
    strong.child.kill('SIGTERM');
    expect(await strong.ended).toBe(0);
  }, 120_000);

  test('production names every setting that is missing, and starts nothing', async () => {
    const { ended, output } = start({ NODE_ENV: 'production', PORT: await freePort() });
    expect(await ended).toBe(1);
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'OIDC_ISSUER']) expect(output()).toContain(`${name} is missing`);
  }, 60_000);

  test('production does not start as a superuser of the database, and says what to write instead', async () => {
    const embedded = { OIDC_ISSUER: 'embedded', SMTP_URL: 'embedded', STRIPE_SECRET_KEY: 'embedded', TRUST_PROXY: 'none' };
    const place = { NODE_ENV: 'production', PORT: '0', PUBLIC_URL: 'http://localhost:4000', DATABASE_URL: database.url };
    const { ended, output } = start({ ...place, ...embedded });
    expect(await ended).toBe(1);
    expect(output()).toContain('Write that address as DATABASE_OWNER_URL, and in DATABASE_URL a user and a password of your choice');
  }, 60_000);

  test('production is not ready while the folder of the built app is empty', async () => {
    // The other database has the accounts of the demonstration by now.
    const empty = await createTestDatabase();
    const own = new URL(empty.url);
    own.username = `own_${own.pathname.slice(1, 20)}`;
    own.password = 'a password of the operator';
    const embedded = { OIDC_ISSUER: 'embedded', SMTP_URL: 'embedded', STRIPE_SECRET_KEY: 'embedded', TRUST_PROXY: 'none' };
    const place = { NODE_ENV: 'production', PORT: await freePort(), PUBLIC_URL: 'http://localhost:4000', BUILD_DIR: '/nowhere' };
    const { output, child, ended } = start({ ...place, ...embedded, DATABASE_URL: own.href, DATABASE_OWNER_URL: empty.url });
    await expect.poll(output, { timeout: 60_000 }).toContain('is ready at');
    const said = await fetch(`http://127.0.0.1:${place.PORT}/readyz`);
    expect([said.status, await said.text()]).toEqual([
      503,
      'The built app is missing: set BUILD_DIR to its folder, or run "npm run build".',
    ]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await empty.close();
  }, 120_000);

  test('a database that cannot be reached ends the start with one sentence', async () => {
    const { ended, output } = start({ PORT: await freePort(), DATABASE_URL: 'postgresql://nobody:no@127.0.0.1:1/none' });
    expect(await ended).toBe(1);
    expect(output()).toContain('The database cannot be reached');
    expect(output()).not.toContain('    at ');
  }, 60_000);
});
