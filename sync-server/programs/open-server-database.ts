import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { type AppliedMigration, compareMigrations, selectApplied } from '#server/core/data/migrations/compare-migrations.ts';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { keepsStatements } from '#server/core/data/postgres/keeps-statements.ts';
import { watchPostgres } from '#server/core/data/postgres/watch-postgres.ts';
import { passesByPolicies, prepareServerRole, serverUrlOf } from '#server/core/data/roles/server-role.ts';

export interface ServerDatabase {
  readonly db: Database;
  /** Message for the person who starts the server. */
  readonly notices: readonly string[];
  /** The part that is missing before requests can be served. */
  readonly missing: () => Promise<string | undefined>;
  /** A sentence while the database is known to be unavailable. */
  readonly outage: () => string | undefined;
  readonly close: () => Promise<void>;
}

const strongRole =
  'DATABASE_URL connects as a superuser or as the owner of the tables, whom row-level security does not hold. Write that address as ' +
  'DATABASE_OWNER_URL, and in DATABASE_URL a user and a password of your choice: the server makes that role at its start.';

export interface OpenOptions {
  /** Called when the embedded database is restarted. */
  readonly report?: (sentence: string) => void;
  /** Time limit of a statement and of a transaction. Undefined: those of requests. */
  readonly longestMs?: number;
  /** Ends the making of a new embedded database. */
  readonly stop?: AbortSignal;
}

/** The configured database, or the embedded one, with every migration applied. The embedded one is watched and restarted. */
export async function openServerDatabase(
  configuration: Configuration,
  { report = () => undefined, longestMs, stop: stopMaking }: OpenOptions = {},
): Promise<Outcome<ServerDatabase, 'Unavailable' | 'Conflict'>> {
  const place = await findServer(configuration, report, stopMaking);
  if (!place.ok) return place;
  const { url, directUrl, notice, outage, stop } = place.value;
  const prepared = await prepare(place.value, configuration.mode);
  if (!prepared.ok) {
    await stop();
    return prepared;
  }
  const {
    databasePoolSize: poolSize,
    databaseStatementMs: statementMs,
    databaseWaitMs: waitMs,
    databaseReplicaUrl: replicaUrl,
  } = configuration;
  const namedStatements = await keepsStatements(url);
  const db = openDatabase({ url, directUrl, replicaUrl, poolSize, statementMs, waitMs, namedStatements, longestMs });
  return done({
    db,
    notices: [notice, prepared.value].filter((line) => line !== undefined),
    outage,
    missing: async () => {
      const status = compareMigrations(await db.query<AppliedMigration>({ as: 'platform' }, selectApplied, []));
      if (!status.ok) return status.message;
      return status.value.pending.length > 0 ? 'The database lacks migrations of this build.' : undefined;
    },
    close: async () => {
      await db.close();
      await stop();
    },
  });
}

interface RunningServer {
  /** Connected as the role of the server. */
  readonly url: string;
  /** The same without a pooler. */
  readonly directUrl: string | undefined;
  /** Connected as the owner of the tables. */
  readonly ownerUrl: string;
  readonly notice: string | undefined;
  /** A sentence while it is known to be unavailable. */
  readonly outage: () => string | undefined;
  readonly stop: () => Promise<void>;
}

async function findServer(
  { databaseUrl, databaseDirectUrl: directUrl, databaseOwnerUrl, dataDir }: Configuration,
  report: (sentence: string) => void,
  stopMaking: AbortSignal | undefined,
): Promise<Outcome<RunningServer, 'Unavailable'>> {
  if (databaseUrl !== undefined) {
    const ownerUrl = databaseOwnerUrl ?? directUrl ?? databaseUrl;
    return done({ url: databaseUrl, directUrl, ownerUrl, notice: undefined, outage: () => undefined, stop: async () => undefined });
  }
  const started = await startEmbeddedPostgres({ dataDir, stop: stopMaking });
  if (!started.ok) return started;
  const { url: ownerUrl, notice, watched, stop } = started.value;
  const watch = watchPostgres(watched, { report });
  return done({
    url: serverUrlOf(ownerUrl),
    directUrl: undefined,
    ownerUrl,
    notice,
    outage: watch.outage,
    stop: async () => {
      await watch.stop();
      await stop();
    },
  });
}

/** Applies the migrations as the owner, then creates the server's role. Returns a notice if that role has too many rights. */
async function prepare(
  { url, directUrl, ownerUrl }: RunningServer,
  mode: Configuration['mode'],
): Promise<Outcome<string | undefined, 'Unavailable' | 'Conflict'>> {
  const migrated = await applyMigrations(ownerUrl);
  if (!migrated.ok) return migrated;
  if (url !== ownerUrl && directUrl !== ownerUrl) {
    const role = await prepareServerRole(ownerUrl, url);
    if (!role.ok) return role;
  }
  const passes = await passesByPolicies(url);
  if (!passes.ok) return passes;
  if (!passes.value) return done(undefined);
  return mode === 'production' ? refused('Conflict', strongRole) : done(strongRole);
}
