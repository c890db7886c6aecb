import { ExportedData } from '#contract/tenants/migration.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Scope } from '#server/core/data/scope.ts';
import { type BaseDeps, NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { type ExportedColumn, exportedColumns } from './exported-columns.ts';
import { hashOf } from './hash-script.ts';
import type { MigrationSettings } from './migration-settings.ts';
import { type ExportedRows, writeScript } from './write-script.ts';

/** The parts of the server that an export and an import need. */
export interface MigrationDeps extends BaseDeps {
  readonly publicUrl: string;
  readonly migration: MigrationSettings;
}

/** Exports plans, templates, users, and tenants from one snapshot. */
export const exportData = defineOperation({
  name: 'migration.export',
  id: 'exportData',
  summary: 'Export plans, templates, users and tenants as a signed script',
  input: NoInput,
  output: ExportedData,
  rest: {
    method: 'POST',
    path: '/api/admin/migrate-to-production',
    example: { sqlScript: '-- reckoner export, version 1\n…', dataCounts: { plans: 3, templates: 6, users: 24, tenants: 8 } },
  },
  graphql: { mutation: 'exportData' },
  run: async ({ deps, caller }: Reading<MigrationDeps>) => {
    const rows = await readRows(deps, listScopeOf(caller));
    const dataCounts = {
      plans: rows.plans.length,
      templates: rows.templates.length,
      users: rows.users.length,
      tenants: rows.tenants.length,
    };
    const head = { createdAt: deps.clock(), source: deps.publicUrl, counts: dataCounts };
    const sqlScript = writeScript(head, rows, await deps.migration.key());
    return deps.changes.run(caller, async (change) => {
      change.audit('migration.export', { kind: 'export', id: null }, undefined, { ...dataCounts, hash: hashOf(sqlScript) });
      return done({ sqlScript, dataCounts });
    });
  },
});

export function readRows({ db }: Pick<MigrationDeps, 'db'>, scope: Scope = { as: 'platform' }): Promise<ExportedRows> {
  const orderBy = { id: 'asc' } as const;
  return db.reading(scope, async (tx) => ({
    plans: (await tx.plan.findMany({ orderBy })).map((row) => only(row, exportedColumns.plans)),
    templates: (await tx.template.findMany({ orderBy })).map((row) => only(row, exportedColumns.templates)),
    users: (await tx.user.findMany({ orderBy })).map((row) => only(row, exportedColumns.users)),
    tenants: (await tx.tenant.findMany({ orderBy })).map((row) => only(row, exportedColumns.tenants)),
  }));
}

function only(row: object, columns: readonly ExportedColumn[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(columns.map(({ field }) => [field, Reflect.get(row, field)]));
}
