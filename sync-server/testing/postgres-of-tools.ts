import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser } from '#server/core/data/postgres/database-user.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { runProgram } from '#server/core/data/postgres/run-program.ts';

export interface OwnPostgres {
  /** Connected as its superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Folders with all programs of PostgreSQL, those of the server, too. The newest version stands first. */
export function postgresFolders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const given = process.env.POSTGRES_TOOLS;
  const folders = [...(given === undefined ? [] : [given]), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.filter((folder) => ['initdb', 'pg_dump', 'pg_restore'].every((program) => existsSync(join(folder, program))));
}

/** An empty PostgreSQL made with the programs of a folder, for a test that needs a whole server of its own. */
export async function startPostgresOf(folder: string): Promise<OwnPostgres> {
  const found = await databaseUser();
  if (!found.ok) throw new Error(found.message);
  const user = found.value;
  const place = mkdtempSync(join(tmpdir(), 'reckoner-drill-'));
  const [cluster, port] = [join(place, 'cluster'), await freePort()];
  mkdirSync(cluster, { mode: 0o700 });
  if (user !== undefined) for (const path of [place, cluster]) chownSync(path, user.uid, user.gid);
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    const { code, output } = await runProgram(join(folder, program), args, user);
    if (code !== 0) throw new Error(`${program}: ${output}`);
  };
  await run('initdb', [`--pgdata=${cluster}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run('pg_ctl', ['start', '-w', '-D', cluster, '-l', join(place, 'log'), '-o', options]);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', cluster]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
