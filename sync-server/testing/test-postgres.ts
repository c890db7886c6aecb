/**
 * One PostgreSQL for a whole test run, with a migrated template that every test file copies: write conflicts, row-level security, and
 * notifications are real in each test. TEST_DATABASE_URL names a server to use instead. With TEST_POOLER=1 the server under test reaches it
 * through PgBouncer.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { isAlive } from '#server/core/data/postgres/is-alive.ts';
import { readText } from '#server/core/data/read-text.ts';
import { prepareServerRole, serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { startPooler } from './servers/pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: {
      readonly url: string;
      readonly template: string;
      /** The address of the server's role through a pooler; empty without one. */
      readonly pooledUrl: string;
    };
  }
}

const prefix = 'reckoner-test-';
const ownerFile = 'owner';

/** Losing data in a crash does not matter here, so nothing waits for the disk. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', shared_buffers: '64MB' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  // One for each project; a server given by address is shared by all.
  const template = `reckoner_template_${process.pid}_${project.name}`;
  await administer(server.url, `create database ${template}`);
  const migrated = await applyMigrations(withDatabase(server.url, template));
  if (!migrated.ok) throw new Error(migrated.message);
  const prepared = await prepareServerRole(withDatabase(server.url, template), serverUrlOf(server.url));
  if (!prepared.ok) throw new Error(prepared.message);
  const serverUrl = serverUrlOf(server.url);
  const pooler = process.env.TEST_POOLER === '1' ? await startPooler([serverUrl]) : undefined;
  project.provide('testDatabaseServer', { url: server.url, template, pooledUrl: pooler?.through(serverUrl) ?? '' });
  return async () => {
    await pooler?.stop();
    await administer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function startServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  removeOrphans();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, ownerFile), String(process.pid));
  const server = await startEmbeddedPostgres({ dataDir, settings: forgetful });
  if (!server.ok) throw new Error(server.message);
  return {
    url: server.value.url,
    stop: async () => {
      await server.value.stop();
      rmSync(server.value.dataDir, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A killed run leaves its server behind. The next run ends it, after making sure that it is that server. */
function removeOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const owner = Number(readText(join(folder, ownerFile)));
    if (!Number.isInteger(owner) || owner <= 0 || isAlive(owner)) continue;
    const cluster = join(folder, 'postgres');
    const server = Number(readText(join(cluster, 'postmaster.pid'))?.split('\n')[0]);
    if (server > 1 && readText(`/proc/${server}/cmdline`)?.includes(cluster)) process.kill(server, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
