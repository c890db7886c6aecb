import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { signInTexts } from '#contract/sign-in.ts';
import type { Log } from '#server/http/log.ts';
import type { RequestPlace } from '#server/http/request-origin.ts';
import { isFromOwnPages } from '#server/http/same-origin.ts';
import type { TenantLook, TenantLooks } from '#server/http/tenant-look.ts';
import type { Accounts } from './accounts.ts';
import { renderSignInPage } from './sign-in-page.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

const formLimit = 8 * 1024;

export interface InteractionDeps {
  readonly provider: Provider;
  readonly accounts: Pick<Accounts, 'withPassword'>;
  readonly throttle: SignInThrottle;
  readonly looks: Pick<TenantLooks, 'bySubdomain'>;
  readonly publicUrl: string;
  readonly log: Log;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: RequestPlace;
  readonly nonce: string;
}

/** The page on which a person proves who he or she is. */
export async function answerInteraction(deps: InteractionDeps, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const details = await deps.provider.interactionDetails(request, response).catch(() => undefined);
  if (details === undefined) return redirect(response, `${deps.publicUrl}/?notice=sign-in-expired`);
  const tenant = await lookOf(deps, details.params.tenant);
  const hint = typeof details.params.login_hint === 'string' ? details.params.login_hint : '';
  if (request.method === 'GET' || request.method === 'HEAD') return sendPage(exchange, 200, { email: hint, refusal: undefined, tenant });
  if (request.method !== 'POST') return sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
  if (!isOwnForm(exchange)) return sendText(response, 403, 'Forbidden');
  const form = await readForm(request);
  if (form === undefined) return sendText(response, 413, 'Too large', { connection: 'close' });
  if (form.get('act') === 'cancel') {
    return deps.provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'cancelled' });
  }
  return trySignIn(deps, exchange, form, tenant);
}

async function trySignIn(deps: InteractionDeps, exchange: Exchange, form: URLSearchParams, tenant: TenantLook | undefined): Promise<void> {
  const email = form.get('email') ?? '';
  const { requestId, clientAddress } = exchange.place;
  const wait = deps.throttle.waitSeconds(email, clientAddress);
  if (wait !== undefined) {
    deps.log.warn('identity.throttled', { requestId });
    const refusal = signInTexts.tooMany(Math.ceil(wait / 60));
    return sendPage(exchange, 429, { email, refusal, tenant }, { 'retry-after': String(wait) });
  }
  // Counted before it is known to be wrong: many tries at the same moment must not slip through together.
  deps.throttle.countFailure(email, clientAddress);
  const account = await deps.accounts.withPassword(email, form.get('password') ?? '');
  if (account === undefined) {
    deps.log.warn('identity.wrong-password', { requestId });
    return sendPage(exchange, 401, { email, refusal: signInTexts.wrong, tenant });
  }
  deps.throttle.forget(email, clientAddress);
  const login = { accountId: account.id, remember: true, amr: ['pwd'] };
  return deps.provider.interactionFinished(exchange.request, exchange.response, { login }, { mergeWithLastSubmission: false });
}

function lookOf(deps: InteractionDeps, subdomain: unknown): Promise<TenantLook | undefined> {
  return typeof subdomain === 'string' && subdomain.length <= 100 ? deps.looks.bySubdomain(subdomain) : Promise.resolve(undefined);
}

function isOwnForm({ request, place }: Exchange): boolean {
  const site = request.headers['sec-fetch-site'];
  return isFromOwnPages({
    method: 'POST',
    secFetchSite: typeof site === 'string' ? site : undefined,
    origin: request.headers.origin,
    ownOrigin: place.ownOrigin,
  });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > formLimit) return undefined;
  }
  return new URLSearchParams(text);
}

interface PageContent {
  readonly email: string;
  readonly refusal: string | undefined;
  readonly tenant: TenantLook | undefined;
}

function sendPage(
  { request, response, nonce }: Exchange,
  status: number,
  content: PageContent,
  headers: Readonly<Record<string, string>> = {},
): void {
  const html = renderSignInPage({ ...content, nonce, action: new URL(request.url ?? '/', 'http://localhost').pathname });
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(request.method === 'HEAD' ? undefined : html);
}

function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}
