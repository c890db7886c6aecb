import * as client from 'openid-client';
import { freshSignInSeconds } from '#contract/people/access.ts';
import type { HostOwner } from '#server/core/http/pages/tenant-look.ts';
import { flowCookieName, setCookie } from '#server/core/http/requests/cookies.ts';
import { moveToTenantHost, notice, redirect } from '#server/people/identity/pages/sign-in-answers.ts';
import { isToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import { bindTo } from '#server/people/identity/tickets/browser-binding.ts';
import { flowSeconds } from '#server/people/identity/tickets/login-flows.ts';
import { safeReturnTo } from './return-to.ts';
import { browserOf, type SignInDeps, type SignInVisit } from './sign-in-deps.ts';

const signUpPage = '/sign-up';

type TenantHost = Extract<HostOwner, { readonly kind: 'tenant' }>;

/**
 * Redirects the browser to the identity provider via the platform's own host, with a secret of its own so that only this browser can
 * return.
 */
export async function beginSignIn(deps: SignInDeps, visit: SignInVisit): Promise<Response> {
  const owner = await deps.looks.byHost(visit.place.host);
  return owner.kind === 'tenant' ? beginOnTenantHost(deps, visit, owner) : beginOnPlatform(deps, visit);
}

/** A binding made on a tenant's host does not count on the platform's: the browser is bound here first, and again over there. */
async function beginOnTenantHost(deps: SignInDeps, visit: SignInVisit, { host }: TenantHost): Promise<Response> {
  const asked = new URL(visit.request.url).searchParams;
  const browser = knownOrNewBrowser(deps, visit);
  const start = await deps.tickets.starts.give({
    host,
    binding: bindTo(browser, deps.randomBytes),
    returnTo: safeReturnTo(asked.get('returnTo')),
    isFresh: asksForFreshSignIn(asked),
  });
  return redirect(`${deps.publicUrl}/api/login?for=${start}`, [browserCookie(deps, browser)]);
}

async function beginOnPlatform(deps: SignInDeps, visit: SignInVisit): Promise<Response> {
  const asked = new URL(visit.request.url).searchParams;
  // The button for visitors without an account: the tenant is set up first, and the sign-in follows.
  if (asked.get('intent') === 'sign-up') return redirect(signUpPage);
  const ticket = asked.get('for');
  const begun = ticket === null ? undefined : await deps.tickets.starts.take(ticket);
  if (ticket !== null && begun === undefined) return notice('sign-in-expired');
  const configuration = await deps.oidc.configuration().catch((fault: unknown) => {
    deps.log.fault('sign-in.unavailable', fault, { requestId: visit.place.requestId });
    return undefined;
  });
  if (configuration === undefined) {
    if (begun === undefined) return notice('sign-in-unavailable');
    const path = '/?notice=sign-in-unavailable';
    return moveToTenantHost({ publicUrl: deps.publicUrl, nonce: visit.nonce, host: begun.host, path });
  }
  const browser = knownOrNewBrowser(deps, visit);
  const [verifier, nonce] = [newToken(deps.randomBytes), newToken(deps.randomBytes)];
  const returnTo = begun?.returnTo ?? safeReturnTo(asked.get('returnTo'));
  const maxAge = (begun?.isFresh ?? asksForFreshSignIn(asked)) ? freshSignInSeconds : undefined;
  const state = await deps.flows.begin(browser, { nonce, verifier, returnTo, begun, maxAge });
  const tenant = await tenantNamedBy(deps, { host: begun?.host, asked: asked.get('tenant'), returnTo });
  const location = client.buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: `${deps.publicUrl}/api/callback`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(tenant === undefined ? {} : { tenant }),
    // The provider may ignore the prompt alone. With a maximum age it has to report the time of the last sign-in, which is checked.
    ...(maxAge === undefined ? {} : { prompt: 'login', max_age: String(maxAge) }),
  });
  return redirect(location.href, [browserCookie(deps, browser)]);
}

function asksForFreshSignIn(asked: URLSearchParams): boolean {
  return asked.get('prompt') === 'login';
}

function knownOrNewBrowser(deps: SignInDeps, visit: SignInVisit): string {
  const known = browserOf(deps, visit);
  return known !== undefined && isToken(known) ? known : newToken(deps.randomBytes);
}

function browserCookie({ cookies }: SignInDeps, browser: string): string {
  return setCookie(flowCookieName(cookies), browser, flowSeconds, cookies);
}

interface TenantNames {
  readonly host: string | undefined;
  readonly asked: string | null;
  readonly returnTo: string;
}

/** The tenant whose name and branding the sign-in page shows: taken from the host, the link, or the return path. */
async function tenantNamedBy({ looks }: SignInDeps, { host, asked, returnTo }: TenantNames): Promise<string | undefined> {
  const owner = host === undefined ? undefined : await looks.byHost(host);
  if (owner?.kind === 'tenant') return owner.tenant.subdomain;
  if (asked !== null) return asked.slice(0, 100);
  const [, first = ''] = returnTo.split(/[/?#]/, 2);
  return first === '' ? undefined : (await looks.bySubdomain(first))?.subdomain;
}
