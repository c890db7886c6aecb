/**
 * Processor time of a GraphQL read on the server, and the savings of the handler in front of Yoga: `npx tsx bench/graphql.ts [requests]`.
 * The same schema answers the same operation for the same row through Yoga and through the handler, each in its own process, in turns. Then
 * the handler also does the rest of a signed-in call: it reads the session's row and applies row-level security. Figures are processor
 * time, so a busy machine hardly changes them. Exits with 1 when a goal is missed.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createYoga } from 'graphql-yoga';
import pg from 'pg';
import { graphqlHeader } from '#contract/operations.ts';
import { done } from '#contract/outcome.ts';
import type { CurrentUser } from '#contract/session.ts';
import type { Caller } from '#server/access/caller.ts';
import { openDatabase } from '#server/data/database.ts';
import { startEmbeddedPostgres } from '#server/data/embedded-postgres.ts';
import { applyMigrations } from '#server/data/migrate.ts';
import { createGraphql, type GraphqlDoorDeps } from '#server/graphql/graphql.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { withoutDomains } from '#server/graphql/without-domains.ts';
import { createSync } from '#server/sync/sync.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';

const candidates = ['yoga, constant', 'door, constant', 'yoga, one row', 'door, one row', 'door, session and one row under RLS'] as const;
type Candidate = (typeof candidates)[number];

const rounds = 3;
const connections = 16;
const query = '{ me { id email firstName lastName role isActive } }';
const userId = '01900000-0000-7000-8000-0000000000a1';
const tenantId = '01900000-0000-7000-8000-00000000000a';
const user: CurrentUser = {
  id: userId,
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Archer',
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  memberships: [],
  lease: '',
};
const caller: Caller = { ...user, sessionId: 's', userId, signedInAt: new Date(0), requestId: 'r' };
const oneRow =
  'select id, email, first_name as "firstName", last_name as "lastName", role::text as role, is_active as "isActive" from users';

const serving = candidates.find((candidate) => candidate === process.argv[2]);
if (serving === undefined) await measure(Number(process.argv[2] ?? 4_000));
else await serve(serving);

/** Serves one candidate until the process is told to exit. */
async function serve(candidate: Candidate): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL ?? '';
  const [db, pool] = [openDatabase({ url, poolSize: 10 }), new pg.Pool({ connectionString: url, max: 10 })];
  const sync = createSync({
    handlers: commandHandlers,
    rowLoaders,
    db,
    clock: () => new Date(),
    newId: () => userId,
    isOwnHost: () => false,
    signLease: async () => '',
    onFault: () => undefined,
  });
  const isMember = { as: 'tenant', tenantIds: [tenantId], userId } as const;
  const ofPool = async (): Promise<CurrentUser> => ({
    ...user,
    ...(await pool.query({ name: 'one', text: `${oneRow} where id = $1`, values: [userId] })).rows[0],
  });
  const readers: Readonly<Record<Candidate, () => Promise<CurrentUser>>> = {
    'yoga, constant': async () => user,
    'door, constant': async () => user,
    'yoga, one row': ofPool,
    'door, one row': ofPool,
    'door, session and one row under RLS': async () => ({ ...user, ...(await db.query(isMember, `${oneRow} where id = $1`, [userId]))[0] }),
  };
  const deps: GraphqlDoorDeps = {
    db,
    clock: () => new Date(),
    changes: sync.changes,
    sync,
    ...withoutDomains,
    currentUser: async () => done(await readers[candidate]()),
    identify: async () => {
      if (candidate === 'door, session and one row under RLS')
        await db.query({ as: 'platform' }, 'select s.sess from sessions s join users u on u.id = s.user_id where s.sid = $1', ['s']);
      return done(caller);
    },
    onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
    isProduction: false,
  };
  const { door } = createGraphql(deps);
  const yoga = createYoga({
    schema: createSchema(),
    graphiql: false,
    logging: false,
    context: () => ({ principal: caller, address: '127.0.0.1', deps }),
  });
  const server = createServer((incoming, response) => {
    if (candidate.startsWith('yoga')) return void yoga(incoming, response);
    return void door({ request: incoming, response, place: { requestId: 'r', clientAddress: '127.0.0.1', host: 'localhost' } });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
  process.on('message', () => process.send?.(process.cpuUsage()));
}

async function measure(requests: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  const started = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', max_connections: '100' } });
  if (!started.ok) throw new Error(started.message);
  try {
    const { url } = started.value;
    const migrated = await applyMigrations(url);
    if (!migrated.ok) throw new Error(migrated.message);
    await fill(url);
    const servers = await Promise.all(candidates.map((candidate) => start(candidate, url)));
    const costs = new Map<Candidate, number[]>(candidates.map((candidate) => [candidate, []]));
    // The first round is a warm-up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const server of servers) {
        const cost = await costOf(server, requests);
        if (round > 0) costs.get(server.candidate)?.push(cost);
      }
    }
    for (const { child } of servers) child.kill();
    report(new Map([...costs].map(([candidate, all]) => [candidate, [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN])));
  } finally {
    await started.value.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`insert into users (id, email, role) values ($1, $2, 'user')`, [userId, user.email]);
  await owner.query(`insert into tenants (id, name, subdomain) values ($1, 'Acme', 'acme')`, [tenantId]);
  await owner.query(`insert into users_to_tenants (user_id, tenant_id, role) values ($1, $2, 'user')`, [userId, tenantId]);
  await owner.query(`insert into sessions (sid, sess, expire, user_id) values ('s', '{}', '2999-01-01', $1)`, [userId]);
  await owner.end();
}

interface Running {
  readonly candidate: Candidate;
  readonly child: ChildProcess;
  readonly port: number;
}

function start(candidate: Candidate, url: string): Promise<Running> {
  const child = fork(fileURLToPath(import.meta.url), [candidate], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: url },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ candidate, child, port: Number(port) }));
    child.once('exit', (code) => reject(new Error(`${candidate} ended with ${code}.`)));
  });
}

/** Microseconds of the server's processor time for one request. */
async function costOf({ child, port }: Running, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await usedBy(child);
  let left = requests;
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await ask(agent, port);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  const used = (await usedBy(child)) - before;
  agent.destroy();
  return used / requests;
}

function usedBy(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (usage: NodeJS.CpuUsage) => resolve(usage.user + usage.system));
    child.send('cpu');
  });
}

function ask(agent: Agent, port: number): Promise<void> {
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), [graphqlHeader]: '1' };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200 && text.includes(user.email)) resolve();
        else reject(new Error(`${answer.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function report(costs: ReadonlyMap<Candidate, number>): void {
  const of = (candidate: Candidate): number => costs.get(candidate) ?? Number.NaN;
  for (const [candidate, cost] of costs)
    console.log(`${candidate.padEnd(38)} ${cost.toFixed(1).padStart(8)} µs of processor time a request`);
  const goals = [
    ['a known operation in front of Yoga / Yoga, constant', of('door, constant') / of('yoga, constant'), 0.5],
    ['a known operation in front of Yoga / Yoga, one row', of('door, one row') / of('yoga, one row'), 0.5],
    ['with session and row-level security / Yoga, one row', of('door, session and one row under RLS') / of('yoga, one row'), 1.5],
  ] as const;
  for (const [name, ratio, goal] of goals) {
    const isMet = ratio <= goal;
    console.log(`${name.padEnd(54)} ${ratio.toFixed(2)}   goal ${goal} ${isMet ? 'met' : 'MISSED'}`);
    if (!isMet) process.exitCode = 1;
  }
}
