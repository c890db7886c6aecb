/**
 * Cost of a push against a real server process with its own database on disk: `npx tsx bench/push.ts [script]`. Prints commands per second
 * of one tenant and of eight, the time of a single command, statements per push, and the time in which a device sends 1,000 commands over a
 * connection with 50 ms round trip. A script that measures the database alone is run beside it with DATABASE_URL set.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pushLimit } from '#contract/sync/sync.ts';
import { startFaultProxy } from '../journeys/bench/network/fault-proxy.ts';
import { people } from '../journeys/bench/people.ts';
import { startServer } from '../journeys/bench/server.ts';
import { openRecords } from '../journeys/bench/server-records.ts';
import { countStatements } from './count-statements.ts';
import { type DemoDevice, nextCommands, pushAll, signInToDemo } from './server/demo-device.ts';

const runMs = 6_000;
const roundTripMs = 50;
const drained = 1_000;
const tenants = 8;

const server = await startServer();
const records = openRecords(server);
const { host, port } = new URL(server.url);
const agent = new Agent({ keepAlive: true });
const calculators = (await records.query<{ id: string }>('select id from calculators where is_active order by id')).map(({ id }) => id);
const devices: DemoDevice[] = [];
for (const tenantId of await makeTenants()) devices.push({ id: randomUUID(), tenantId, cookie: await signInToDemo(server.url), seq: 0 });

async function makeTenants(): Promise<readonly string[]> {
  const ids = Array.from({ length: tenants }, () => randomUUID());
  const [admin] = await records.query<{ id: string }>('select id from users where email = $1', [people.acmeAdmin]);
  for (const id of ids) {
    await records.query(`insert into tenants (id, name, subdomain, status) values ($1, $2, $2, 'active')`, [id, `bench-${id.slice(0, 8)}`]);
    await records.query(`insert into users_to_tenants (user_id, tenant_id, role) values ($1, $2, 'tenant_admin')`, [admin?.id, id]);
  }
  return ids;
}

function push(device: DemoDevice, commands: readonly object[], at = Number(port)): Promise<void> {
  return pushAll({ port: at, host, agent }, device, commands);
}

function next(device: DemoDevice, count: number): readonly object[] {
  return nextCommands(device, calculators, count);
}

/** Commands per second while each of these devices pushes one full request after the other. */
async function rateOf(pushing: readonly DemoDevice[], size: number): Promise<number> {
  for (const device of pushing) await push(device, next(device, size));
  const start = performance.now();
  let done = 0;
  await Promise.all(
    pushing.map(async (device) => {
      while (performance.now() - start < runMs) {
        await push(device, next(device, size));
        done += size;
      }
    }),
  );
  return done / ((performance.now() - start) / 1_000);
}

async function singles(device: DemoDevice, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await push(device, next(device, 1));
    times.push(performance.now() - start);
  }
  return times.sort((left, right) => left - right);
}

async function drain(device: DemoDevice): Promise<number> {
  const proxy = await startFaultProxy();
  proxy.aim(Number(port));
  proxy.delay(roundTripMs / 2);
  const at = Number(new URL(proxy.url).port);
  const queue = next(device, drained);
  const start = performance.now();
  for (let from = 0; from < queue.length; from += pushLimit.commands) await push(device, queue.slice(from, from + pushLimit.commands), at);
  const taken = performance.now() - start;
  agent.destroy();
  await proxy.close();
  return taken;
}

function ceiling(script: string): string {
  const { port: databasePort, password: secret } = JSON.parse(readFileSync(join(server.dataDir, 'postgres.json'), 'utf8'));
  const env = {
    ...process.env,
    DATABASE_URL: `postgresql://postgres:${secret}@127.0.0.1:${databasePort}/postgres`,
    NODE_PATH: 'node_modules',
  };
  const { stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

function print(what: string, value: number, unit: string): void {
  process.stdout.write(`${what.padEnd(60)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}\n`);
}

try {
  const [one] = devices;
  if (one === undefined) throw new Error('There is no device.');
  await push(one, next(one, 1));
  print('statements of a push of one', await countStatements(records, () => push(one, next(one, 1))), '');
  print(
    `statements of a push of ${pushLimit.commands}`,
    await countStatements(records, () => push(one, next(one, pushLimit.commands))),
    '',
  );
  const times = await singles(one, 100);
  print('one command, p50', times[50] ?? 0, 'ms');
  print('one command, p95', times[95] ?? 0, 'ms');
  print(`one tenant, ${pushLimit.commands} a push`, await rateOf([one], pushLimit.commands), 'commands/s');
  print(`${tenants} tenants, ${pushLimit.commands} a push`, await rateOf(devices, pushLimit.commands), 'commands/s');
  print(`${drained} commands of one device at ${roundTripMs} ms there and back`, await drain(devices[1] ?? one), 'ms');
  const [, , script] = process.argv;
  if (script !== undefined) process.stdout.write(ceiling(script));
} finally {
  agent.destroy();
  await records.close();
  await server.remove();
}
