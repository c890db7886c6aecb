import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { named } from '#contract/values/named.ts';

export const migrationTexts = {
  empty: t('Please export data first to get the SQL script'),
  exportFailed: (statusText: string): string => t('Export failed: {statusText}', { statusText }),
  runFailed: (statusText: string): string => t('Migration failed: {statusText}', { statusText }),
  notEnabled: 'Importing is switched off on this server. The operator switches it on with MIGRATION_IMPORT=on.',
  tooLarge: t('The script is larger than this server takes.'),
  notSigned: t('The script was changed, or was not signed by a server that this one trusts.'),
  tooOld: t('The script is older than 24 hours. Export the data again.'),
  fromFuture: t('The script was made in the future. Check the clocks of both servers.'),
  notAnExport: (line: number): string => t('Line {line} is nothing that the export writes.', { line }),
  badValue: (line: number, column: string, problem: string): string => t('Line {line}, {column}: {problem}', { line, column, problem }),
  twice: (line: number): string => t('Line {line} names a row for the second time.', { line }),
  unknownReference: (line: number, column: string): string =>
    t('Line {line}, {column}: there is no such row, here or in the script.', { line, column }),
  keptFree: (line: number): string =>
    t('Line {line}, subdomain: another tenant left this name, and it is kept free for a while.', { line }),
  taken: (line: number, column: string): string => t('Line {line}, {column}: this value belongs to another row here.', { line, column }),
} as const;

export const exportLifeMs = 24 * 60 * 60 * 1000;
/** Maximum length of a script in characters. The request body around it has to stay below the server's limit. */
export const scriptLimit = 1_000_000;

export const RunMigration = z.strictObject({
  migrationSQL: z.string(ifMissing(migrationTexts.empty)).check(
    z.refine((script) => script.trim() !== '', { error: migrationTexts.empty, abort: true }),
    z.maxLength(scriptLimit, { error: migrationTexts.tooLarge }),
  ),
});
export type RunMigration = z.infer<typeof RunMigration>;

export const exportedTables = ['plans', 'templates', 'users', 'tenants'] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** Number of rows of each table. */
export const DataCounts = named('DataCounts', z.object({ plans: z.int(), templates: z.int(), users: z.int(), tenants: z.int() }));
export type DataCounts = z.output<typeof DataCounts>;

export const ExportedData = named('ExportedData', z.object({ sqlScript: z.string(), dataCounts: DataCounts }));
export type ExportedData = z.output<typeof ExportedData>;

/** State of the screen. The script is kept from the export on, and retrying after an error returns to the start. */
export type MigrationState =
  | { readonly step: 'notExported' }
  | { readonly step: 'exported'; readonly data: ExportedData }
  | { readonly step: 'migrated'; readonly counts: DataCounts }
  | { readonly step: 'error'; readonly message: string };

export type MigrationEvent =
  | { readonly type: 'exported'; readonly data: ExportedData }
  | { readonly type: 'migrated'; readonly counts: DataCounts }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'retry' };

export const migrationStart: MigrationState = { step: 'notExported' };

export function nextMigrationState(state: MigrationState, event: MigrationEvent): MigrationState {
  switch (event.type) {
    case 'exported':
      return { step: 'exported', data: event.data };
    case 'migrated':
      return state.step === 'exported' ? { step: 'migrated', counts: event.counts } : state;
    case 'failed':
      return { step: 'error', message: event.message };
    case 'retry':
      return migrationStart;
  }
}

/** The reason a run cannot start, or undefined. */
export function runProblem(state: MigrationState): string | undefined {
  return state.step === 'exported' && state.data.sqlScript.trim() !== '' ? undefined : migrationTexts.empty;
}
