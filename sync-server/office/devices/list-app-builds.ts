import { AppBuilds } from '#contract/tenants/upkeep/device-reports.ts';
import { done } from '#contract/values/outcome.ts';
import { type BaseDeps, NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

export interface BuildDeps extends BaseDeps {
  /** The build that this server serves. Undefined before the app is built. */
  readonly appBuild: () => Promise<string | undefined>;
}

interface BuildRow {
  readonly build: string;
  readonly sessions: number;
  readonly lastSeenAt: Date;
}

export const listAppBuilds = defineOperation({
  name: 'devices.read',
  id: 'listAppBuilds',
  summary: 'The builds of the app that signed-in browsers run',
  input: NoInput,
  output: AppBuilds,
  rest: {
    method: 'GET',
    path: '/api/admin/app-builds',
    example: { builds: [{ build: 'DV0WTNnz', isCurrent: true, sessions: 12, lastSeenAt: new Date('2026-01-15T09:00:00.000Z') }] },
  },
  graphql: { query: 'appBuilds' },
  read: async ({ deps }: { readonly deps: BuildDeps }) => {
    const current = await deps.appBuild();
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const rows = await tx.$queryRaw<BuildRow[]>`
        select sess ->> 'appBuild' as build, count(*)::int as sessions,
          to_timestamp(max((sess ->> 'lastSeenAt')::float8) / 1000) as "lastSeenAt"
        from sessions where sess ->> 'appBuild' is not null and expire > ${deps.clock()}
        group by 1 order by sessions desc, build limit 50`;
      return done({ builds: rows.map((row) => ({ ...row, isCurrent: row.build === current })) });
    });
  },
});
