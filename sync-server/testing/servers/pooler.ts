/** PgBouncer in transaction mode before the PostgreSQL of the tests, as before many servers in production. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseUser } from '#server/core/data/postgres/database-user.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';

const program = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** The same address through the pooler. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
}

export function hasPooler(): boolean {
  return existsSync(program);
}

/** Starts a pooler before the server of these addresses, one for each user. */
export async function startPooler(urls: readonly [string, ...string[]], size = 40): Promise<Pooler> {
  const found = await databaseUser();
  if (!found.ok) throw new Error(found.message);
  const [server, port] = [new URL(urls[0]), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-pooler-'));
  const users = urls.map((url) => new URL(url)).map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(folder, 'users'), `${users.join('\n')}\n`);
  writeFileSync(
    join(folder, 'settings.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  const user = found.value;
  if (user !== undefined) for (const name of ['', 'users', 'settings.ini']) chownSync(join(folder, name), user.uid, user.gid);
  const child = spawn(program, ['-q', join(folder, 'settings.ini')], { stdio: 'ignore', ...user });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const through = (url: string): string => {
    const changed = new URL(url);
    changed.host = `127.0.0.1:${port}`;
    return changed.href;
  };
  await answering(through(urls[0]));
  return {
    through,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (cause) {
      if (attempt === 50) throw cause;
      await wait(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
