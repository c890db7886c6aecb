/** PostgreSQL's own folder inside the data folder: created once, then checked before each start. */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { readText } from '#server/core/data/read-text.ts';
import { freePort } from './free-port.ts';
import { type PostgresAccess, readAccess, writeAccess } from './postgres-access.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { lastLine, runProgram, type SystemUser } from './run-program.ts';

export type Started<Value> = Outcome<Value, 'Unavailable'>;

export interface PostgresPlace {
  readonly binaries: PostgresBinaries;
  readonly user: SystemUser | undefined;
  readonly dataDir: string;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  /** Port and password, readable by the owner only. */
  readonly accessFile: string;
}

/** Our existing cluster, or a newly created one, unless `stop` comes first: making one can take long. */
export async function preparePlace(place: PostgresPlace, stop?: AbortSignal): Promise<Started<PostgresAccess>> {
  const { cluster, accessFile, binaries, user } = place;
  if (!existsSync(cluster)) return initialise(place, stop);
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

/** Created in a neighboring folder and renamed at the end, so that an interrupted first start leaves no partial cluster. */
async function initialise(
  { binaries, user, dataDir, cluster, accessFile }: PostgresPlace,
  stop?: AbortSignal,
): Promise<Started<PostgresAccess>> {
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
    stop,
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
