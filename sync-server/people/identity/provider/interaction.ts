import type Provider from 'oidc-provider';
import { signInTexts } from '#contract/people/sign-in.ts';
import { strongSignInTexts } from '#contract/people/strong-sign-in.ts';
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
import { answerStep, beginStep, type SecondStepDeps, type StepAt, showStep } from '#server/people/identity/factors/second-step.ts';
import { renderSignInPage } from '#server/people/identity/pages/sign-in-page.ts';
import { type NewBrowserDeps, notifyOfNewBrowser } from '#server/people/identity/sign-in/notify-of-new-browser.ts';
import type { KnownBrowsers } from '#server/people/identity/tickets/known-browsers.ts';
import type { Accounts } from './accounts.ts';

export interface InteractionDeps extends NewBrowserDeps, SecondStepDeps {
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
  const at: StepAt = { uid: details.uid, tenant, exchange };
  const step = await deps.steps.find(details.uid);
  if (isReading(request))
    return step === undefined || step.isDone === true
      ? sendPage(deps, exchange, 200, { email: hint, refusal: undefined, tenant })
      : showStep(deps, at, step, undefined);
  if (request.method !== 'POST') return refuseMethod(response);
  const form = await readSentForm(exchange);
  if (form === undefined) return undefined;
  if (form.get('act') === 'cancel') {
    return deps.provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'cancelled' });
  }
  if (form.has('email')) return trySignIn(deps, at, form);
  if (step === undefined) return sendPage(deps, exchange, 401, { email: hint, refusal: strongSignInTexts.expired, tenant });
  const method = await answerStep(deps, at, step, form);
  if (method === undefined) return undefined;
  await deps.steps.end(details.uid);
  return finish(deps, exchange, { id: step.accountId, email: step.email }, ['pwd', method, 'mfa']);
}

async function trySignIn(deps: InteractionDeps, at: StepAt, form: URLSearchParams): Promise<void> {
  const { exchange, tenant } = at;
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
  if (await beginStep(deps, at, account)) return undefined;
  return finish(deps, exchange, account, ['pwd']);
}

/** The person is through: the browser is known from now on, and the provider goes on. */
async function finish(
  deps: InteractionDeps,
  exchange: Exchange,
  account: { readonly id: string; readonly email: string },
  amr: string[],
): Promise<void> {
  const { cookie, 'user-agent': userAgent } = exchange.request.headers;
  const isKnown = (await deps.knownBrowsers.countOf(cookie, account.email)) !== undefined;
  if (!isKnown) await notifyOfNewBrowser(deps, { account, userAgent, requestId: exchange.place.requestId });
  exchange.response.appendHeader('set-cookie', await deps.knownBrowsers.remember(cookie, account));
  const login = { accountId: account.id, remember: true, amr };
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
