/** Starts the server: reads the settings, takes the port, opens the database, and reports when it is ready. Ends on SIGTERM or SIGINT. */
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, readConfiguration } from '#server/configuration/configuration.ts';
import { demoPassword, demoPeople } from '#server/seed/demo.ts';
import { createApplication } from './application.ts';
import { demoRefusal, findDemoAccounts } from './demo-accounts.ts';
import { fillDatabase } from './fill-database.ts';
import { batchLines } from './http/batch-lines.ts';
import { createLog } from './http/log.ts';
import { createHttpServer } from './http/serve.ts';
import { prepareStop } from './http/stop-server.ts';
import { takePort } from './http/take-port.ts';
import { createPasswordHasher } from './identity/passwords/password-hash.ts';
import { createNewId } from './new-id.ts';
import { openServerDatabase } from './open-server-database.ts';

const clock = (): Date => new Date();
const ownBuild = fileURLToPath(new URL('../dist', import.meta.url));

const logLines = batchLines((text) => process.stdout.write(text));

/** The open resources, in the order of opening. They are closed in reverse order, whether the start succeeded or not. */
const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
// Output closed (EPIPE): reporting that would fail the same way, forever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(1));
process.on('exit', logLines.flush);
process.on('uncaughtException', (fault) => failOn(fault));
process.on('unhandledRejection', (fault) => failOn(fault));

await start();

async function start(): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) return refuseStart(read.problems);
  let listener: RequestListener = (_, response) => response.writeHead(503, { 'retry-after': '5' }).end('Starting');
  const server = createHttpServer((request, response) => listener(request, response));
  // The port is taken first: a second server on it must not touch the data of the first.
  const taken = await takePort(server, read.value);
  if (!taken.ok) return refuseStart([taken.message]);
  closers.push(prepareStop(server));
  // Port 0 requests any free one: every address uses the actual port.
  const actual = readConfiguration({ ...process.env, PORT: String(taken.value) });
  if (!actual.ok) return refuseStart(actual.problems);
  const configuration = actual.value;
  const log = createLog(logLines.add, clock, configuration.logLevel);
  const opened = await openServerDatabase(configuration, (sentence) => log.warn('database', { sentence }));
  if (!opened.ok) return refuseStart([opened.message]);
  const { db, notices, missing, close } = opened.value;
  // Inserted before the server in the list, so that it is closed after the requests that use it.
  closers.unshift(close);
  for (const notice of notices) process.stdout.write(`${notice}\n`);
  const hasher = createPasswordHasher();
  const demoAccounts = configuration.mode === 'production' ? await findDemoAccounts(db, hasher) : [];
  if (demoAccounts.length > 0) return refuseStart([demoRefusal(demoAccounts)]);
  const buildDir = configuration.buildDir ?? ownBuild;
  const random = (length: number): Uint8Array => randomBytes(length);
  const application = await createApplication({
    db,
    configuration,
    clock,
    randomBytes: random,
    hasher,
    log,
    loopbackUrl: () => loopbackUrl(configuration),
    appFolders: [join(buildDir, 'app'), join(buildDir, 'app-previous')],
    embedFolders: [join(buildDir, 'embed')],
    missing,
  });
  // Its password is public, so it is created only if nothing but this machine can reach the server.
  const hasDemo = configuration.mode === 'development' && configuration.isLocal && configuration.identityProvider === undefined;
  // Closed after the server, too, and before the database.
  closers.splice(1, 0, application.close);
  await fillDatabase({
    db,
    clock,
    newId: createNewId(clock, random),
    hasher,
    demoIssuer: hasDemo ? application.issuer : undefined,
  });
  listener = application.listener;
  const scheduler = application.startScheduler();
  closers.push(scheduler.stop);
  closers.push(async () => application.beginStop());
  if (stopping === undefined) process.stdout.write(greeting(configuration, hasDemo));
}

function loopbackUrl({ host, port }: Configuration): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function greeting({ publicUrl, mode, isLocal }: Configuration, hasDemo: boolean): string {
  const ready = `Reckoner is ready at ${publicUrl}\n`;
  if (mode === 'development' && !isLocal) return `${ready}No demonstration is made: other machines can reach this server.\n`;
  if (!hasDemo) return ready;
  const people = demoPeople.map(({ email, role, tenant }) => `  ${email.padEnd(22)} ${tenant === null ? role : `${role} of ${tenant}`}`);
  return `${ready}\nAccounts of the demonstration, all with the password ${demoPassword}:\n${people.join('\n')}\n\nStop with Ctrl+C.\n`;
}

async function refuseStart(sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  await stop(1);
}

function failOn(fault: unknown): void {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  void stop(1);
}

/** Runs once, however many signals arrive. */
function stop(code: number): Promise<void> {
  stopping ??= closeAll().then(() => process.exit(code));
  return stopping;
}

async function closeAll(): Promise<void> {
  for (const close of [...closers].reverse()) {
    await close().catch((fault: unknown) => process.stderr.write(`${String(fault)}\n`));
  }
}
