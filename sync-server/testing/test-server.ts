import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Configuration, readConfiguration } from '#server/core/configuration/configuration.ts';
import { createHttpServer } from '#server/core/http/listener/serve.ts';
import { createLog, type Log } from '#server/core/http/log.ts';
import type { InternalCalls } from '#server/edge/internal/internal-calls.ts';
import { createPasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { createApplication } from '#server/wiring/application.ts';
import type { ServiceDeps } from '#server/wiring/service-deps.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServer {
  readonly url: string;
  readonly services: ServiceDeps;
  readonly issuer: string;
  readonly paths: readonly string[];
  /** Answers as the operator's port does. */
  readonly internal: InternalCalls;
  readonly database: TestDatabase;
  /** Moves the server's clock, not the machine's. */
  readonly setClock: (time: Date) => void;
  /** Stops the server's clock at a time, so that a test counts the same days however long its steps take. */
  readonly stopClock: (time: Date) => void;
  /** Runs the due effects, such as mails. */
  readonly runEffects: () => Promise<number>;
  readonly sweep: () => Promise<void>;
  readonly logged: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly appFolders?: readonly string[];
  /** Stops the server's clock from the start. */
  readonly stoppedAt?: Date;
}

/** The whole application over real HTTP on a free port of the loopback interface, with its own database and fast password hashes. */
export async function startTestServer({ environment = {}, appFolders = [], ...options }: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const lines: string[] = [];
  let offsetMs = 0;
  let { stoppedAt } = options;
  const clock = (): Date => new Date(stoppedAt ?? Date.now() + offsetMs);
  const log: Log = createLog((line) => lines.push(line), clock);
  const server = createHttpServer((request, response) => application.listener(request, response));
  const port = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))));
  const url = `http://127.0.0.1:${port}`;
  const application = await createApplication({
    db: database.db,
    configuration: configurationFor({ NODE_ENV: 'test', PUBLIC_URL: url, ...environment }),
    clock,
    randomBytes: (length) => randomBytes(length),
    hasher: createPasswordHasher(2, { n: 2 ** 10, r: 8, p: 1 }),
    log,
    loopbackUrl: () => url,
    appFolders,
    embedFolders: [],
    missing: async () => undefined,
    outage: () => undefined,
  });
  return {
    url,
    services: application.services,
    issuer: application.issuer,
    paths: application.paths,
    internal: application.internal,
    database,
    setClock: (time) => {
      offsetMs = time.getTime() - Date.now();
      stoppedAt = undefined;
    },
    stopClock: (time) => {
      stoppedAt = time;
    },
    runEffects: application.runEffects,
    sweep: application.sweep,
    logged: () => lines,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await application.close();
      await database.close();
    },
  };
}

function configurationFor(environment: Readonly<Record<string, string>>): Configuration {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.value;
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
