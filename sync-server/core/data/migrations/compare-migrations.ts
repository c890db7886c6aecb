import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { anyBuild, knownMigrations } from './known-migrations.ts';

/** A row of Prisma's own table. */
export interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
  readonly logs: string | null;
}

export const selectApplied =
  'select migration_name, checksum, finished_at, logs from public._prisma_migrations where rolled_back_at is null order by migration_name';

export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

/** The text in the row of a migration by which earlier builds learn whether they may go on. */
export function servedBuilds(servesFrom: string): string {
  return `Serves builds from: ${servesFrom}`;
}

/**
 * Compares the database with this build. Migrations of a newer build are accepted as long as they serve this one, so that both run side by
 * side during an upgrade, and the earlier one can come back without a restore.
 */
export function compareMigrations(rows: readonly AppliedMigration[]): Outcome<MigrationStatus, 'Conflict'> {
  const failed = rows.find((row) => row.finished_at === null);
  if (failed !== undefined) {
    return refused(
      'Conflict',
      `The migration ${failed.migration_name} failed earlier and was left half done. Repair the database by its log in _prisma_migrations, delete that row, and start again.`,
    );
  }
  const known = new Map(knownMigrations().map((migration) => [migration.name, migration]));
  for (const { migration_name: name, logs } of rows.filter((row) => !known.has(row.migration_name))) {
    const needed = /^Serves builds from: (\w+)$/m.exec(logs ?? '')?.[1] ?? anyBuild;
    if (needed !== anyBuild && !known.has(needed)) {
      return refused('Conflict', `The migration ${name} no longer serves this build: start a build that has ${needed}.`);
    }
  }
  const edited = rows.find((row) => (known.get(row.migration_name)?.checksum ?? row.checksum) !== row.checksum);
  if (edited !== undefined) {
    return refused(
      'Conflict',
      `The migration ${edited.migration_name} was changed after it was applied. Bring its file back and add a new one.`,
    );
  }
  const applied = new Set(rows.map((row) => row.migration_name));
  return done({ applied: [...applied], pending: [...known.keys()].filter((name) => !applied.has(name)) });
}
