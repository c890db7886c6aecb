import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser } from '#server/core/data/postgres/database-user.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { runProgram } from '#server/core/data/postgres/run-program.ts';
import type { OwnPostgres } from '#server/testing/postgres-of-tools.ts';

/** A streaming replica of a PostgreSQL that was started with the programs of the same folder. It replays each commit `lagSeconds` later. */
export async function startReplicaOf(folder: string, primary: OwnPostgres, lagSeconds: number): Promise<OwnPostgres> {
  const found = await databaseUser();
  if (!found.ok) throw new Error(found.message);
  const user = found.value;
  const place = mkdtempSync(join(tmpdir(), 'reckoner-replica-'));
  const [cluster, port] = [join(place, 'cluster'), await freePort()];
  mkdirSync(cluster, { mode: 0o700 });
  if (user !== undefined) for (const path of [place, cluster]) chownSync(path, user.uid, user.gid);
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    const { code, output } = await runProgram(join(folder, program), args, user);
    if (code !== 0) throw new Error(`${program}: ${output}`);
  };
  await run('pg_basebackup', ['-D', cluster, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d', primary.url]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c recovery_min_apply_delay=${lagSeconds}s`;
  await run('pg_ctl', ['start', '-w', '-D', cluster, '-l', join(place, 'log'), '-o', options]);
  const url = new URL(primary.url);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', cluster]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
