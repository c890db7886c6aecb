import { defineDomain } from '#server/core/faces/define-domain.ts';
import { exportData } from './export-data.ts';
import { runMigration } from './run-migration.ts';

export const migrationFace = defineDomain({
  name: 'migration',
  operations: [exportData, runMigration],
});
