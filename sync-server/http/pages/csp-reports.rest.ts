import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { type RestContext, restEntry } from '../rest-entry.ts';
import { takeCspReports } from './csp-reports.ts';
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
    handler: async ({ deps, rawBody, requestId }: RestContext<{ readonly log: Log }>) => takeCspReports(deps.log, rawBody, requestId),
  }),
];
