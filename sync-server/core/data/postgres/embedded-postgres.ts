/**
 * An embedded PostgreSQL in the data folder, for installations without a database of their own. It is reachable only from this machine, at
 * a random port, with a random password. A server that outlived its parent process (kill -9, a crash) is taken over instead of started a
 * second time.
 */
import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { readText } from '#server/core/data/read-text.ts';
import { databaseUser, reachableFolder } from './database-user.ts';
import { freePort, isFree } from './free-port.ts';
import { isAlive } from './is-alive.ts';
import { type PostgresAccess, urlOf, writeAccess } from './postgres-access.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { type PostgresPlace, preparePlace, type Started } from './postgres-cluster.ts';
import { lastLine, runProgram } from './run-program.ts';
import type { WatchedPostgres } from './watch-postgres.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** The actual data folder, which may differ from the requested one. */
  readonly dataDir: string;
  /** True when a running server was taken over. */
  readonly attached: boolean;
  /** One line for the operator at the console. */
  readonly notice: string;
  /** For the watch: checks whether it runs, ends it, and starts it again at the same address. */
  readonly watched: WatchedPostgres;
  readonly stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Settings in addition to the fixed ones; tests switch fsync off here. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Ends the making of a new database. */
  readonly stop?: AbortSignal | undefined;
}

const databaseName = 'reckoner';
const readyWithinMs = 60_000;

export async function startEmbeddedPostgres({ dataDir, settings = {}, stop }: EmbeddedPostgresOptions): Promise<Started<EmbeddedPostgres>> {
  const place = await findPlace(dataDir);
  if (!place.ok) return place;
  try {
    const prepared = await preparePlace(place.value, stop);
    if (!prepared.ok) return prepared;
    const running = await takeOver(place.value, prepared.value);
    if (!running.ok) return running;
    const access = running.value ?? (await start(place.value, prepared.value, settings));
    if ('ok' in access) return access;
    await createDatabaseOnce(access);
    return done(describe(place.value, access, { attached: running.value !== undefined, wanted: dataDir, settings }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused('Unavailable', `The embedded database in ${place.value.dataDir} could not be started: ${reason}.`);
  }
}

async function findPlace(wanted: string): Promise<Started<PostgresPlace>> {
  const user = await databaseUser();
  if (!user.ok) return user;
  const binaries = postgresBinaries(user.value);
  if (!binaries.ok) return binaries;
  // Reported before another folder is searched for, because data in an unexpected folder would seem lost.
  if (existsSync(wanted) && !statSync(wanted).isDirectory())
    return refused('Unavailable', `The data folder ${resolve(wanted)} is a file. Set DATA_DIR to a folder that you may write to.`);
  const dataDir = reachableFolder(wanted, user.value);
  try {
    const made = mkdirSync(dataDir, { recursive: true });
    // The database's user has to be able to traverse it, under any umask. The contents have their own permissions.
    if (user.value !== undefined) for (const folder of foldersDown(made, dataDir)) chmodSync(folder, 0o755);
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

/** The newly created folders down to the wanted one. */
function foldersDown(made: string | undefined, wanted: string): readonly string[] {
  if (made === undefined) return [];
  return wanted === made || dirname(wanted) === wanted ? [wanted] : [...foldersDown(made, dirname(wanted)), wanted];
}

/** At the previous port, because connections use it. A server that another process has started meanwhile is accepted. */
async function startAgain(
  place: PostgresPlace,
  access: PostgresAccess,
  settings: Readonly<Record<string, string>>,
): Promise<Started<undefined>> {
  try {
    const running = await takeOver(place, access);
    if (!running.ok) return running;
    if (running.value === undefined && !(await isFree(access.port))) {
      return refused('Unavailable', `Another program has taken its port ${access.port}.`);
    }
    const started = running.value ?? (await start(place, access, settings));
    return 'ok' in started ? started : done(undefined);
  } catch (cause) {
    return refused('Unavailable', `${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

function processOf(cluster: string): number | undefined {
  const pid = Number(readText(join(cluster, 'postmaster.pid'))?.split('\n')[0]);
  return isAlive(pid) && isPostgres(pid) ? pid : undefined;
}

/** It may end on its own at the same moment. */
function killQuietly(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
  }
}

/** A server left running over this folder, if it really is that one and accepts our password. */
async function takeOver({ cluster }: PostgresPlace, access: PostgresAccess): Promise<Started<PostgresAccess | undefined>> {
  const pidFile = join(cluster, 'postmaster.pid');
  const [pid, , , port] = readText(pidFile)?.split('\n') ?? [];
  // A file left by a crash stays: PostgreSQL itself checks that no part of the dead server is still running.
  if (pid === undefined || !isAlive(Number(pid))) return done(undefined);
  if (!isPostgres(Number(pid))) {
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

/**
 * A process id in a file may by now belong to another program, above all in a container, where few ids are in use; or to a zombie process
 * of a dead server. PostgreSQL would take either for a running server.
 */
function isPostgres(pid: number): boolean {
  const name = readText(`/proc/${pid}/comm`);
  const isUnburied = /\) Z /.test(readText(`/proc/${pid}/stat`) ?? '');
  return name === undefined || (name.startsWith('postgres') && !isUnburied);
}

async function start(
  place: PostgresPlace,
  remembered: PostgresAccess,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresAccess | Started<never>> {
  const { binaries, user, cluster, accessFile } = place;
  const log = join(cluster, 'server.log');
  // The remembered port may be in use by now; then any free one is taken.
  const access = (await isFree(remembered.port)) ? remembered : { ...remembered, port: await freePort() };
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = [`-p ${access.port}`, ...Object.entries(fixed).map(([name, value]) => `-c ${name}='${value}'`)].join(' ');
  const launch = () => runProgram(binaries.pgCtl, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', options], user);
  let result = await launch();
  // After a crash the dead server's helper processes take a moment to exit.
  for (let more = 3; more > 0 && result.code !== 0 && /shared memory/.test(reasonIn(log) ?? ''); more -= 1) {
    await wait(1_000);
    result = await launch();
  }
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

/** Waits until the server has recovered and answers for this folder. Returns the reason if it does not. */
async function untilReady(access: PostgresAccess, cluster: string): Promise<string | undefined> {
  const deadline = performance.now() + readyWithinMs;
  for (;;) {
    const answer = await askFolder(access);
    if (answer.ok)
      return realpathSync(answer.value) === realpathSync(cluster) ? undefined : `the server at port ${access.port} holds ${answer.value}`;
    if (answer.code === 'Forbidden' || performance.now() > deadline) return answer.message;
    await wait(100);
  }
}

async function askFolder(access: PostgresAccess): Promise<Outcome<string, 'Unavailable' | 'Forbidden'>> {
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

async function createDatabaseOnce(access: PostgresAccess): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(access, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

interface StartedHow {
  readonly attached: boolean;
  readonly wanted: string;
  readonly settings: Readonly<Record<string, string>>;
}

function describe(place: PostgresPlace, access: PostgresAccess, { attached, wanted, settings }: StartedHow): EmbeddedPostgres {
  const { binaries, user, dataDir, cluster } = place;
  const elsewhere = dataDir === resolve(wanted) ? '' : ` (the database's own system user cannot enter ${wanted})`;
  return {
    url: urlOf(access, databaseName),
    dataDir,
    attached,
    notice: `Embedded database in ${dataDir}${elsewhere}${attached ? ', taken over from an earlier start' : ''}.`,
    watched: {
      isRunning: () => processOf(cluster) !== undefined,
      ping: async () => {
        const answer = await askFolder(access);
        // A server that is starting or recovering reports that, which counts as an answer.
        return answer.ok || /starting up|recovery|shutting down/.test(answer.message);
      },
      end: async () => {
        // Its own processes notice and exit, too. No acknowledged data are lost, because they are on disk.
        for (let tries = 50; tries > 0 && processOf(cluster) !== undefined; tries -= 1) {
          killQuietly(processOf(cluster));
          await wait(100);
        }
      },
      startAgain: () => startAgain(place, access, settings),
    },
    stop: async () => {
      await runProgram(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster], user);
    },
  };
}

function reasonIn(log: string): string | undefined {
  const lines = readText(log)?.trim().split('\n') ?? [];
  return lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*(?:FATAL|PANIC):\s*/, '');
}
