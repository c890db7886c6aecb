import type Provider from 'oidc-provider';
import { signInTexts } from '#contract/people/sign-in.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { Log } from '#server/core/http/log.ts';
import type { TenantLook, TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { loadContactOf } from '#server/core/settings/load-contact.ts';
import { type Exchange, isReading, readSentForm, redirect, refuseMethod, sendHtml } from '#server/people/identity/attempts/exchange.ts';
import type { RecordRefusedSignIn } from '#server/people/identity/attempts/record-refused-sign-in.ts';
import { passwordCount, placeCount } from '#server/people/identity/attempts/sign-in-counts.ts';
import { renderSignInPage } from '#server/people/identity/pages/sign-in-page.ts';
import type { KnownBrowsers } from '#server/people/identity/tickets/known-browsers.ts';
import type { Accounts } from './accounts.ts';

export interface InteractionDeps {
  readonly provider: Provider;
  readonly accounts: Pick<Accounts, 'withPassword'>;
  readonly knownBrowsers: KnownBrowsers;
  readonly limiter: RateLimiter;
  readonly looks: Pick<TenantLooks, 'bySubdomain'>;
  readonly publicUrl: string;
  readonly query: IdentityQuery;
  readonly log: Log;
  readonly onRefused: RecordRefusedSignIn;
}

/** The page on which a person authenticates. */
export async function answerInteraction(deps: InteractionDeps, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const details = await deps.provider.interactionDetails(request, response).catch(() => undefined);
  if (details === undefined) return redirect(response, `${deps.publicUrl}/?notice=sign-in-expired`);
  const tenant = await lookOf(deps, details.params.tenant);
  const hint = typeof details.params.login_hint === 'string' ? details.params.login_hint : '';
  if (isReading(request)) return sendPage(deps, exchange, 200, { email: hint, refusal: undefined, tenant });
  if (request.method !== 'POST') return refuseMethod(response);
  const form = await readSentForm(exchange);
  if (form === undefined) return undefined;
  if (form.get('act') === 'cancel') {
    return deps.provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'cancelled' });
  }
  return trySignIn(deps, exchange, form, tenant);
}

async function trySignIn(deps: InteractionDeps, exchange: Exchange, form: URLSearchParams, tenant: TenantLook | undefined): Promise<void> {
  const email = form.get('email') ?? '';
  const { place } = exchange;
  const { requestId, clientAddress } = place;
  const { cookie } = exchange.request.headers;
  const own = await deps.knownBrowsers.countOf(cookie, email);
  const counts = own === undefined ? [placeCount(clientAddress), passwordCount(email)] : [own];
  // Counted before the password is checked, so that many simultaneous attempts cannot slip through together.
  const { refusal, headers } = await checkCounts(deps.limiter, counts);
  if (refusal !== undefined) {
    deps.log.warn('identity.throttled', { requestId, code: refusal.code });
    await deps.onRefused({ reason: 'too-many-tries', typed: email, place });
    const minutes = Math.ceil(Number(headers['retry-after']) / 60);
    const sentence = refusal.code === 'TooManyRequests' ? signInTexts.tooMany(minutes) : refusal.message;
    return sendPage(deps, exchange, statuses[refusal.code], { email, refusal: sentence, tenant }, headers);
  }
  const account = await deps.accounts.withPassword(email, form.get('password') ?? '');
  if (account === undefined) {
    deps.log.warn('identity.wrong-password', { requestId });
    await deps.onRefused({ reason: 'wrong-password', typed: email, place });
    return sendPage(deps, exchange, 401, { email, refusal: signInTexts.wrong, tenant });
  }
  await (own === undefined
    ? Promise.all([deps.limiter.forget(passwordCount(email)), deps.limiter.giveBack(placeCount(clientAddress))])
    : deps.limiter.forget(own));
  exchange.response.appendHeader('set-cookie', await deps.knownBrowsers.remember(cookie, account));
  const login = { accountId: account.id, remember: true, amr: ['pwd'] };
  return deps.provider.interactionFinished(exchange.request, exchange.response, { login }, { mergeWithLastSubmission: false });
}

function lookOf(deps: InteractionDeps, subdomain: unknown): Promise<TenantLook | undefined> {
  return typeof subdomain === 'string' && subdomain.length <= 100 ? deps.looks.bySubdomain(subdomain) : Promise.resolve(undefined);
}

interface PageContent {
  readonly email: string;
  readonly refusal: string | undefined;
  readonly tenant: TenantLook | undefined;
}

async function sendPage(
  { query }: InteractionDeps,
  exchange: Exchange,
  status: number,
  content: PageContent,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const contact = await loadContactOf(query, content.tenant?.id ?? null);
  const action = new URL(exchange.request.url ?? '/', 'http://localhost').pathname;
  sendHtml(exchange, status, renderSignInPage({ ...content, contact, nonce: exchange.nonce, action }), headers);
}
