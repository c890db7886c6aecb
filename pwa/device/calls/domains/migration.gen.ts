// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { DataCounts, ExportedData } from '#contract/tenants/migration.ts';

export const exportData = { method: 'POST', path: '/api/admin/migrate-to-production', output: ExportedData } as const;
export const runMigration = { method: 'POST', path: '/api/admin/run-production-migration', output: DataCounts } as const;
