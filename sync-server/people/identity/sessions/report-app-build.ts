import { AppBuildReported, ReportAppBuild } from '#contract/tenants/upkeep/device-reports.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/** For the platform owner, who sees which builds devices still run. No record is kept of it. */
export const reportAppBuild = defineOperation({
  name: 'session.reportBuild',
  id: 'reportAppBuild',
  summary: 'Say which build of the app this session runs',
  input: ReportAppBuild,
  output: AppBuildReported,
  rest: { method: 'PUT', path: '/api/auth/app-build', example: { build: 'DV0WTNnz' } },
  graphql: { mutation: 'reportAppBuild' },
  change: async ({ tx, caller }, { build }) => {
    await withPlatformRights(
      tx,
      () => tx.$executeRaw`
        update sessions set sess = jsonb_set(sess, '{appBuild}', ${JSON.stringify(build)}::jsonb)
        where sid = ${caller.sessionId} and sess ->> 'appBuild' is distinct from ${build}`,
    );
    return done({ build });
  },
});
