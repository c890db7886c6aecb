import * as z from 'zod/mini';
import type { Log } from '#server/core/http/log.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { reportPath } from '#server/core/http/security-headers.ts';
import { receiveCspReports } from './csp-reports.ts';

export const cspReportCalls = [
  restEntry({
    method: 'POST',
    path: reportPath,
    operation: 'browser.report',
    summary: 'Report of a browser about the content security policy of a page',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: async ({ deps, rawBody, requestId }: RestContext<{ readonly log: Log }>) => receiveCspReports(deps.log, rawBody, requestId),
  }),
];
