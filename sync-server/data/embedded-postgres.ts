/**
 * A PostgreSQL of our own in the data folder, for everybody who does not bring one. It answers on this machine only, at a random port,
 * with a random password. A server that outlived its owner (kill -9, a crash) is taken over instead of started a second time.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod/mini';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { databaseUser, reachableFolder } from './database-user.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { runProgram, type SystemUser } from './run-program.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where the data really are, which is not always where they were wanted. */
  readonly dataDir: string;
  /** Whether a server that was still running was taken over. */
  readonly attached: boolean;
  /** One line for the person who starts the server. */
  readonly notice: string;
  readonly stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Settings beside the fixed ones; tests switch fsync off here. */
  readonly settings?: Readonly<Record<string, string>>;
}

type Started<Value> = Outcome<Value, 'Unavailable'>;

const databaseName = 'reckoner';
const readyWithinMs = 60_000;

const Access = z.object({ port: z.int(), password: z.string() });
type Access = z.infer<typeof Access>;

interface Place {
  readonly binaries: PostgresBinaries;
  readonly user: SystemUser | undefined;
  readonly dataDir: string;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  /** Port and password, readable by the owner only. */
  readonly accessFile: string;
}

export async function startEmbeddedPostgres({ dataDir, settings = {} }: EmbeddedPostgresOptions): Promise<Started<EmbeddedPostgres>> {
  const place = await findPlace(dataDir);
  if (!place.ok) return place;
  try {
    const prepared = await prepare(place.value);
    if (!prepared.ok) return prepared;
    const running = await takeOver(place.value, prepared.value);
    if (!running.ok) return running;
    const access = running.value ?? (await start(place.value, prepared.value, settings));
    if ('ok' in access) return access;
    await createDatabaseOnce(access);
    return done(describe(place.value, access, running.value !== undefined, dataDir));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused('Unavailable', `The embedded database in ${place.value.dataDir} could not be started: ${reason}.`);
  }
}

async function findPlace(wanted: string): Promise<Started<Place>> {
  const user = await databaseUser();
  if (!user.ok) return user;
  const binaries = postgresBinaries(user.value);
  if (!binaries.ok) return binaries;
  const dataDir = reachableFolder(wanted, user.value);
  try {
    const made = mkdirSync(dataDir, { recursive: true });
    // Whatever the umask: the database's user has to walk through. What is inside guards itself.
    if (made !== undefined && user.value !== undefined) chmodSync(dataDir, 0o755);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused('Unavailable', `The data folder ${dataDir} cannot be made: ${reason}. Set DATA_DIR to a folder that you may write to.`);
  }
  return done({
    binaries: binaries.value,
    user: user.value,
    dataDir,
    cluster: join(dataDir, 'postgres'),
    accessFile: join(dataDir, 'postgres.json'),
  });
}

/** A cluster that is there and ours, made now if there was none. */
async function prepare(place: Place): Promise<Started<Access>> {
  const { cluster, accessFile, binaries, user } = place;
  if (!existsSync(cluster)) return initialise(place);
  const owner = statSync(cluster).uid;
  const expected = user?.uid ?? process.getuid?.() ?? owner;
  if (owner !== expected) {
    return refused(
      'Unavailable',
      `The database folder ${cluster} belongs to another system user (${owner}) than the one it would run as (${expected}). Start as the user who made it, run "chown -R ${expected} ${cluster}", or set DATA_DIR to another folder.`,
    );
  }
  const version = readText(join(cluster, 'PG_VERSION'))?.trim();
  if (version === undefined) {
    return refused('Unavailable', `The folder ${cluster} is not a complete database. Move it away or set DATA_DIR to another folder.`);
  }
  if (version !== binaries.majorVersion) {
    return refused(
      'Unavailable',
      `The database in ${cluster} was made by PostgreSQL ${version}; this build brings ${binaries.majorVersion}. Export it with the build that made it, or set DATA_DIR to another folder.`,
    );
  }
  const access = readAccess(accessFile);
  return access === undefined
    ? refused(
        'Unavailable',
        `The file ${accessFile} with the database's port and password is missing or unreadable. Bring it back, or set DATA_DIR.`,
      )
    : done(access);
}

/** Made beside and renamed at the end, so that an interrupted first start leaves nothing half done. */
async function initialise({ binaries, user, dataDir, cluster, accessFile }: Place): Promise<Started<Access>> {
  const half = `${cluster}.new`;
  const passwordFile = join(dataDir, 'password.new');
  const access = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, access.password, { mode: 0o600 });
  if (user !== undefined) for (const path of [half, passwordFile]) chownSync(path, user.uid, user.gid);
  const result = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${half}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    user,
  );
  rmSync(passwordFile, { force: true });
  if (result.code !== 0) {
    rmSync(half, { recursive: true, force: true });
    return refused('Unavailable', `A database could not be made in ${dataDir}: ${lastLine(result.output)}`);
  }
  writeAccess(accessFile, access);
  renameSync(half, cluster);
  return done(access);
}

/** A server left running over this folder, if it is really that and answers to our password. */
async function takeOver({ cluster }: Place, access: Access): Promise<Started<Access | undefined>> {
  const pidFile = join(cluster, 'postmaster.pid');
  const [pid, , , port] = readText(pidFile)?.split('\n') ?? [];
  if (pid === undefined || !isPostgres(Number(pid))) {
    rmSync(pidFile, { force: true });
    return done(undefined);
  }
  const running = { ...access, port: Number(port) };
  const refusal = await untilReady(running, cluster);
  return refusal === undefined
    ? done(running)
    : refused(
        'Unavailable',
        `A database server (process ${pid}) already runs over ${cluster}, but does not answer: ${refusal}. End that process, then start again.`,
      );
}

/** A number in a file may by now belong to another program, above all in a container where few numbers are in use. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false;
  }
  const name = readText(`/proc/${pid}/comm`);
  return name === undefined || name.startsWith('postgres');
}

async function start(place: Place, remembered: Access, settings: Readonly<Record<string, string>>): Promise<Access | Started<never>> {
  const { binaries, user, cluster, accessFile } = place;
  const log = join(cluster, 'server.log');
  // The remembered port may be taken by now; anything free will do.
  const access = (await isFree(remembered.port)) ? remembered : { ...remembered, port: await freePort() };
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = [`-p ${access.port}`, ...Object.entries(fixed).map(([name, value]) => `-c ${name}='${value}'`)].join(' ');
  const result = await runProgram(binaries.pgCtl, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', options], user);
  if (result.code !== 0) {
    return refused(
      'Unavailable',
      `The embedded database in ${cluster} did not start: ${reasonIn(log) ?? lastLine(result.output)} (see ${log})`,
    );
  }
  const refusal = await untilReady(access, cluster);
  if (refusal !== undefined) return refused('Unavailable', `The embedded database in ${cluster} does not answer: ${refusal}`);
  writeAccess(accessFile, access);
  return access;
}

/** Waits until the server has recovered and answers as the one over this folder. Returns the reason if it does not. */
async function untilReady(access: Access, cluster: string): Promise<string | undefined> {
  const deadline = performance.now() + readyWithinMs;
  for (;;) {
    const answer = await askFolder(access);
    if (answer.ok) return answer.value === cluster ? undefined : `the server at port ${access.port} holds ${answer.value}`;
    if (answer.code === 'Forbidden' || performance.now() > deadline) return answer.message;
    await wait(100);
  }
}

async function askFolder(access: Access): Promise<Outcome<string, 'Unavailable' | 'Forbidden'>> {
  const client = new pg.Client({ connectionString: urlOf(access, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return done(rows[0]?.folder ?? '');
  } catch (cause) {
    const passwordRefused = cause instanceof Error && 'code' in cause && cause.code === '28P01';
    const message = cause instanceof Error ? cause.message : String(cause);
    return refused(passwordRefused ? 'Forbidden' : 'Unavailable', message);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabaseOnce(access: Access): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(access, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

function describe(place: Place, access: Access, attached: boolean, wanted: string): EmbeddedPostgres {
  const { binaries, user, dataDir, cluster } = place;
  const elsewhere = dataDir.endsWith(wanted.replace(/^\.\//, '')) ? '' : ` (the database's own system user cannot enter ${wanted})`;
  return {
    url: urlOf(access, databaseName),
    dataDir,
    attached,
    notice: `Embedded database in ${dataDir}${elsewhere}${attached ? ', taken over from an earlier start' : ''}.`,
    stop: async () => {
      await runProgram(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster], user);
    },
  };
}

function urlOf({ port, password }: Access, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

function readAccess(path: string): Access | undefined {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return Access.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function writeAccess(path: string, access: Access): void {
  writeFileSync(path, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function reasonIn(log: string): string | undefined {
  const lines = readText(log)?.trim().split('\n') ?? [];
  return lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*(?:FATAL|PANIC):\s*/, '');
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === undefined) throw new Error('this machine has no free port');
  return port;
}

async function isFree(port: number): Promise<boolean> {
  return (await listen(port)) !== undefined;
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
