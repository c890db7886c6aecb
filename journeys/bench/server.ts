import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';
import { earlierRelease } from './releases.ts';

export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** The database that the server was given. Undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The output of the process so far. */
  output(): string;
  /** Ends the server at once, as a power cut would. Its PostgreSQL keeps running, and the next start attaches to it. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. */
  start(): Promise<void>;
  /** Stops the server and its database in order and removes its data. */
  remove(): Promise<void>;
}

const readyWithinMs = 90_000;

/**
 * A real server process with its own database: the embedded one, or one on the PostgreSQL that TEST_DATABASE_URL names. `release` is the
 * folder that it runs from. Without one, the project of the tests says which release serves.
 */
export async function startServer(environment: Readonly<Record<string, string>> = {}, release?: string): Promise<Server> {
  const mixture = release === undefined ? mixtureOfProject() : { serving: release };
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-journey-'));
  // The system user of the database has to pass through this folder. Its contents have their own permissions.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = await createGivenDatabase(`reckoner_journey_${port}`);
  let child: ChildProcess | undefined;
  let printed = '';

  async function start(folder = mixture.serving): Promise<void> {
    printed = '';
    const own = { NODE_ENV: 'development', DEMO: 'small', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
    const started = spawn(process.execPath, [join(folder, 'dist/server/main.js')], {
      env: { ...process.env, ...own, ...mixture.environment, ...database.environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const note = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    started.stdout.on('data', note);
    started.stderr.on('data', note);
    await untilReady(started, () => printed);
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill(signal);
    await gone;
  }

  if (mixture.before !== undefined) {
    await start(mixture.before);
    await end('SIGTERM');
  }
  await start();
  return {
    url,
    dataDir,
    databaseUrl: database.environment.DATABASE_URL,
    output: () => printed,
    start: () => start(),
    kill: () => end('SIGKILL'),
    remove: async () => {
      if (child === undefined) await start();
      await end('SIGTERM');
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Mixture {
  readonly serving: string;
  /** The release that was there first, and has left its schema. */
  readonly before?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The project `earlier-on-next` runs the earlier server on the next schema. `next-for-earlier` runs the next server with the earlier app. */
function mixtureOfProject(): Mixture {
  // Programs without a test runner, such as those that measure, start servers, too.
  const next = process.env.RELEASES === undefined ? undefined : inject('nextRelease');
  if (next === undefined) return { serving: '.' };
  if (process.env.RELEASES === 'earlier-on-next') return { serving: earlierRelease, before: next };
  return { serving: next, environment: { BUILD_DIR: join(earlierRelease, 'dist') } };
}

function untilReady(started: ChildProcessByStdio<null, Readable, Readable>, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server was not ready in time:\n${output()}`)), readyWithinMs);
    const look = () => {
      if (!output().includes('Reckoner is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    started.stdout.on('data', look);
    started.stderr.on('data', look);
    started.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output()}`));
    });
  });
}

/** Folder of the embedded database. Its system user cannot enter every folder, so it may differ from the wanted one. */
export function embeddedFolder({ output, dataDir }: Pick<Server, 'output' | 'dataDir'>): string {
  return /Embedded database in ([^\s,]+)/.exec(output())?.[1]?.replace(/\.$/, '') ?? dataDir;
}

/** A database on the given PostgreSQL, if there is one. */
async function createGivenDatabase(name: string) {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given === '') return { environment: { DATABASE_URL: undefined }, drop: async () => undefined };
  await administer(given, `create database ${name}`);
  return {
    environment: { DATABASE_URL: withDatabase(given, name) },
    drop: () => administer(given, `drop database ${name} with (force)`),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
