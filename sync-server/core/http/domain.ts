import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { cspReportCalls } from './pages/csp-reports.rest.ts';
import { forgetKeys } from './requests/idempotency.ts';

const hourMs = 60 * 60 * 1000;

export const httpFace = defineDomain({
  name: 'http',
  calls: cspReportCalls,
  jobs: [{ name: 'keys', everyMs: hourMs, run: forgetKeys }],
  tables: {
    idempotency_keys: { others: { users: sharedReasons.wholePerson } },
  },
});
