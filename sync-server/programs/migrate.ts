/** For the operator: applies the pending migrations as the owner of the tables, or lists them with `--status`. Reads the settings of the server. */
import { done } from '#contract/values/outcome.ts';
import { readConfiguration } from '#server/core/configuration/configuration.ts';
import { applyMigrations, type MigrationOutcome, migrationStatus } from '#server/core/data/migrations/migrate.ts';

process.exitCode = await migrate();

async function migrate(): Promise<number> {
  const read = readConfiguration(process.env);
  if (!read.ok) return refuse(read.problems);
  const url = read.value.databaseOwnerUrl ?? read.value.databaseUrl;
  if (url === undefined) return refuse(['Set DATABASE_OWNER_URL to the database that is to be migrated.']);
  const outcome = process.argv.includes('--status') ? await describeStatus(url) : await apply(url);
  if (!outcome.ok) return refuse([outcome.message]);
  process.stdout.write(`${outcome.value}\n`);
  return 0;
}

async function apply(url: string): Promise<MigrationOutcome<string>> {
  const applied = await applyMigrations(url);
  return applied.ok ? done(applied.value.length === 0 ? 'Nothing to apply.' : applied.value.join('\n')) : applied;
}

async function describeStatus(url: string): Promise<MigrationOutcome<string>> {
  const status = await migrationStatus(url);
  if (!status.ok) return status;
  const { applied, pending } = status.value;
  return done(`applied: ${applied.length}\npending: ${pending.join(', ') || 'none'}`);
}

function refuse(sentences: readonly string[]): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return 1;
}
