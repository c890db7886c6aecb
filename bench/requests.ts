/**
 * Processor time of the server for one request, beside a bare node:http server and one row read by bare `pg`, and the statements of one
 * pushed command: `npx tsx bench/requests.ts [requests]`. All run on the loopback in their own processes and take turns, so that ratios
 * hold on a busy machine. Exits with 1 when a goal is missed.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { people } from '../journeys/bench/people.ts';
import { embeddedUrl, openRecords } from '../journeys/bench/server-records.ts';
import { countStatements } from './count-statements.ts';
import { type Asked, ask, graphqlHeaders, nextCommands, pushAll, signInToDemo } from './server/demo-device.ts';
import { reportGoal } from './server/goals.ts';
import { answerProcessorTime, type MeasuredProcess, startMeasured } from './server/measured-process.ts';

const rounds = 3;
const connections = 16;
const statementsGoal = 7;

interface Measured {
  readonly name: string;
  readonly process: MeasuredProcess;
  readonly asked: Omit<Asked, 'agent'>;
  /** The row to compare with, and the highest allowed ratio to its cost. */
  readonly goal?: readonly [string, number];
  /** Divides the number of requests, for a case whose requests take long. */
  readonly share?: number;
}

const [, script = '', argument = '5000'] = process.argv;
if (argument === 'server') {
  answerProcessorTime();
  await import('#server/programs/main.ts');
} else if (argument === 'bare') {
  answerProcessorTime();
  serveBare(Number(process.env.PORT), process.env.BENCH_DATABASE_URL ?? '');
} else {
  await measure(Number(argument));
}

function serveBare(port: number, url: string): void {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const headers = { 'content-type': 'application/json' };
  const oneRow = { name: 'one', text: 'select id, email, role::text, is_active from users where email = $1', values: [people.acmeAdmin] };
  createServer(async ({ url: path }, response) => {
    if (path === '/row') response.writeHead(200, headers).end(JSON.stringify((await pool.query(oneRow)).rows[0]));
    else response.writeHead(200, headers).end('ok');
  }).listen(port, '127.0.0.1', () => process.stdout.write('Bare is ready\n'));
}

async function measure(requests: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  // The system user of the database has to pass through this folder. Its contents have their own permissions.
  chmodSync(dataDir, 0o755);
  const [port, barePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const environment = { NODE_ENV: 'development', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir };
  const self = fileURLToPath(new URL(script, 'file://'));
  const server = await startMeasured(self, { argument: 'server', environment, ready: 'Reckoner is ready' });
  const records = openRecords({ dataDir, databaseUrl: undefined, output: server.output });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let bare: MeasuredProcess | undefined;
  try {
    const bareEnvironment = { PORT: String(barePort), BENCH_DATABASE_URL: embeddedUrl({ output: server.output, dataDir }) };
    bare = await startMeasured(self, { argument: 'bare', environment: bareEnvironment, ready: 'Bare is ready' });
    const cookie = await signInToDemo(url);
    const signedIn = { port, headers: { cookie } };
    const pulling = { port, path: '/graphql', headers: graphqlHeaders(cookie) };
    const first = pullBody([]);
    const caughtUp = pullBody(await stableCheckpoints(() => ask({ ...pulling, agent, body: first })));
    const all: readonly Measured[] = [
      { name: 'bare node:http', process: bare, asked: { port: barePort, path: '/' } },
      { name: 'bare pg, one row', process: bare, asked: { port: barePort, path: '/row' } },
      { name: '/healthz', process: server, asked: { port, path: '/healthz' }, goal: ['bare node:http', 4] },
      { name: '/api/auth/user', process: server, asked: { ...signedIn, path: '/api/auth/user' }, goal: ['bare pg, one row', 6] },
      { name: '/api/tenant/info', process: server, asked: { ...signedIn, path: '/api/tenant/info' }, goal: ['bare pg, one row', 12] },
      { name: 'pull, nothing new', process: server, asked: { ...pulling, body: caughtUp }, share: 4 },
      { name: 'pull, everything', process: server, asked: { ...pulling, body: first }, share: 20 },
    ];
    report(all, await costsOf(all, agent, requests));
    const statements = await statementsOfPush({ port, agent }, cookie, records);
    reportGoal({ what: 'one pushed command', unit: 'statements', measured: statements, atMost: statementsGoal });
  } finally {
    agent.destroy();
    await records.close();
    await bare?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function pullBody(checkpoints: readonly unknown[]): string {
  return JSON.stringify({ operationName: 'pull', query: operations.pull, variables: { protocol, checkpoints, follow: [] } });
}

/** The jobs of a fresh server change some rows in its first seconds. Waits until two pulls, three seconds apart, end at the same place. */
async function stableCheckpoints(pull: () => Promise<string>): Promise<readonly unknown[]> {
  let checkpoints = checkpointsOf(await pull());
  for (let former = ''; former !== JSON.stringify(checkpoints); checkpoints = checkpointsOf(await pull())) {
    former = JSON.stringify(checkpoints);
    await setTimeout(3000);
  }
  return checkpoints;
}

function checkpointsOf(answer: string): readonly unknown[] {
  const { streams } = JSON.parse(answer).data.pull;
  return streams.map(({ stream, epoch, seq }: Readonly<Record<string, unknown>>) => ({ stream, epoch, seq }));
}

/**
 * Median of the rounds for each case, in microseconds per request. The first round is not counted: until then, the engine is still compiling
 * both sides.
 */
async function costsOf(all: readonly Measured[], agent: Agent, requests: number): Promise<ReadonlyMap<string, number>> {
  const costs = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, process: measured, asked, share = 1 } of all) {
      const count = Math.ceil(requests / share);
      const before = await measured.processorTime();
      await askMany({ ...asked, agent }, count);
      if (round > 0) costs.get(name)?.push(((await measured.processorTime()) - before) / count);
    }
  }
  return new Map([...costs].map(([name, each]) => [name, each.sort((left, right) => left - right)[each.length >> 1] ?? Number.NaN]));
}

async function askMany(asked: Asked, requests: number): Promise<void> {
  let left = requests;
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await ask(asked);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
}

function report(all: readonly Measured[], costs: ReadonlyMap<string, number>): void {
  for (const { name, goal } of all) {
    const cost = costs.get(name) ?? Number.NaN;
    process.stdout.write(`${name.padEnd(34)} ${cost.toFixed(1).padStart(7)} µs\n`);
    if (goal === undefined) continue;
    const measured = cost / (costs.get(goal[0]) ?? Number.NaN);
    reportGoal({ what: `${name}: ${cost.toFixed(0)} µs, beside ${goal[0]}`, unit: '×', digits: 1, measured, atMost: goal[1] });
  }
}

/** Statements of one push in its own tenant, which every command changes. The first push registers the device, so the second counts. */
async function statementsOfPush(to: Omit<Asked, 'path'>, cookie: string, records: ReturnType<typeof openRecords>): Promise<number> {
  const device = { id: randomUUID(), tenantId: randomUUID(), cookie, seq: 0 };
  await records.query(`insert into tenants (id, name, subdomain) values ($1, 'Bench', 'bench')`, [device.tenantId]);
  await records.query(`insert into users_to_tenants (user_id, tenant_id, role) select id, $2, 'tenant_admin' from users where email = $1`, [
    people.acmeAdmin,
    device.tenantId,
  ]);
  const calculators = await records.query<{ id: string }>('select id from calculators where is_active order by id limit 2');
  const ids = calculators.map(({ id }) => id);
  await pushAll(to, device, nextCommands(device, ids, 1));
  return countStatements(records, () => pushAll(to, device, nextCommands(device, ids, 1)));
}
