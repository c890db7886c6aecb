import type { DataCounts, ExportedData } from '#contract/migration.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { exportData } from './export-data.ts';

/** The way out alone: a script that comes in may be longer than what this door reads. */
export function defineMigrationFields(builder: Builder): void {
  const Counts = builder.objectRef<DataCounts>('DataCounts').implement({
    fields: (t) => ({
      plans: t.exposeInt('plans'),
      templates: t.exposeInt('templates'),
      users: t.exposeInt('users'),
      tenants: t.exposeInt('tenants'),
    }),
  });
  const Exported = builder.objectRef<ExportedData>('ExportedData').implement({
    fields: (t) => ({
      sqlScript: t.exposeString('sqlScript'),
      dataCounts: t.field({ type: Counts, resolve: ({ dataCounts }) => dataCounts }),
    }),
  });
  builder.mutationField('exportData', (t) =>
    t.field({
      type: Exported,
      description: 'Plans, templates, users and tenants as a signed script, after a fresh sign-in.',
      resolve: async (_root, _args, { deps, principal }) => unwrap(await exportData(deps, principal)),
    }),
  );
}
