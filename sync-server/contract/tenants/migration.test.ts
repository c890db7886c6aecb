import { describe, expect, test } from 'vitest';
import { type ExportedData, migrationStart, migrationTexts, nextMigrationState, RunMigration, runProblem } from './migration.ts';

const counts = { plans: 3, templates: 6, users: 5, tenants: 2 };
const data: ExportedData = { sqlScript: '-- script', dataCounts: counts };

describe('the states of the screen', () => {
  test('[R-MIG-13] not exported, exported with the script, migrated', () => {
    expect(migrationStart).toEqual({ step: 'notExported' });
    const exported = nextMigrationState(migrationStart, { type: 'exported', data });
    expect(exported).toEqual({ step: 'exported', data });
    expect(nextMigrationState(exported, { type: 'migrated', counts })).toEqual({ step: 'migrated', counts });
  });

  test('[R-MIG-13] an error comes from anywhere, and trying again resets to the start', () => {
    const failed = nextMigrationState({ step: 'exported', data }, { type: 'failed', message: 'Migration failed: Conflict' });
    expect(failed).toEqual({ step: 'error', message: 'Migration failed: Conflict' });
    expect(nextMigrationState(failed, { type: 'retry' })).toEqual(migrationStart);
    expect(nextMigrationState(failed, { type: 'migrated', counts })).toEqual(failed);
  });

  test('[R-MIG-11] does not run without a script', () => {
    const sentence = 'Please export data first to get the SQL script';
    expect(runProblem(migrationStart)).toBe(sentence);
    expect(runProblem({ step: 'exported', data: { ...data, sqlScript: ' ' } })).toBe(sentence);
    expect(runProblem({ step: 'exported', data })).toBeUndefined();
    for (const migrationSQL of ['', ' \n']) expect(RunMigration.safeParse({ migrationSQL }).error?.issues[0]?.message).toBe(sentence);
  });

  test('[R-MIG-12] failures carry the status text', () => {
    expect(migrationTexts.exportFailed('Forbidden')).toBe('Export failed: Forbidden');
    expect(migrationTexts.runFailed('Bad Request')).toBe('Migration failed: Bad Request');
  });
});
