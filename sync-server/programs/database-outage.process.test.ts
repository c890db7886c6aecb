import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { demoPassword } from './seed/demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-outage-'));
let url = '';
let child: ChildProcess;
let printed = '';
let cookie = '';
let tenantId = '';

beforeAll(async () => {
  chmodSync(folder, 0o755);
  url = `http://localhost:${await freePort()}`;
  await startServer();
  const browser = createBrowser();
  const page = await browser.follow(`${url}/api/login`);
  const submitted = await browser.post(page.url, { email: 'admin@acme.test', password: demoPassword, act: 'sign-in' });
  await browser.follow(submitted.location ?? '');
  cookie = `sid=${browser.cookies.get('sid')}`;
  tenantId = String((await rows<{ id: string }>(`select id::text from tenants where subdomain = 'acme'`))[0]?.id);
}, 180_000);
afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null) await endServer('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startServer(): Promise<void> {
  printed = '';
  child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/programs/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', PORT: new URL(url).port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk);
    });
  await vi.waitFor(() => expect(printed).toContain('Reckoner is ready'), { timeout: 120_000, interval: 100 });
}

function endServer(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

const inData = (name: string): string => readFileSync(join(folder, 'data', name), 'utf8');
const postmaster = (): number => Number(inData('postgres/postmaster.pid').split('\n')[0]);

/** Bypasses the server, as the owner of the tables. */
async function rows<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const { port, password } = JSON.parse(inData('postgres.json'));
  const client = new pg.Client({ connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/reckoner` });
  await client.connect();
  const found = await client.query<Row>(sql, [...values]);
  await client.end();
  return found.rows;
}

async function ready(): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, text: await answer.text() };
}

/** An administrator who keeps clicking while the database goes down and comes back: each change is sent until it is answered. */
async function clickUntil(isOver: () => boolean) {
  const device = randomUUID();
  const accepted: string[] = [];
  const statuses = new Map<string, string>();
  for (let seq = 1; !isOver() || accepted.length < seq - 1; ) {
    const id = randomUUID();
    const calculatorId = 'auto-loan-basic';
    const change = {
      ...{ id, seq, v: 1, tenantId, baseVersion: null, dependsOn: [], createdAt: new Date().toISOString() },
      ...{ type: seq % 2 === 1 ? 'calculators.remove' : 'calculators.add', args: { tenantId, calculatorId } },
    };
    for (let isAnswered = false; !isAnswered; ) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [graphqlHeader]: '1' },
        body: JSON.stringify({
          operationName: 'pushCommands',
          query: operations.pushCommands,
          variables: { protocol, device, commands: [change] },
        }),
      });
      const text = await answer.text();
      const wording = `${answer.status}${answer.status === 503 ? ` after ${answer.headers.get('retry-after')}` : ''}`;
      statuses.set(wording, text.slice(0, 200));
      isAnswered = text.includes('"state":"accepted"');
      if (!isAnswered) await wait(100);
    }
    accepted.push(id);
    seq += 1;
  }
  return { accepted, statuses };
}

describe('an embedded PostgreSQL that is killed', () => {
  test('is started again: requests meanwhile are told when to come again, and nothing that was accepted is lost', async () => {
    let isOver = false;
    const clicking = clickUntil(() => isOver);
    const reads = new Set<string>();
    const said = new Set<string>();
    const looking = (async () => {
      while (!isOver) {
        for (const path of ['/api/auth/user', '/api/login', '/', '/idp/.well-known/openid-configuration']) {
          const answer = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
          reads.add(answer.status === 503 ? `503 after ${answer.headers.get('retry-after')}` : `${path} ${answer.status}`);
        }
        const { status, text } = await ready();
        said.add(`${status} ${text}`);
        await wait(20);
      }
    })();
    for (let kills = 0; kills < 3; kills += 1) {
      await wait(1_000);
      const before = postmaster();
      process.kill(before, 'SIGKILL');
      await expect.poll(async () => (await ready()).status, { timeout: 30_000, interval: 20 }).toBe(503);
      await expect.poll(async () => (await ready()).status, { timeout: 60_000 }).toBe(200);
      expect(postmaster()).not.toBe(before);
    }
    await wait(500);
    isOver = true;
    const { accepted, statuses } = await clicking;
    await looking;
    expect([...statuses.keys()].filter((status) => !['200', '503 after 2', '503 after 60'].includes(status))).toEqual([]);
    expect([...reads].filter((status) => /(?<! after) 5\d\d/.test(status))).toEqual([]);
    expect([...said]).toContain('503 The embedded database has ended. It is being started again.');
    const logged = await rows<{ id: string }>(`select id::text from command_log where state = 'accepted' order by seq`);
    expect(logged.map(({ id }) => id)).toEqual(accepted);
    expect(accepted.length).toBeGreaterThan(3);
    // Hints arrive again, because the LISTEN connection was reopened.
    await expect
      .poll(async () => (await rows(`select 1 from pg_stat_activity where application_name = 'reckoner-heads'`)).length, {
        timeout: 10_000,
      })
      .toBe(1);
  }, 240_000);

  test('is taken over by the next start after the server itself was killed, and watched by it', async () => {
    const before = postmaster();
    await endServer('SIGKILL');
    await startServer();
    expect(printed).toContain('taken over from an earlier start');
    expect(postmaster()).toBe(before);
    process.kill(before, 'SIGKILL');
    await expect.poll(async () => (await ready()).status, { timeout: 30_000, interval: 20 }).toBe(503);
    await expect.poll(async () => (await ready()).status, { timeout: 60_000 }).toBe(200);
  }, 240_000);

  test('stays down when the server is stopped', async () => {
    expect(await endServer('SIGTERM')).toBe(0);
    // PostgreSQL removes its pid file as the last step of an orderly stop.
    expect(() => postmaster()).toThrow(/ENOENT/);
  }, 60_000);
});
