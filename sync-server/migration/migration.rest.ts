import * as z from 'zod/mini';
import { RunMigration } from '#contract/migration.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { exportData } from './export-data.ts';
import { runMigration } from './run-migration.ts';

const counts = { plans: 3, templates: 6, users: 24, tenants: 8 };

/** Carrying data from one server to another, for the platform owner after a fresh sign-in. */
export const migrationCalls = [
  restEntry({
    method: 'POST',
    path: '/api/admin/migrate-to-production',
    operation: 'migration.export',
    summary: 'Export plans, templates, users and tenants as a signed script',
    example: { sqlScript: '-- reckoner export, version 1\n…', dataCounts: counts },
    input: z.strictObject({}),
    handler: ({ deps, principal }) => exportData(deps, principal),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/run-production-migration',
    operation: 'migration.run',
    summary: 'Take an exported script in; the same script again changes nothing',
    example: counts,
    input: RunMigration,
    handler: ({ deps, principal }, input) => runMigration(deps, principal, input),
  }),
];
