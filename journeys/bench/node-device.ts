import { request } from 'node:http';
import { expect } from 'vitest';
import { conduct } from '#app/device/local/conductor/conductor.ts';
import { readDevice } from '#app/device/local/environment/device.ts';
import { createDeviceClock } from '#app/device/local/environment/device-clock.ts';
import type { Environment, Network, Reply } from '#app/device/local/environment/environment.ts';
import { openDatabase } from '#app/device/local/environment/open-database.ts';
import { testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { type Draft, enqueue, openStates } from '#app/device/local/outbox/outbox.ts';
import { headKind, type LocalDatabase, type OutboxEntry } from '#app/device/local/stored/collections.ts';
import type { CommandType } from '#contract/commands/commands.ts';
import { CurrentUser } from '#contract/people/session.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { PullAnswer, protocol } from '#contract/sync/sync.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { password } from './people.ts';

/**
 * The app's own local database, outbox, and conductor without a screen, so that many faults can be tested in the time that one browser
 * takes.
 */
export interface NodeDevice {
  readonly id: string;
  readonly tenantId: string;
  readonly deviceId: string;
  readonly signedOut: () => number;
  enqueue<Type extends CommandType>(draft: Draft<Type>): Promise<OutboxEntry>;
  entries(): Promise<readonly OutboxEntry[]>;
  /** Starts sending and pulling. The returned function stops it. */
  conduct(): () => Promise<void>;
  /** Sends and pulls now, and resolves when nothing is left to do. */
  idle(): Promise<void>;
  /** The rows on this device, without the rows that hold stream positions. `serverRows`: the rows that a new device would get now. */
  rows(): Promise<readonly string[]>;
  serverRows(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Shorter than the app's own time limit, so that a dropped answer does not cost half a minute. */
const answerWithinMs = 4_000;
let opened = 0;

/** The session cookie of a real sign-in, including its form and redirects. */
export async function cookieOf(url: string, email: string): Promise<string> {
  const browser = createBrowser();
  const page = await browser.follow(`${url}/api/login`);
  const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
  await browser.follow(submitted.location ?? '');
  return `sid=${browser.cookies.get('sid')}`;
}

export async function createNodeDevice(url: string, email: string): Promise<NodeDevice> {
  const cookie = await cookieOf(url, email);
  const network = nodeNetwork(url, cookie);
  const environment = nodeEnvironment(network);
  opened += 1;
  const database = await openDatabase(environment, `journey-${opened}`);
  const me = CurrentUser.parse(await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json());
  const tenantId = me.memberships[0]?.tenantId ?? '';
  const { id: deviceId } = await readDevice(database, environment);
  let signedOut = 0;
  let wake = () => {};
  let stop = async () => {};
  const entries = () => entriesOf(database);

  return {
    id: me.id,
    tenantId,
    deviceId,
    signedOut: () => signedOut,
    enqueue: async (draft) => {
      const queued = await enqueue(database, environment, draft);
      if (!queued.ok) throw new Error(queued.message);
      wake();
      return queued.value;
    },
    entries,
    conduct: () => {
      const conductor = conduct(database, environment, () => [], {
        onReport: () => {},
        onSignedOut: () => {
          signedOut += 1;
        },
        onRefused: () => {},
        onOutdated: () => {},
        onLease: () => {},
        identify: async () => 'own',
      });
      wake = conductor.wake;
      stop = () => conductor.stop();
      return stop;
    },
    idle: () =>
      expect
        .poll(async () => (await entries()).filter(({ state }) => openStates.includes(state)).length, { timeout: 60_000, interval: 20 })
        .toBe(0),
    rows: async () => {
      const documents = await database.rows.find().exec();
      return documents
        .filter(({ kind }) => kind !== headKind)
        .map(({ key, seq, row }) => `${key} ${seq} ${canonical(row)}`)
        .sort();
    },
    serverRows: () => rowsFromNothing(network),
    remove: async () => {
      await stop();
      await database.close();
    },
  };
}

function nodeEnvironment(network: ReturnType<typeof nodeNetwork>): Environment {
  return {
    ...testEnvironment(network),
    now: () => Date.now(),
    clock: createDeviceClock({
      storage: { getItem: () => null, setItem: () => {} },
      wall: () => Date.now(),
      monotonic: () => performance.now(),
    }),
    fillRandom: (into) => void crypto.getRandomValues(into),
    // Short pauses between retries, but never none: otherwise a server that is down would be asked in a tight loop.
    random: () => 0.02,
    schedule: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  };
}

async function entriesOf(database: LocalDatabase): Promise<readonly OutboxEntry[]> {
  return (await database.outbox.find({ sort: [{ seq: 'asc' }] }).exec()).map((document) => document.toMutableJSON());
}

async function rowsFromNothing(network: Network): Promise<readonly string[]> {
  const rows: string[] = [];
  let checkpoints: readonly object[] = [];
  for (let more = true; more; ) {
    const reply = await network.operate('pull', { protocol, checkpoints, follow: [] });
    const { streams } = PullAnswer.parse(reply.kind === 'answer' ? reply.body : undefined);
    for (const { stream, changes } of streams)
      for (const change of changes)
        if (!change.deleted) rows.push(`${stream}|${change.kind}|${change.id} ${change.seq} ${canonical(change.row)}`);
    checkpoints = streams.map(({ stream, epoch, seq }) => ({ stream, epoch, seq }));
    more = streams.some((page) => page.more);
  }
  return rows.sort();
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

/** Uses one connection per request, so that a cut hits the intended request. Has no live stream: sends and wakes trigger the pulls. */
function nodeNetwork(url: string, cookie: string): Network {
  const { port, host } = new URL(url);
  return {
    openHeads: () => ({ close: () => {} }),
    cutOff: () => {},
    operate: (operation, variables) =>
      new Promise<Reply>((resolve) => {
        const body = JSON.stringify({ operationName: operation, query: operations[operation], variables });
        const headers = {
          host,
          cookie,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          accept: 'application/json',
          'sec-fetch-site': 'same-origin',
          [graphqlHeader]: '1',
        };
        const lost = () => resolve({ kind: 'unreachable' });
        const asked = request({ hostname: '127.0.0.1', port, path: '/graphql', method: 'POST', headers, agent: false }, (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('error', lost);
          answer.on('close', lost);
          answer.on('end', () => {
            try {
              resolve({ kind: 'answer', ...readOperationAnswer(operation, answer.statusCode ?? 0, JSON.parse(text)) });
            } catch {
              lost();
            }
          });
        });
        asked.on('error', lost);
        asked.setTimeout(answerWithinMs, () => asked.destroy());
        asked.end(body);
      }),
  };
}
