import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/core/configuration/project-root.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** The migration that a build must have to work on the schema after this one; `any` if every earlier build works on it. */
  readonly servesFrom: string;
}

export const anyBuild = 'any';

const folder = join(projectRoot, 'prisma/migrations');
let known: readonly Migration[] | undefined;

/** The migrations of this build, in their order. They are read once: a build does not change while it runs. */
export function knownMigrations(): readonly Migration[] {
  known ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, servesFrom: /^-- Serves builds from: (\w+)$/m.exec(sql)?.[1] ?? anyBuild };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return known;
}
