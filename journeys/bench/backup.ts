import { spawn } from 'node:child_process';
import type { Server } from './server.ts';
import type { ServerRecords } from './server-records.ts';

/** Copies every table aside. The returned function puts the copies back, as a database restore does, and runs the operator's command. */
export async function backUp(server: Server, records: ServerRecords): Promise<() => Promise<void>> {
  await records.query(
    forEachTable('create table backup.%I as table public.%I', 'drop schema if exists backup cascade; create schema backup;'),
  );
  return async () => {
    await server.kill();
    await records.query(
      forEachTable(
        'delete from public.%1$I; insert into public.%1$I select * from backup.%2$I',
        'set local session_replication_role = replica;',
      ),
    );
    await runAfterRestore(server);
    await server.start();
  };
}

function forEachTable(statement: string, before: string): string {
  return `do $$ declare t text; begin ${before}
    for t in select tablename from pg_tables where schemaname = 'public' loop execute format('${statement}', t, t); end loop; end $$`;
}

function runAfterRestore({ url, dataDir, databaseUrl }: Server): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/after-restore.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The command ended with ${code}.`)))),
  );
}
