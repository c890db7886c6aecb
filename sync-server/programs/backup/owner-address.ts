import { done, type Outcome } from '#contract/values/outcome.ts';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';

export interface OwnerAddress {
  /** Connected as the owner of the tables. */
  readonly url: string;
  /** Ends the embedded PostgreSQL if this command started it, and not one that a server is using. */
  readonly close: () => Promise<void>;
}

export async function openOwnerAddress(configuration: Configuration): Promise<Outcome<OwnerAddress, 'Unavailable'>> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = configuration;
  if (databaseUrl !== undefined) return done({ url: databaseOwnerUrl ?? databaseUrl, close: async () => undefined });
  const started = await startEmbeddedPostgres({ dataDir });
  if (!started.ok) return started;
  const { url, attached, stop } = started.value;
  return done({ url, close: attached ? async () => undefined : stop });
}
