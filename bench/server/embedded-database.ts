import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { prepareServerRole, serverUrlOf } from '#server/core/data/roles/server-role.ts';

export interface BenchDatabase {
  /** Connected as the owner of the tables. */
  readonly url: string;
  /** Connected as the role of the server. */
  readonly serverUrl: string;
  readonly remove: () => Promise<void>;
}

/** A migrated, empty database on a PostgreSQL of its own, which does not wait for the disk. */
export async function startBenchDatabase(settings: Readonly<Record<string, string>> = {}): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  // The system user of the database has to pass through this folder. Its contents have their own permissions.
  chmodSync(dataDir, 0o755);
  const started = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', max_connections: '100', ...settings } });
  if (!started.ok) throw new Error(started.message);
  const { url } = started.value;
  const remove = async (): Promise<void> => {
    await started.value.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const serverUrl = serverUrlOf(url);
  for (const prepare of [() => applyMigrations(url), () => prepareServerRole(url, serverUrl)]) {
    const prepared = await prepare();
    if (!prepared.ok) {
      await remove();
      throw new Error(prepared.message);
    }
  }
  return { url, serverUrl, remove };
}
