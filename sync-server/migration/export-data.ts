import { accessTexts } from '#contract/access.ts';
import type { ExportedData } from '#contract/migration.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import type { ServiceDeps } from '#server/service-deps.ts';
import { type ExportedColumn, exportedColumns } from './exported-columns.ts';
import { hashOf } from './hash-script.ts';
import { type ExportedRows, writeScript } from './write-script.ts';

/** What an export and its way back need of the server. */
export type MigrationDeps = Pick<ServiceDeps, 'db' | 'changes' | 'clock' | 'publicUrl' | 'migration'>;

/** Plans, templates, users and tenants of one moment, as a signed script. */
export async function exportData(deps: MigrationDeps, principal: Principal): Promise<Outcome<ExportedData, AccessRefusal['code']>> {
  const now = deps.clock();
  const refusal = authorise('migration.export', principal, { now });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const rows = await readRows(deps);
  const dataCounts = {
    plans: rows.plans.length,
    templates: rows.templates.length,
    users: rows.users.length,
    tenants: rows.tenants.length,
  };
  const sqlScript = writeScript({ createdAt: now, source: deps.publicUrl, counts: dataCounts }, rows, await deps.migration.key());
  const noted = await deps.changes.run<undefined, never>(principal, async (change) => {
    change.audit('migration.export', { kind: 'export', id: null }, undefined, { ...dataCounts, hash: hashOf(sqlScript) });
    return done(undefined);
  });
  return noted.ok ? done({ sqlScript, dataCounts }) : noted;
}

export function readRows({ db }: Pick<MigrationDeps, 'db'>): Promise<ExportedRows> {
  const orderBy = { id: 'asc' } as const;
  return db.reading({ as: 'platform' }, async (tx) => ({
    plans: (await tx.plan.findMany({ orderBy })).map((row) => only(row, exportedColumns.plans)),
    templates: (await tx.template.findMany({ orderBy })).map((row) => only(row, exportedColumns.templates)),
    users: (await tx.user.findMany({ orderBy })).map((row) => only(row, exportedColumns.users)),
    tenants: (await tx.tenant.findMany({ orderBy })).map((row) => only(row, exportedColumns.tenants)),
  }));
}

function only(row: object, columns: readonly ExportedColumn[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(columns.map(({ field }) => [field, Reflect.get(row, field)]));
}
