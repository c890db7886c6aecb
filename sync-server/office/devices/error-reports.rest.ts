import * as z from 'zod/mini';
import { ErrorReport, errorReportsPath } from '#contract/tenants/upkeep/device-reports.ts';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { isFromOtherSite } from '#server/core/http/requests/same-origin.ts';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import { type RecordDeps, recordErrors } from './record-errors.ts';

const mostBytes = 64 * 1024;

/** Reports of the app about its own errors. Cookies are not read, so that no report belongs to a person. */
export const errorReportCalls = [
  restEntry({
    method: 'POST',
    path: errorReportsPath,
    operation: 'browser.reportError',
    summary: 'Report of the app about errors on a device, without figures and without names',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: async ({ deps, rawBody, headers }: RestContext<RecordDeps>) => {
      if (isFromOtherSite(headers)) return refused('Forbidden', httpTexts.crossSite);
      if (rawBody.length > mostBytes) return refused('TooLarge', httpTexts.tooLarge(mostBytes));
      const json = parseStrictJson(new TextDecoder().decode(rawBody));
      if (!json.ok) return refused('InputInvalid', httpTexts.brokenJson);
      const read = ErrorReport.safeParse(json.value);
      if (!read.success) return refusalOf(read.error.issues);
      await recordErrors(deps, read.data, headers.get('user-agent') ?? '');
      return new Response(null, { status: 204 });
    },
  }),
];
