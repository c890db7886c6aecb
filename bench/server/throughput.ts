/**
 * Requests per second and processor core at a 95th percentile of at most 200 ms: the product, whole, beside a plain Yoga and Prisma server
 * that does the same reads and writes on the same database, nine reads for each write. `npx tsx bench/server/throughput.ts [seconds]` for each
 * number of connections. Both run in processes of their own and take turns. Exits with 1 when the goal is missed.
 */
import { Agent, createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { type BenchTenant, calculatorsOf, makeTenants } from './bench-tenants.ts';
import { ask, graphqlHeaders } from './demo-device.ts';
import { startBenchDatabase } from './embedded-database.ts';
import { percentile, reportGoal } from './goals.ts';
import { answerProcessorTime, type MeasuredProcess, startMeasured } from './measured-process.ts';
import { createPlainServer } from './plain-server.ts';

const goals = { share: 0.6, answerMs: 200 } as const;
const connectionCounts = [1, 2, 4, 8, 16, 32] as const;
const readsOfWrite = 9;

const read = `query($tenant: ID!) { tenantInfo(tenant: $tenant) {
  id name subdomain status plan { id name calculatorLimit } usage { activeUsers calculators aiCallsThisMonth } calculatorIds } }`;
const write = (field: string): string =>
  `mutation($tenantId: ID!, $calculatorId: ID!) { ${field}(tenantId: $tenantId, calculatorId: $calculatorId) { current } }`;

const [, script = '', argument = '6'] = process.argv;
if (argument === 'product') {
  answerProcessorTime();
  await import('#server/programs/main.ts');
} else if (argument === 'plain') {
  answerProcessorTime();
  const listener = createPlainServer(process.env.BENCH_DATABASE_URL ?? '');
  createServer(listener).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('Plain is ready\n'));
} else await measure(Number(argument));

interface Candidate {
  readonly name: 'product' | 'plain';
  readonly port: number;
  readonly process: MeasuredProcess;
}

interface Round {
  readonly perCore: number;
  readonly perSecond: number;
  readonly p95: number;
}

async function measure(seconds: number): Promise<void> {
  const database = await startBenchDatabase();
  const [port, plainPort] = [await freePort(), await freePort()];
  const self = fileURLToPath(new URL(script, 'file://'));
  const url = `http://localhost:${port}`;
  const environment = {
    ...{ NODE_ENV: 'development', DEMO: 'small', PORT: String(port), PUBLIC_URL: url },
    ...{ DATABASE_URL: database.serverUrl, DATABASE_OWNER_URL: database.url },
  };
  const candidates: Candidate[] = [];
  try {
    const product = await startMeasured(self, { argument: 'product', environment, ready: 'Reckoner is ready' });
    candidates.push({ name: 'product', port, process: product });
    const plainEnvironment = { PORT: String(plainPort), BENCH_DATABASE_URL: database.url };
    const plain = await startMeasured(self, { argument: 'plain', environment: plainEnvironment, ready: 'Plain is ready' });
    candidates.push({ name: 'plain', port: plainPort, process: plain });
    const tenants = await makeTenants(database.url, 64, 5);
    const calculators = await calculatorsOf(database.url);
    const best = new Map<string, Round>();
    // Until then, the engine is still compiling both sides.
    for (const candidate of candidates) await load(candidate, { tenants, calculators, connections: 8, seconds });
    for (const connections of connectionCounts) {
      for (const candidate of candidates) {
        const round = await load(candidate, { tenants, calculators, connections, seconds });
        process.stdout.write(
          `${candidate.name.padEnd(8)} ${String(connections).padStart(3)} connections ${round.perSecond.toFixed(0).padStart(6)} requests/s ` +
            `${round.perCore.toFixed(0).padStart(6)} a core, p95 ${round.p95.toFixed(0)} ms\n`,
        );
        best.set(candidate.name, better(round, best.get(candidate.name)));
      }
    }
    const [ofProduct, ofPlain] = [best.get('product'), best.get('plain')];
    if (ofProduct === undefined || ofPlain === undefined) throw new Error('Nothing was measured.');
    const figure = ({ perCore, p95 }: Round): string => `${perCore.toFixed(0)}/s at p95 ${p95.toFixed(0)} ms`;
    reportGoal({
      what: `requests per core: ${figure(ofProduct)}, beside ${figure(ofPlain)} of plain Yoga and Prisma`,
      ...{ unit: '×', digits: 2, measured: ofProduct.perCore / ofPlain.perCore, atLeast: goals.share },
    });
  } finally {
    for (const { process: each } of candidates) await each.stop();
    await database.remove();
  }
}

/** The round with more requests a core, of those that answer in time; where none does, the quickest one. */
function better(round: Round, former: Round | undefined): Round {
  if (former === undefined) return round;
  const isInTime = ({ p95 }: Round): boolean => p95 <= goals.answerMs;
  if (isInTime(round) !== isInTime(former)) return isInTime(round) ? round : former;
  return (isInTime(round) ? round.perCore > former.perCore : round.p95 < former.p95) ? round : former;
}

interface Load {
  readonly tenants: readonly BenchTenant[];
  readonly calculators: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Each connection is a person of a tenant of its own, and asks again as soon as it has its answer. */
async function load({ port, process: measured }: Candidate, { tenants, calculators, connections, seconds }: Load): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const [before, from] = [await measured.processorTime(), performance.now()];
  await Promise.all(
    tenants.slice(0, connections).map(async ({ tenantId, admin: { cookie } }) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const asked = performance.now();
        const text = await ask({
          agent,
          port,
          path: '/graphql',
          headers: graphqlHeaders(cookie),
          body: bodyOf(turn, tenantId, calculators),
        });
        if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
        times.push(performance.now() - asked);
      }
    }),
  );
  const elapsed = (performance.now() - from) / 1_000;
  const cores = ((await measured.processorTime()) - before) / 1_000_000;
  agent.destroy();
  return { perCore: times.length / cores, perSecond: times.length / elapsed, p95: percentile(times, 0.95) };
}

function bodyOf(turn: number, tenantId: string, calculators: readonly string[]): string {
  if (turn % (readsOfWrite + 1) !== readsOfWrite) return JSON.stringify({ query: read, variables: { tenant: tenantId } });
  const writes = Math.floor(turn / (readsOfWrite + 1));
  const calculatorId = calculators[Math.floor(writes / 2) % calculators.length];
  return JSON.stringify({ query: write(writes % 2 === 0 ? 'addCalculator' : 'removeCalculator'), variables: { tenantId, calculatorId } });
}
