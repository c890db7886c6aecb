import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedFolder, type Server } from './server.ts';

/** Kills the server's embedded PostgreSQL. On a PostgreSQL that was given, only the server's connections are ended. */
export async function killDatabase(server: Server): Promise<void> {
  if (server.databaseUrl === undefined) {
    const [pid] = readFileSync(join(embeddedFolder(server), 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    return;
  }
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
