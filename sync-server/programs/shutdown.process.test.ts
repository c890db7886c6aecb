import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
let child: ChildProcess;
let ended: Promise<number | null>;
let url = '';

/** A session may hold six streams, and a person twenty-four. */
const [people, sessionsOfPerson, streamsOfSession] = [13, 4, 6] as const;
const cookies: string[] = [];

/**
 * A busy machine takes long to answer 500 requests. The server would tell some of them to come again, which is no cut, but hides one: so it
 * waits for the machine here.
 */
const delaySeconds = 25;
const patience = { SHUTDOWN_DELAY: String(delaySeconds), DATABASE_WAIT_TIMEOUT: '60', DATABASE_STATEMENT_TIMEOUT: '60' };
/** Time for which requests are still sent after the server has said that it stops. */
const goOnMs = 2_000;

beforeAll(async () => {
  database = await createTestDatabase();
  child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'error', DEMO: 'small', ...patience },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ended = new Promise((resolve) => child.on('close', resolve));
  url = await readyAddress(child);
  for (let person = 0; person < people; person += 1) await addPerson();
}, 180_000);
afterAll(async () => {
  agent.destroy();
  child.kill('SIGKILL');
  await database.close();
});

function readyAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stdout?.on('data', (part) => {
      output += String(part);
      const found = /is ready at (http:\/\/localhost:\d+)/.exec(output);
      if (found !== null) resolve(found[1] ?? '');
    });
  });
}

async function addPerson(): Promise<void> {
  const id = randomUUID();
  await database.db.query({ as: 'platform' }, 'insert into users (id, email) values ($1::uuid, $1)', [id]);
  for (let session = 0; session < sessionsOfPerson; session += 1) {
    const token = randomBytes(32).toString('base64url');
    const state = JSON.stringify({ issuer: `${url}/idp`, signedInAt: Date.now(), lastSeenAt: Date.now() });
    await database.db.query(
      { as: 'platform' },
      `insert into sessions (sid, sess, user_id, expire) values ($1, $2::jsonb, $3::uuid, now() + interval '1 day')`,
      [hashToken(token), state, id],
    );
    cookies.push(`sid=${token}`);
  }
}

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  /** False if the connection was cut before the end of the answer. */
  readonly isWhole: boolean;
}

// As a proxy does, it keeps connections for the next request, unless the server closes them.
const agent = new Agent({ keepAlive: true });

/** A request; `sent` resolves when it has left on a connection that the server took, `beginning` with the first part of its answer. */
function ask(path: string, headers: Readonly<Record<string, string>>) {
  let begun: (answer: IncomingMessage) => void = () => undefined;
  let left: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    left = resolve;
  });
  const beginning = new Promise<IncomingMessage>((resolve) => {
    begun = resolve;
  });
  const whole = new Promise<Answer>((resolve, reject) => {
    const request = get(`${url}${path}`, { agent, headers }, (answer) => {
      const { statusCode: status, headers: received } = answer;
      answer.once('data', () => begun(answer));
      answer.resume();
      answer.on('error', () => undefined);
      answer.on('close', () => resolve({ status, connection: received.connection, isWhole: answer.complete }));
    });
    request.on('error', reject);
    request.on('socket', (socket) => (socket.connecting ? socket.once('connect', left) : left()));
  });
  return { sent, beginning, whole };
}

const call = (at: number) => ask('/api/tenants/my-tenants', { cookie: cookies[at % cookies.length] ?? '' });

test('a stop cuts off none of 500 requests and 300 streams, and says so before it accepts no more', async () => {
  const query = new URLSearchParams({ query: operations.heads, variables: JSON.stringify({ follow: [] }) });
  const streams = Array.from({ length: people * sessionsOfPerson * streamsOfSession }, (_, at) =>
    ask(`/graphql?${query}`, { accept: 'text/event-stream', cookie: cookies[at % cookies.length] ?? '' }),
  );
  expect(streams.length).toBeGreaterThanOrEqual(300);
  await Promise.all(streams.map(({ beginning }) => beginning));
  const inFlight = Array.from({ length: 500 }, (_, at) => call(at));
  await Promise.all(inFlight.map(({ sent }) => sent));
  child.kill('SIGTERM');
  const readiness = async (): Promise<string> => (await fetch(`${url}/readyz`)).text();
  await expect.poll(readiness, { timeout: delaySeconds * 1_000, interval: 20 }).toBe('The server is stopping.');
  const saidAt = performance.now();
  const late = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at).whole));
  expect(new Set(late.map(({ status, connection, isWhole }) => `${status} ${connection} ${isWhole}`))).toEqual(new Set(['200 close true']));
  const more: Answer[] = [];
  while (performance.now() - saidAt < goOnMs) more.push(await call(more.length).whole);
  const whole = [...(await Promise.all(inFlight.map((request) => request.whole))), ...more];
  expect(whole.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  const followed = await Promise.all(streams.map((stream) => stream.whole));
  expect(followed.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
}, 120_000);

test('a stop while the database is made ends with it, and leaves no program of it behind', async () => {
  const dataDir = mkdtempSync('/tmp/reckoner-start-');
  // The database runs as another user where the tests run as root.
  chmodSync(dataDir, 0o755);
  const early = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  early.stderr.on('data', (part) => {
    complaints += String(part);
  });
  const end = new Promise((resolve) => early.on('close', resolve));
  await expect.poll(() => readdirSync(dataDir), { timeout: 60_000 }).toContain('postgres.new');
  early.kill('SIGTERM');
  expect([await end, complaints]).toEqual([0, '']);
  expect(programsIn(dataDir)).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

function programsIn(folder: string): readonly string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(folder));
}
