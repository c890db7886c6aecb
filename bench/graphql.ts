/**
 * Processor time of a signed-in pull without news, end to end, in the product and in bare Yoga: `npx tsx bench/graphql.ts [requests]`. Both
 * read the same (session, pull); the product also has its limits, deadline, masking, and audit. Each runs in its own process, in turns.
 * Exits with 1 when the product costs more than twice as much.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { operations as documents } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { done } from '#contract/values/outcome.ts';
import { openDatabase } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { readCookie, sessionCookieName } from '#server/core/http/requests/cookies.ts';
import { withServices } from '#server/core/operations/with-services.ts';
import { createSecrets } from '#server/core/settings/secrets.ts';
import { createSync } from '#server/core/sync/sync.ts';
import { createGraphql, type GraphqlHandlerDeps } from '#server/edge/graphql/graphql.ts';
import { createLiveStreams } from '#server/edge/graphql/live/live-streams.ts';
import { createLeases } from '#server/people/identity/sessions/lease.ts';
import { callerOf, createLoadPerson } from '#server/people/identity/sessions/load-person.ts';
import { createSessions } from '#server/people/identity/sessions/sessions.ts';
import { untimed, withoutDomains, withoutGuards } from '#server/testing/without-domains.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { operations, relations } from '#server/wiring/operations.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { createBareYoga } from './bare-yoga.ts';
import { ask, graphqlHeaders } from './server/demo-device.ts';
import { reportGoal } from './server/goals.ts';
import { answerProcessorTime, type MeasuredProcess, startMeasured } from './server/measured-process.ts';

const rounds = 5;
const connections = 16;
const largestRatio = 2;
const candidates = ['product', 'bare Yoga'] as const;
type Candidate = (typeof candidates)[number];

const cookieName = sessionCookieName({ https: false });
const [, script = '', argument = '1000'] = process.argv;
const serving = candidates.find((candidate) => candidate === argument);
if (serving === undefined) await measure(Number(argument));
else serve(serving);

function serve(candidate: Candidate): void {
  answerProcessorTime();
  const deps = createDeps(process.env.BENCH_DATABASE_URL ?? '');
  const { handler } = createGraphql(deps);
  const place = { requestId: 'r', clientAddress: '127.0.0.1', host: 'localhost' };
  const product: RequestListener = (request, response) => void handler({ request, response, place });
  const listener = candidate === 'product' ? product : createBareYoga(deps);
  createServer(listener).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('Candidate is ready\n'));
}

function createDeps(url: string): GraphqlHandlerDeps {
  const db = openDatabase({ url, poolSize: 10 });
  const clock = (): Date => new Date();
  const query: IdentityQuery = (sql, values) => db.query({ as: 'platform' }, sql, values);
  const leases = createLeases({ secrets: createSecrets(query), clock });
  const loadPerson = createLoadPerson({ query, sessions: createSessions({ query, clock, randomBytes }), clock });
  const sync = createSync({
    handlers: commandHandlers,
    rowLoaders,
    db,
    clock,
    newId: randomUUID,
    isOwnHost: () => false,
    signLease: ({ userId: id, sessionId: sid, role }, memberships, offlineDays) =>
      leases.sign({ id, sid, role, memberships: memberships.map((membership) => ({ ...membership, offlineDays })) }),
    onFault: (event, fault) => process.stderr.write(`${event} ${String(fault)}\n`),
  });
  return {
    ...{ db, clock, sync, changes: sync.changes },
    ...withoutGuards,
    operations: withServices(operations, withoutDomains, untimed),
    relations,
    streams: createLiveStreams(),
    identify: async (cookieHeader, { requestId }) => {
      const loaded = await loadPerson.byCookie(readCookie(cookieHeader, cookieName), undefined);
      if (!loaded.ok) return loaded;
      return done(loaded.value === undefined ? { visitor: true, requestId } : callerOf(loaded.value, requestId));
    },
    onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
    isProduction: true,
  };
}

interface Server {
  readonly candidate: Candidate;
  readonly port: number;
  readonly process: MeasuredProcess;
}

async function measure(requests: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  // The system user of the database has to pass through this folder. Its contents have their own permissions.
  chmodSync(dataDir, 0o755);
  const started = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', max_connections: '100' } });
  if (!started.ok) throw new Error(started.message);
  const { url } = started.value;
  const servers: Server[] = [];
  try {
    const migrated = await applyMigrations(url);
    if (!migrated.ok) throw new Error(migrated.message);
    const cookie = `${cookieName}=${await fill(url)}`;
    for (const candidate of candidates) servers.push(await start(candidate, url));
    report(await costsOf(servers, cookie, requests));
  } finally {
    for (const server of servers) await server.process.stop();
    await started.value.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A person with one tenant and a session, whose cookie it returns. */
async function fill(url: string): Promise<string> {
  const [userId, tenantId] = [randomUUID(), randomUUID()];
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`insert into users (id, email, role) values ($1, 'ann@example.com', 'user')`, [userId]);
  await owner.query(`insert into tenants (id, name, subdomain) values ($1, 'Acme', 'acme')`, [tenantId]);
  await owner.query(`insert into users_to_tenants (user_id, tenant_id, role) values ($1, $2, 'user')`, [userId, tenantId]);
  await owner.end();
  const db = openDatabase({ url, poolSize: 2 });
  const query: IdentityQuery = (sql, values) => db.query({ as: 'platform' }, sql, values);
  const sessions = createSessions({ query, clock: () => new Date(), randomBytes });
  const cookie = await sessions.start({
    ...{ userId, issuer: 'bench', signedInAt: Date.now(), place: { host: undefined, confinedTo: undefined } },
    ...{ idToken: undefined, providerSid: undefined, browser: undefined, replaces: undefined },
  });
  await db.close();
  return cookie;
}

async function start(candidate: Candidate, url: string): Promise<Server> {
  const port = await freePort();
  const environment = { NODE_ENV: 'production', PORT: String(port), BENCH_DATABASE_URL: url };
  const self = fileURLToPath(new URL(script, 'file://'));
  return { candidate, port, process: await startMeasured(self, { argument: candidate, environment, ready: 'Candidate is ready' }) };
}

/** Microseconds of processor time for one request, round by round. The first round is a warm-up and is not counted. */
async function costsOf(servers: readonly Server[], cookie: string, requests: number): Promise<ReadonlyMap<Candidate, readonly number[]>> {
  const costs = new Map<Candidate, number[]>(candidates.map((candidate) => [candidate, []]));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asked = { agent, path: '/graphql', headers: graphqlHeaders(cookie) };
  for (let round = 0; round <= rounds; round += 1) {
    for (const { candidate, port, process: measured } of servers) {
      const body = pullBody(checkpointsOf(await ask({ ...asked, port, body: pullBody([]) })));
      const before = await measured.processorTime();
      let left = requests;
      const work = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await ask({ ...asked, port, body });
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      if (round > 0) costs.get(candidate)?.push(((await measured.processorTime()) - before) / requests);
    }
  }
  agent.destroy();
  return costs;
}

function pullBody(checkpoints: readonly unknown[]): string {
  return JSON.stringify({ operationName: 'pull', query: documents.pull, variables: { protocol, checkpoints, follow: [] } });
}

function checkpointsOf(answer: string): readonly unknown[] {
  const { streams } = JSON.parse(answer).data.pull;
  return streams.map(({ stream, epoch, seq }: Readonly<Record<string, unknown>>) => ({ stream, epoch, seq }));
}

function report(costs: ReadonlyMap<Candidate, readonly number[]>): void {
  const [product, bare] = [costs.get('product') ?? [], costs.get('bare Yoga') ?? []];
  const line = (name: string, each: readonly number[]): string => `${name.padEnd(14)} ${median(each).toFixed(0).padStart(6)} µs a pull\n`;
  process.stdout.write(line('product', product) + line('bare Yoga', bare));
  const byRound = product.map((cost, round) => cost / (bare[round] ?? Number.NaN));
  const ratio = median(product) / median(bare);
  process.stdout.write(`product / bare Yoga round by round: ${Math.min(...byRound).toFixed(2)} to ${Math.max(...byRound).toFixed(2)}\n`);
  reportGoal({ what: 'processor time of a pull, beside bare Yoga', unit: '×', digits: 2, measured: ratio, atMost: largestRatio });
}

function median(each: readonly number[]): number {
  return [...each].sort((left, right) => left - right)[each.length >> 1] ?? Number.NaN;
}
