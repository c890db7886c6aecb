import * as z from 'zod/mini';
import { takeCspReports } from './csp-reports.ts';
import { restEntry } from './rest-entry.ts';
import { reportPath } from './security-headers.ts';

export const cspReportCalls = [
  restEntry({
    method: 'POST',
    path: reportPath,
    operation: 'browser.report',
    summary: 'What a browser refused under the content security policy of a page',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: async ({ deps, rawBody, requestId }) => takeCspReports(deps.log, rawBody, requestId),
  }),
];
