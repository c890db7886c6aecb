import { done, type Outcome } from '#contract/outcome.ts';
import type { Configuration } from './configuration.ts';
import { type Database, openDatabase } from './data/database.ts';
import { startEmbeddedPostgres } from './data/embedded-postgres.ts';
import { applyMigrations, migrationStatus } from './data/migrate.ts';

export interface ServerDatabase {
  readonly db: Database;
  /** For the person who starts the server. */
  readonly notice: string | undefined;
  /** What is missing before requests can be served. */
  readonly missing: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

const connections = 10;

/** The database of the configuration, or the one that comes along, with every migration applied. */
export async function openServerDatabase(configuration: Configuration): Promise<Outcome<ServerDatabase, 'Unavailable' | 'Conflict'>> {
  const place = await findServer(configuration);
  if (!place.ok) return place;
  const { url, notice, stop } = place.value;
  const migrated = await applyMigrations(url);
  if (!migrated.ok) {
    await stop();
    return migrated;
  }
  const db = openDatabase({ url, poolSize: connections });
  return done({
    db,
    notice,
    missing: async () => {
      const status = await migrationStatus(url);
      if (!status.ok) return 'database';
      return status.value.pending.length > 0 ? 'migrations' : undefined;
    },
    close: async () => {
      await db.close();
      await stop();
    },
  });
}

interface RunningServer {
  readonly url: string;
  readonly notice: string | undefined;
  readonly stop: () => Promise<void>;
}

async function findServer({ databaseUrl, dataDir }: Configuration): Promise<Outcome<RunningServer, 'Unavailable'>> {
  return databaseUrl === undefined
    ? startEmbeddedPostgres({ dataDir })
    : done({ url: databaseUrl, notice: undefined, stop: async () => undefined });
}
