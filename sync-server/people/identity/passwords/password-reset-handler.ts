import { signInTexts } from '#contract/people/sign-in.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import type { TenantLook, TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { type CookieSettings, readCookie } from '#server/core/http/requests/cookies.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { type CountResult, checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { RateCount, RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { type Exchange, isReading, readSentForm, redirect, refuseMethod, sendHtml } from '#server/people/identity/attempts/exchange.ts';
import {
  askPath,
  renderAskPage,
  renderDonePage,
  renderExpiredPage,
  renderNewPasswordPage,
  renderSentPage,
  renderWaitPage,
} from '#server/people/identity/pages/password-reset-pages.ts';
import type { KnownBrowsers } from '#server/people/identity/tickets/known-browsers.ts';
import { findReset, resetLinkLifeMs, resetLinkPath } from '#server/people/identity/tickets/reset-links.ts';
import { askForReset, type PasswordResetDeps, setForgottenPassword } from './password-reset.ts';

export interface PasswordResetHandlerDeps extends PasswordResetDeps {
  readonly limiter: RateLimiter;
  readonly looks: Pick<TenantLooks, 'bySubdomain'>;
  readonly cookies: CookieSettings;
  readonly knownBrowsers: Pick<KnownBrowsers, 'remember'>;
}

/** Handles the paths of the password reset; undefined for every other path. */
export function createPasswordResetHandler(deps: PasswordResetHandlerDeps): (exchange: Exchange) => Promise<void> | undefined {
  return (exchange) => {
    const url = new URL(exchange.request.url ?? '/', 'http://localhost');
    if (url.pathname === askPath) return answerAsk(deps, exchange, url);
    return url.pathname === resetLinkPath ? answerLink(deps, exchange, url) : undefined;
  };
}

async function answerAsk(deps: PasswordResetHandlerDeps, exchange: Exchange, url: URL): Promise<void> {
  const { request, response, nonce, place } = exchange;
  if (isReading(request)) {
    const tenant = await tenantOf(deps, url.searchParams.get('tenant'));
    return sendHtml(exchange, 200, renderAskPage({ ...lookOf(tenant, nonce), email: '', refusal: undefined }));
  }
  if (request.method !== 'POST') return refuseMethod(response);
  const form = await readSentForm(exchange);
  if (form === undefined) return undefined;
  const tenant = await tenantOf(deps, form.get('tenant'));
  const look = lookOf(tenant, nonce);
  const typed = form.get('email') ?? '';
  const email = EmailAddress.safeParse(typed.trim());
  if (!email.success) {
    const refusal = email.error.issues[0]?.message;
    return sendHtml(exchange, statuses.InputInvalid, renderAskPage({ ...look, email: typed.slice(0, 254), refusal }));
  }
  const counts: readonly RateCount[] = [
    { limit: 'passwordReset', by: place.clientAddress },
    { limit: 'passwordResetTo', by: email.data },
  ];
  const judged = await checkCounts(deps.limiter, counts);
  if (judged.refusal !== undefined) return sendWait(exchange, look, judged);
  await askForReset(deps, { email: email.data, tenantId: tenant?.id ?? null }, place.requestId);
  return sendHtml(exchange, 200, renderSentPage(look));
}

/** The token is removed from the address bar at once and kept in a cookie for this page only. */
async function answerLink(deps: PasswordResetHandlerDeps, exchange: Exchange, url: URL): Promise<void> {
  const { request, response, nonce, place } = exchange;
  const look = lookOf(undefined, nonce);
  const given = url.searchParams.get('token');
  if (isReading(request) && given !== null) {
    const token = /^[\w-]{1,100}$/.test(given) ? given : 'none';
    return redirect(response, resetLinkPath, { 'set-cookie': linkCookie(token, resetLinkLifeMs / 1000, deps.cookies) });
  }
  if (!isReading(request) && request.method !== 'POST') return refuseMethod(response);
  const form = isReading(request) ? new URLSearchParams() : await readSentForm(exchange);
  if (form === undefined) return undefined;
  const judged = await checkCounts(deps.limiter, [{ limit: 'passwordResetLink', by: place.clientAddress }]);
  if (judged.refusal !== undefined) return sendWait(exchange, look, judged);
  const token = readCookie(request.headers.cookie, linkCookieName) ?? '';
  const found = await findReset(deps.query, token, deps.clock());
  if (found === undefined) return sendHtml(exchange, statuses.Expired, renderExpiredPage(look));
  const known = lookOf(await tenantOf(deps, found.subdomain), nonce);
  const page = { ...known, email: found.email };
  if (isReading(request)) return sendHtml(exchange, 200, renderNewPasswordPage({ ...page, refusal: undefined }));
  const outcome = await setForgottenPassword(deps, { token, password: form.get('password') ?? '' }, place.requestId);
  if (outcome.ok) {
    // Another person's continued guessing must not lock the person out before the first sign-in with the new password.
    const { accountId: id, email } = outcome.value;
    const knownCookie = await deps.knownBrowsers.remember(request.headers.cookie, { id, email });
    return sendHtml(exchange, 200, renderDonePage(known), { 'set-cookie': [linkCookie('', 0, deps.cookies), knownCookie] });
  }
  const html = outcome.code === 'Expired' ? renderExpiredPage(look) : renderNewPasswordPage({ ...page, refusal: outcome.message });
  return sendHtml(exchange, statuses[outcome.code], html);
}

const linkCookieName = 'new-password';

function linkCookie(token: string, seconds: number, { https }: CookieSettings): string {
  return `${linkCookieName}=${token}; Path=${resetLinkPath}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${https ? '; Secure' : ''}`;
}

function sendWait(exchange: Exchange, look: ReturnType<typeof lookOf>, { refusal, headers }: CountResult): void {
  if (refusal === undefined) return;
  const minutes = Math.ceil(Number(headers['retry-after']) / 60);
  const sentence = refusal.code === 'TooManyRequests' ? signInTexts.tooMany(minutes) : refusal.message;
  sendHtml(exchange, statuses[refusal.code], renderWaitPage(look, sentence), headers);
}

/** The tenant named by the sign-in page. */
async function tenantOf({ looks }: PasswordResetHandlerDeps, named: string | null): Promise<TenantLook | undefined> {
  return named === null || named === '' || named.length > 100 ? undefined : looks.bySubdomain(named);
}

function lookOf(tenant: TenantLook | undefined, nonce: string) {
  return { nonce, brand: tenant?.brand, tenant: tenant?.subdomain };
}
