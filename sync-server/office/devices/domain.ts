import { defineDomain } from '#server/core/faces/define-domain.ts';
import { errorReportCalls } from './error-reports.rest.ts';
import { forgetDeviceErrors } from './forget-device-errors.ts';
import { listAppBuilds } from './list-app-builds.ts';
import { listDeviceErrors } from './list-device-errors.ts';

const hourMs = 60 * 60 * 1000;

export const devicesFace = defineDomain({
  name: 'devices',
  operations: [listAppBuilds, listDeviceErrors],
  calls: errorReportCalls,
  jobs: [{ name: 'device-errors', everyMs: hourMs, run: forgetDeviceErrors }],
  tables: { device_errors: {} },
});
