import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A built release in a folder of its own: what its processes run from. */
export interface Release {
  readonly folder: string;
  remove(): void;
}

/**
 * The release that is replaced: this build, or the one in the folder that EARLIER_RELEASE names, such as a checkout of the last tag in which
 * `npm ci`, `npm run generate`, and `npm run build` were run.
 */
export const earlierRelease = resolve(process.env.EARLIER_RELEASE ?? '.');

/** Name of the migration that the next release brings. It is later than every one that is written. */
export const nextMigration = '29990101000000_next_release';

/** The most that a release may add: a column with and one without a value to every table, a table, and an index. It takes nothing away. */
const additions = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> '_prisma_migrations'
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN next_note text, ADD COLUMN next_rank integer NOT NULL DEFAULT 0', name);
  END LOOP;
END $$;
CREATE TABLE next_things (tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE, id uuid NOT NULL, PRIMARY KEY (tenant_id, id));
ALTER TABLE next_things ENABLE ROW LEVEL SECURITY;
ALTER TABLE next_things FORCE ROW LEVEL SECURITY;
CREATE INDEX next_tenants_rank ON tenants (next_rank, created_at);
`;

/** The next release: this build with one more migration. */
export function createNextRelease(): Release {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-release-'));
  for (const part of ['package.json', 'dist', 'prisma/migrations']) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'prisma/migrations', nextMigration));
  writeFileSync(join(folder, 'prisma/migrations', nextMigration, 'migration.sql'), additions);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
