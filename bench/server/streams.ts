/**
 * Live streams of many devices on two server processes behind HAProxy: how long a hint takes from the change to each device, the memory of
 * a stream, and a restart of one process with all of its devices coming back. `npx tsx bench/server/streams.ts [devices]`. Exits with 1 when a goal
 * is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { type BenchTenant, calculatorsOf, makeTenants } from './bench-tenants.ts';
import { type DemoDevice, nextCommands, pushAll } from './demo-device.ts';
import { startBenchDatabase } from './embedded-database.ts';
import { percentile, reportGoal } from './goals.ts';
import { startBalancer } from './haproxy.ts';
import { answerProcessorTime, type MeasuredProcess, startMeasured } from './measured-process.ts';
import { openStreamDevice, type StreamDevice } from './stream-device.ts';

const goals = { hintMs: 350, streamKb: 25, backMs: 10_000 } as const;
const devicesOfTenant = 20;
const rounds = 3;
/** Streams that are opened and closed before memory is read, so that what the first ones load does not count. */
const warmUp = 200;
const openWithinMs = 60_000;
const mostAttempts = 20;

const [, script = '', argument = '2000'] = process.argv;
if (argument === 'server') {
  answerProcessorTime();
  await import('#server/programs/main.ts');
} else await measure(Number(argument));

async function measure(devices: number): Promise<void> {
  const database = await startBenchDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  const ports = [await freePort(), await freePort()] as const;
  const port = await freePort();
  const start = (own: number): Promise<MeasuredProcess> =>
    startMeasured(fileURLToPath(new URL(script, 'file://')), {
      argument: 'server',
      environment: {
        ...{ NODE_ENV: 'development', DEMO: 'small', PORT: String(own), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir },
        ...{ DATABASE_URL: database.serverUrl, DATABASE_OWNER_URL: database.url, TRUST_PROXY: '127.0.0.1' },
      },
      ready: 'Reckoner is ready',
    });
  const servers = [await start(ports[0]), await start(ports[1])];
  const balancer = await startBalancer(port, ports);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const open: StreamDevice[] = [];
  try {
    const tenants = await makeTenants(database.url, Math.ceil(devices / devicesOfTenant), devicesOfTenant);
    const hints = createHints();
    const listen = (count: number): void => {
      const cookies = tenants.flatMap(({ tenantId, cookies }) => cookies.map((cookie) => ({ cookie, stream: `tenant:${tenantId}` })));
      for (const each of cookies.slice(0, count)) open.push(openStreamDevice({ port, agent, onHead: hints.hear, ...each }));
    };
    listen(warmUp);
    await untilOpen(open);
    for (const device of open.splice(0)) device.close();
    await wait(2_000);
    const before = await memoryOf(servers);
    listen(devices);
    await untilOpen(open);
    await wait(2_000);
    const perStream = ((await memoryOf(servers)) - before) / devices / 1_024;
    reportGoal({ what: `memory of one of ${devices} streams`, unit: 'KB', measured: perStream, atMost: goals.streamKb });

    const calculators = await calculatorsOf(database.url);
    const times = await hintTimes(tenants, calculators, hints, { port, agent });
    reportGoal({
      what: `hint to ${devices} devices behind HAProxy, p99`,
      unit: 'ms',
      measured: percentile(times, 0.99),
      atMost: goals.hintMs,
    });
    process.stdout.write(`${times.length} hints, median ${percentile(times, 0.5).toFixed(0)} ms\n`);

    const [first] = servers;
    if (first !== undefined) await returnAfterStop(first, open);
    servers[0] = await start(ports[0]);
  } finally {
    for (const device of open) device.close();
    agent.destroy();
    await balancer.stop();
    for (const server of servers) await server.stop();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Stops a process in order and waits until its devices listen to the other one. */
async function returnAfterStop(server: MeasuredProcess, devices: readonly StreamDevice[]): Promise<void> {
  const opened = (): number => devices.reduce((sum, device) => sum + device.opened(), 0);
  const [before, from] = [opened(), performance.now()];
  await server.stop();
  const stopped = performance.now();
  await untilOpen(devices);
  const back = performance.now() - stopped;
  const refused = devices.reduce((sum, device) => sum + device.refused(), 0);
  process.stdout.write(
    `stopped in ${(stopped - from).toFixed(0)} ms; ${opened() - before} streams opened again, ${refused} attempts refused\n`,
  );
  reportGoal({ what: 'devices of a stopped process are all back', unit: 'ms', measured: back, atMost: goals.backMs });
}

/** Milliseconds from sending each change to its hint on each device of the tenant, with one change after the other. */
async function hintTimes(
  tenants: readonly BenchTenant[],
  calculators: readonly string[],
  hints: ReturnType<typeof createHints>,
  to: { readonly port: number; readonly agent: Agent },
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { tenantId, admin } of tenants) {
      const from = performance.now();
      const heard = hints.next(`tenant:${tenantId}`, devicesOfTenant);
      await pushUntilAccepted(to, admin, nextCommands(admin, calculators, 1));
      for (const at of await heard) if (round > 0) times.push(at - from);
    }
  }
  return times;
}

/** Sends a change again, as a device does, if the server was too busy for it. The measured time includes every attempt. */
async function pushUntilAccepted(to: Parameters<typeof pushAll>[0], device: DemoDevice, commands: readonly object[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await pushAll({ ...to, host: `localhost:${to.port}` }, device, commands).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (problem === undefined) return;
    if (attempt === mostAttempts) throw problem;
    await wait(250);
  }
}

/** Notes when devices hear of a stream's next change. */
function createHints() {
  const heads = new Map<string, number>();
  const waiting = new Map<
    string,
    { readonly left: number[]; readonly count: number; readonly above: number; readonly done: (times: number[]) => void }
  >();
  return {
    hear: (stream: string, head: number): void => {
      heads.set(stream, Math.max(head, heads.get(stream) ?? 0));
      const asked = waiting.get(stream);
      if (asked === undefined || head <= asked.above) return;
      asked.left.push(performance.now());
      if (asked.left.length < asked.count) return;
      waiting.delete(stream);
      asked.done(asked.left);
    },
    next: (stream: string, count: number): Promise<number[]> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('A hint is missing.')), 30_000);
        const done = (times: number[]): void => {
          clearTimeout(timer);
          resolve(times);
        };
        waiting.set(stream, { left: [], count, above: heads.get(stream) ?? 0, done });
      }),
  };
}

async function memoryOf(servers: readonly MeasuredProcess[]): Promise<number> {
  let sum = 0;
  for (const server of servers) sum += await server.memory();
  return sum;
}

async function untilOpen(devices: readonly StreamDevice[]): Promise<void> {
  for (const end = Date.now() + openWithinMs; Date.now() < end; await wait(50)) if (devices.every((device) => device.isOpen())) return;
  const closed = devices.filter((device) => !device.isOpen());
  throw new Error(`${closed.length} of ${devices.length} streams are not open: ${closed[0]?.problem()}`);
}
