import { DataCounts, exportLifeMs, migrationTexts, RunMigration } from '#contract/tenants/migration.ts';
import { done, type RefusalCode, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { checkScriptRows } from './check-script-rows.ts';
import type { MigrationDeps } from './export-data.ts';
import { hashOf } from './hash-script.ts';
import { importRows } from './import-rows.ts';
import { readScript } from './read-script.ts';
import { type SigningKey, verified } from './sign-script.ts';
import { firstLine } from './write-script.ts';

/** Allowed difference between the clocks of two servers. */
const clockToleranceMs = 5 * 60 * 1000;

/** Imports an export. Its text never reaches the database: it is parsed into rows here, and the rows are written one by one. */
export const runMigration = defineOperation({
  name: 'migration.run',
  id: 'runMigration',
  summary: 'Take an exported script in; the same script again changes nothing',
  input: RunMigration,
  output: DataCounts,
  rest: {
    method: 'POST',
    path: '/api/admin/run-production-migration',
    example: { plans: 3, templates: 6, users: 24, tenants: 8 },
  },
  run: async ({ deps, caller }: Reading<MigrationDeps>, { migrationSQL }) => {
    if (!deps.migration.enabled) return refused('NotEnabled', migrationTexts.notEnabled);
    // A text field of another system may have changed every line ending.
    const script = migrationSQL.startsWith(`${firstLine}\r\n`) ? migrationSQL.replaceAll('\r\n', '\n') : migrationSQL;
    const read = readSigned(script, await deps.migration.key(), deps.clock());
    if (!read.ok) return read;
    const judged = checkScriptRows(read.value.rows);
    if (!judged.ok) return judged;
    const { counts } = read.value.head;
    return deps.changes.run<DataCounts, RefusalCode>(caller, async (change) => {
      await lockUntilCommit(change.tx);
      const imported = await importRows(change, judged.value);
      if (!imported.ok) return imported;
      change.audit('migration.run', { kind: 'import', id: null }, undefined, { ...counts, hash: hashOf(script) });
      return done({ plans: counts.plans, templates: counts.templates, users: counts.users, tenants: counts.tenants });
    });
  },
});

function readSigned(script: string, key: SigningKey, now: Date) {
  const signed = verified(script, key);
  if (signed === undefined) return refused('InputInvalid', migrationTexts.notSigned);
  const read = readScript(signed);
  if (!read.ok) return read;
  const age = now.getTime() - read.value.head.createdAt.getTime();
  if (age > exportLifeMs) return refused('Expired', migrationTexts.tooOld);
  return age < -clockToleranceMs ? refused('InputInvalid', migrationTexts.fromFuture) : read;
}

/** Blocks other writers of these tables, so that the transaction runs as if alone; reading continues. */
async function lockUntilCommit(tx: Tx): Promise<void> {
  await tx.$executeRaw`lock table plans, templates, users, tenants in share row exclusive mode`;
}
