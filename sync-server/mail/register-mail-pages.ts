import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import type { RecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import type { Database } from '#server/core/data/database.ts';
import { refuse } from '#server/core/http/answer.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import type { Identify } from '#server/people/identity/create-identity.ts';

export interface MailPagesDeps {
  readonly db: Database;
  readonly identify: Identify;
  readonly onRefused: RecordRefusedAccess;
  /** Never in production, because the outbox of a development server contains working links. */
  readonly isShown: boolean;
}

const platform = { as: 'platform' } as const;
const newest = 100;

/** The outbox of a development server, for the platform owner: the mails that would have been sent, as they would look. */
export function registerMailPages(app: HttpApp, { db, identify, onRefused, isShown }: MailPagesDeps): void {
  app.get('/dev/mail', async ({ req, env }) => {
    const refusal = await refuseReader(req.header('cookie'), env.place);
    if (refusal !== undefined) return refusal;
    const mails = await db.reading(platform, (tx) =>
      tx.mailMessage.findMany({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: newest,
        select: { id: true, to: true, subject: true, state: true, createdAt: true },
      }),
    );
    const rows = mails.map(
      ({ id, to, subject, state, createdAt }) =>
        `<tr><td>${createdAt.toISOString()}</td><td>${escapeHtml(to)}</td><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td><td>${state}</td></tr>`,
    );
    return page(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><body style="font:16px/1.5 system-ui;margin:2rem"><h1>Outbox</h1>${
        rows.length === 0
          ? '<p>No mail yet.</p>'
          : `<table cellpadding="6"><tr><th>Time</th><th>To</th><th>Subject</th><th>State</th></tr>${rows.join('')}</table>`
      }</body></html>`,
    );
  });

  app.get('/dev/mail/:id', async ({ req, env }) => {
    const refusal = await refuseReader(req.header('cookie'), env.place);
    if (refusal !== undefined) return refusal;
    const id = req.param('id');
    const mail = /^[0-9a-f-]{36}$/i.test(id)
      ? await db.reading(platform, (tx) => tx.mailMessage.findFirst({ where: { id }, select: { html: true } }))
      : null;
    return mail === null ? refuse(refused('NotFound', accessTexts.notFound)) : page(mail.html);
  });

  async function refuseReader(cookies: string | undefined, place: RequestPlace): Promise<Response | undefined> {
    if (!isShown) return refuse(refused('NotFound', accessTexts.notFound));
    const known = await identify(cookies, place);
    const refusal = known.ok ? authorize('mail.read', known.value) : known;
    if (known.ok && refusal !== undefined)
      await onRefused({ principal: known.value, operation: 'mail.read', code: refusal.code, address: place.clientAddress });
    return refusal === undefined ? undefined : refuse(refusal, { 'cache-control': 'no-store' });
  }
}

/** A mail has styles on its elements, no scripts, and no external resources. */
function page(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  });
}
