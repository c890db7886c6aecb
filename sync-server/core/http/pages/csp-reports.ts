import * as z from 'zod/mini';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { Log } from '#server/core/http/log.ts';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';

const mostBytes = 16 * 1024;
/** Maximum per request. A browser collects reports before it sends them. */
const mostReports = 10;

const text = z.optional(z.string());
const line = z.optional(z.nullable(z.number()));

/** Format that browsers post to `report-uri`. */
const Posted = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

/** Format that the Reporting API delivers to `report-to`. */
const Delivered = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: z.optional(z.nullable(z.string())),
      lineNumber: line,
    }),
  }),
);

interface Violation {
  readonly document: string | undefined;
  readonly directive: string | undefined;
  readonly blocked: string | undefined;
  readonly source: string | null | undefined;
  readonly line: number | null | undefined;
}

/** Logs policy violations reported by browsers. Nothing of a report is sent back, and only the path of an address is kept. */
export function receiveCspReports(
  log: Pick<Log, 'warn'>,
  body: Uint8Array,
  requestId: string,
): Outcome<object, 'InputInvalid' | 'TooLarge'> {
  if (body.length > mostBytes) return refused('TooLarge', httpTexts.tooLarge(mostBytes));
  const json = parseStrictJson(new TextDecoder().decode(body));
  if (!json.ok) return json;
  const violations = readViolations(json.value);
  if (violations === undefined) return refused('InputInvalid', httpTexts.invalid);
  for (const { document, directive, blocked, source, line: at } of violations.slice(0, mostReports)) {
    log.warn('csp.violation', {
      requestId,
      directive: nameOnly(directive),
      blocked: placeOnly(blocked),
      document: placeOnly(document),
      source: placeOnly(source ?? undefined),
      line: at ?? undefined,
    });
  }
  return done({});
}

function readViolations(value: unknown): readonly Violation[] | undefined {
  const posted = Posted.safeParse(value);
  if (posted.success) {
    const report = posted.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    const [document, blocked, source] = [report['document-uri'], report['blocked-uri'], report['source-file']];
    return [{ document, directive, blocked, source, line: report['line-number'] }];
  }
  const delivered = Delivered.safeParse(value);
  if (!delivered.success || delivered.data.length === 0) return undefined;
  return delivered.data.flatMap(({ type, body: { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } }) =>
    type === 'csp-violation'
      ? [{ document: documentURL, directive: effectiveDirective, blocked: blockedURL, source: sourceFile, line: lineNumber }]
      : [],
  );
}

/**
 * Host and path. A query or fragment may contain the secret of a link, and anything in a path that looks like a token is cut, too. Browsers
 * send keywords such as `inline` instead of an address; other values are not addresses and name no source.
 */
function placeOnly(address: string | undefined): string | undefined {
  if (address === undefined || address === '' || /^[a-z][a-z-]{0,39}$/.test(address)) return address;
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.replaceAll(/[\w-]{40,}/g, '…').slice(0, 200) : protocol;
}

/** Older browsers send the whole directive with its sources. */
function nameOnly(directive: string | undefined): string | undefined {
  return directive === undefined ? undefined : /^[a-z-]{0,40}/.exec(directive)?.[0];
}
