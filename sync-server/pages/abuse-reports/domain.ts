import { defineDomain } from '#server/core/faces/define-domain.ts';

export const abuseReportsFace = defineDomain({
  name: 'abuse-reports',
  tables: {
    abuse_reports: {},
  },
});
