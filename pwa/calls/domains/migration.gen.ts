// Written by `npm run generate` from the declared operations.
import { DataCounts, ExportedData } from '#contract/tenants/migration.ts';

export const exportData = { method: 'POST', path: '/api/admin/migrate-to-production', output: ExportedData } as const;
export const runMigration = { method: 'POST', path: '/api/admin/run-production-migration', output: DataCounts } as const;
