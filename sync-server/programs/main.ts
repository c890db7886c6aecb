/** Starts the server: reads the settings, takes the port, opens the database, and reports when it is ready. Ends on SIGTERM or SIGINT. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { type Configuration, readConfiguration } from '#server/core/configuration/configuration.ts';
import { projectRoot } from '#server/core/configuration/project-root.ts';
import { createNewId } from '#server/core/data/new-id.ts';
import { withSpans } from '#server/core/data/traced-database.ts';
import { batchLines } from '#server/core/http/batch-lines.ts';
import { listenOnPort } from '#server/core/http/listener/listen-on-port.ts';
import { createHttpServer } from '#server/core/http/listener/serve.ts';
import { prepareStop } from '#server/core/http/listener/stop-server.ts';
import { createLog, type Log } from '#server/core/http/log.ts';
import { startTracing } from '#server/core/tracing/start-tracing.ts';
import { createPasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { type Application, createApplication } from '#server/wiring/application.ts';
import { openServerDatabase } from './open-server-database.ts';
import { demoPassword, demoPeople } from './seed/demo.ts';
import { demoRefusal, findDemoAccounts } from './seed/demo-accounts.ts';
import { fillDatabase } from './seed/fill-database.ts';

const clock = (): Date => new Date();
const ownBuild = join(projectRoot, 'dist');

const logLines = batchLines((text) => process.stdout.write(text));

/** The open resources, in the order of opening. They are closed in reverse order, whether the start succeeded or not. */
const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;
let starting: Promise<void> | undefined;
/** A start that takes longer than this after a signal is cut off: migrations of a large database go on at the next start. */
const startEndsWithinMs = 8000;
/** Ends the making of a new database, whose programs would outlive this process. */
const startCutOff = new AbortController();
const programsEndWithinMs = 5000;
/** False after a fault: such a process takes no more requests. */
let isOrderly = true;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
// Output closed (EPIPE): reporting that would fail the same way, forever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => void stop(1));
process.on('exit', logLines.flush);
process.on('uncaughtException', (fault) => failOn(fault));
process.on('unhandledRejection', (fault) => failOn(fault));

starting = start();
await starting;

async function start(): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) return refuseStart(read.problems);
  let listener: RequestListener = (_, response) => response.writeHead(503, { 'retry-after': '5' }).end('Starting');
  const server = createHttpServer((request, response) => listener(request, response));
  // The port is taken first: a second server on it must not touch the data of the first.
  const taken = await listenOnPort(server, read.value);
  if (!taken.ok) return refuseStart([taken.message]);
  closers.push(prepareStop(server));
  // Port 0 requests any free one: every address uses the actual port.
  const actual = readConfiguration({ ...process.env, PORT: String(taken.value) });
  if (!actual.ok) return refuseStart(actual.problems);
  const configuration = actual.value;
  const log = createLog(logLines.add, clock, configuration.logLevel);
  await openTracing(configuration, log);
  const opened = await openServerDatabase(configuration, {
    report: (sentence) => log.warn('database', { sentence }),
    stop: startCutOff.signal,
  });
  if (!opened.ok) return refuseStart([opened.message]);
  const { notices, missing, outage, close } = opened.value;
  const db = configuration.traceCollector === undefined ? opened.value.db : withSpans(opened.value.db);
  // Inserted before the server in the list, so that it is closed after the requests that use it.
  closers.unshift(close);
  for (const notice of notices) process.stdout.write(`${notice}\n`);
  if (stopping !== undefined) return;
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
    missing: async () => (await missing()) ?? missingBuild(configuration, buildDir),
    outage,
  });
  const hasDemo = mayHaveDemo(configuration);
  // Closed after the server, too, and before the database.
  closers.splice(1, 0, application.close);
  if (stopping !== undefined) return;
  const demo = { demoIssuer: hasDemo ? application.issuer : undefined, demoSize: configuration.demo };
  await fillDatabase({ db, clock, newId: createNewId(clock, random), hasher, ...demo });
  if (stopping !== undefined) return;
  const internal = await openInternalPort(application, configuration);
  if (!internal.ok) return refuseStart([internal.message]);
  listener = application.listener;
  if (stopping !== undefined) return;
  beginWork(application, configuration);
  process.stdout.write(greeting(configuration, hasDemo));
}

/** Its password is public, so it is created only if nothing but this machine can reach the server. */
function mayHaveDemo({ mode, isLocal, identityProvider }: Configuration): boolean {
  return mode === 'development' && isLocal && identityProvider === undefined;
}

/** Closed last, so that the spans of the last requests are sent, too. */
async function openTracing({ traceCollector: endpoint }: Configuration, log: Log): Promise<void> {
  if (endpoint === undefined) return;
  closers.unshift(await startTracing({ endpoint, warn: (sentence) => log.warn('tracing', { sentence }) }));
}

/** In production a process without the app is given no visitors. During development the app may be built later. */
function missingBuild({ mode }: Configuration, buildDir: string): string | undefined {
  if (mode !== 'production' || existsSync(join(buildDir, 'app', 'index.html'))) return undefined;
  return 'The built app is missing: set BUILD_DIR to its folder, or run "npm run build".';
}

/** Starts the jobs, and arranges the beginning of the stop. */
function beginWork(application: Application, { shutdownDelayMs }: Configuration): void {
  const scheduler = application.startScheduler();
  closers.push(scheduler.stop);
  // The last one is run first: requests are accepted until the proxies have noticed.
  closers.push(async () => {
    application.beginStop();
    if (isOrderly) await wait(shutdownDelayMs);
  });
}

/** A second port, for systems of the operator. Closed last, so that they see the server stop. */
async function openInternalPort({ internal, metrics }: Application, { host, internalPort }: Configuration): Promise<Outcome<undefined>> {
  if (internalPort === undefined) return done(undefined);
  metrics.watchProcess();
  const server = createHttpServer(getRequestListener(internal));
  const taken = await listenOnPort(server, { host, port: internalPort });
  if (!taken.ok) return taken;
  closers.unshift(prepareStop(server));
  return done(undefined);
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

function refuseStart(sentences: readonly string[]): void {
  // A start that was cut off has nothing to say.
  if (startCutOff.signal.aborted) return;
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  void stop(1);
}

function failOn(fault: unknown): void {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  void stop(1);
}

/** Runs once, however many signals arrive. */
function stop(code: number): Promise<void> {
  isOrderly &&= code === 0;
  stopping ??= endStart()
    .then(closeAll)
    .then(() => process.exit(code));
  return stopping;
}

/** Closes also the parts that the start is about to open, once they are open: a program that makes the database would outlive this process. */
async function endStart(): Promise<void> {
  // A refusal may come before `starting` is set.
  await Promise.resolve();
  if (await startEndsWithin(startEndsWithinMs)) return;
  startCutOff.abort();
  await startEndsWithin(programsEndWithinMs);
}

async function startEndsWithin(ms: number): Promise<boolean> {
  const limit = new AbortController();
  const hasEnded = await Promise.race([
    Promise.resolve(starting)
      .catch(() => undefined)
      .then(() => true),
    wait(ms, false, { signal: limit.signal }).catch(() => false),
  ]);
  limit.abort();
  return hasEnded;
}

async function closeAll(): Promise<void> {
  for (const close of [...closers].reverse()) {
    await close().catch((fault: unknown) => process.stderr.write(`${String(fault)}\n`));
  }
}
