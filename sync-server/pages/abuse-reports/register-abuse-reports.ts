import { createHash } from 'node:crypto';
import { cutText } from '#contract/values/cut-text.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import { refuse } from '#server/core/http/answer.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { readBytes } from '#server/core/http/requests/read-body.ts';
import { isFromOtherSite } from '#server/core/http/requests/same-origin.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import { reportWords } from './report-words.ts';
import { findReported, type Reported, storeReport } from './store-report.ts';

export interface AbuseReportsDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly limiter: Pick<RateLimiter, 'take'>;
}

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}label,textarea{display:block;width:100%}textarea{box-sizing:border-box;font:inherit;min-height:9rem;margin:.5rem 0 1rem}button{font:inherit;min-height:48px;padding:0 1.5rem}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const mostBytes = 10_000;
const mostLetters = 2_000;

/** The form with which a stranger reports a page of a trial or an invitation. Opening it stores nothing, because mail scanners follow links. */
export function registerAbuseReports(app: HttpApp, { db, changes, clock, limiter }: AbuseReportsDeps): void {
  const path = '/report/:kind{page|invitation}/:id{[0-9a-f-]{36}}';

  app.get(path, async ({ req }) => {
    const found = await findReported(db, req.param());
    if (found === undefined) return page('en', reportWords.en.title, `<p>${reportWords.en.gone}</p>`, 404);
    return formPage(found);
  });

  app.post(path, async ({ req, env }) => {
    const { clientAddress, requestId } = env.place;
    if (isFromOtherSite(req.raw.headers)) return page('en', reportWords.en.title, `<p>${reportWords.en.gone}</p>`, 403);
    const judged = await checkCounts(limiter, [{ limit: 'abuseReport', by: clientAddress }]);
    if (judged.refusal !== undefined) return refuse(judged.refusal, judged.headers);
    const bytes = await readBytes(req.raw, mostBytes);
    if (!bytes.ok) return refuse(bytes);
    const typed = new URLSearchParams(new TextDecoder().decode(bytes.value)).get('text') ?? '';
    const text = cutText(typed.replaceAll('\0', '').trim(), mostLetters);
    const found: Reported | undefined = await findReported(db, req.param());
    if (found === undefined) return page('en', reportWords.en.title, `<p>${reportWords.en.gone}</p>`, 404);
    if (text === '') return formPage(found, 400);
    await changes.runAsPlatform(platformActor(requestId, clock(), undefined), async (change) => {
      await storeReport(change, found, text);
      return done(null);
    });
    const words = reportWords[found.language];
    return page(found.language, words.title, `<p role="status">${words.thanks}</p>`);
  });
}

function formPage({ language, name }: Reported, status = 200): Response {
  const words = reportWords[language];
  return page(
    language,
    words.title,
    `<p>${escapeHtml(words.about(name))}</p><form method="post"><label for="text">${words.label}</label>
<textarea id="text" name="text" maxlength="2000" required></textarea><button>${words.send}</button></form>`,
    status,
  );
}

function page(language: string, title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' };
  return new Response(html, { status, headers });
}
