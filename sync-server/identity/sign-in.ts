import * as client from 'openid-client';
import type { SignInNotice } from '#contract/sign-in.ts';
import type { Log } from '#server/http/log.ts';
import type { RequestPlace } from '#server/http/request-origin.ts';
import type { HostOwner, TenantLooks } from '#server/http/tenant-look.ts';
import { type CookieSettings, flowCookieName, readCookie, sessionCookieName, setCookie, setSignedIn } from './cookies.ts';
import type { Handoffs } from './handoffs.ts';
import type { LinkPerson, ProvenIdentity } from './link-person.ts';
import { flowSeconds, isBoundTo, type LoginFlow, type LoginFlows } from './login-flows.ts';
import type { OidcClient } from './oidc-client.ts';
import { isToken, newToken, type RandomBytes } from './opaque-token.ts';
import { safeReturnTo } from './return-to.ts';
import { type Sessions, sessionLife } from './sessions.ts';

export interface SignInDeps {
  readonly oidc: OidcClient;
  readonly flows: LoginFlows;
  readonly handoffs: Handoffs;
  readonly sessions: Pick<Sessions, 'start'>;
  readonly linkPerson: LinkPerson;
  readonly looks: Pick<TenantLooks, 'byHost'>;
  readonly cookies: CookieSettings;
  readonly randomBytes: RandomBytes;
  readonly publicUrl: string;
  readonly log: Log;
  readonly onSignIn: (userId: string, requestId: string) => Promise<void>;
}

/** Sends the browser to the identity provider, with a secret of its own so that only it can come back. */
export async function beginSignIn(deps: SignInDeps, request: Request, place: RequestPlace): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const owner = await deps.looks.byHost(place.host);
  const configuration = await deps.oidc.configuration().catch((fault: unknown) => {
    deps.log.fault('sign-in.unavailable', fault, { requestId: place.requestId });
    return undefined;
  });
  if (configuration === undefined) return notice('sign-in-unavailable');
  const known = readCookie(request.headers.get('cookie'), flowCookieName(deps.cookies));
  const browser = known !== undefined && isToken(known) ? known : newToken(deps.randomBytes);
  const verifier = newToken(deps.randomBytes);
  const nonce = newToken(deps.randomBytes);
  const host = owner.kind === 'tenant' ? place.host : null;
  const state = await deps.flows.begin(browser, { nonce, verifier, returnTo: safeReturnTo(asked.get('returnTo')), host });
  const tenant = subdomainOf(owner) ?? asked.get('tenant');
  const location = client.buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: `${deps.publicUrl}/api/callback`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(tenant === null || tenant === undefined ? {} : { tenant: tenant.slice(0, 100) }),
    ...(asked.get('prompt') === 'login' ? { prompt: 'login' } : {}),
  });
  return redirect(location.href, [setCookie(flowCookieName(deps.cookies), browser, flowSeconds, deps.cookies)]);
}

/** Takes the browser back. Whatever is wrong ends on the start page with a notice, and without a session. */
export async function finishSignIn(deps: SignInDeps, request: Request, place: RequestPlace): Promise<Response> {
  const url = new URL(request.url);
  const handoff = url.searchParams.get('handoff');
  if (handoff !== null) return takeOver(deps, request, place, handoff);
  const state = url.searchParams.get('state') ?? '';
  const owner = await deps.looks.byHost(place.host);
  const flow = await deps.flows.finish(state);
  if (flow === undefined || owner.kind !== 'platform') return notice('sign-in-expired');
  // A tenant's host checks its own browser when it takes the sign-in over.
  if (flow.host === null && !isBoundTo(state, browserOf(deps, request))) return notice('sign-in-expired');
  if (url.searchParams.has('error')) {
    const denied = url.searchParams.get('error') === 'access_denied';
    deps.log.warn('sign-in.refused', { requestId: place.requestId, denied });
    return notice(denied ? 'sign-in-denied' : 'sign-in-failed', flow.host);
  }
  const proven = await redeem(deps, url, state, flow, place.requestId);
  if (proven === undefined) return notice('sign-in-failed', flow.host);
  const person = await deps.linkPerson(proven);
  if (person === undefined) return notice('account-unknown', flow.host);
  if (!person.isActive) return notice('account-deactivated', flow.host);
  const { issuer, idToken, providerSid } = proven;
  const signedIn = { userId: person.id, issuer, idToken, providerSid, returnTo: flow.returnTo };
  if (flow.host === null) return openSession(deps, request, place, signedIn);
  const code = await deps.handoffs.give({ ...signedIn, host: flow.host, state });
  return redirect(`${new URL(deps.publicUrl).protocol}//${flow.host}/api/callback?handoff=${code}`);
}

interface SignedIn {
  readonly userId: string;
  readonly issuer: string;
  readonly idToken: string | undefined;
  readonly providerSid: string | undefined;
  readonly returnTo: string;
}

/** On a tenant's own host: a code of half a minute, for this host and for the browser that set out here. */
async function takeOver(deps: SignInDeps, request: Request, place: RequestPlace, code: string): Promise<Response> {
  const taken = await deps.handoffs.take(code);
  if (taken === undefined || taken.host !== place.host || !isBoundTo(taken.state, browserOf(deps, request)))
    return notice('sign-in-expired');
  return openSession(deps, request, place, taken);
}

async function openSession(deps: SignInDeps, request: Request, place: RequestPlace, signedIn: SignedIn): Promise<Response> {
  const name = sessionCookieName(deps.cookies);
  const { userId, issuer, idToken, providerSid } = signedIn;
  const cookie = await deps.sessions.start({
    userId,
    issuer,
    idToken,
    providerSid,
    replaces: readCookie(request.headers.get('cookie'), name),
  });
  await deps.onSignIn(userId, place.requestId);
  const seconds = sessionLife.absoluteMs / 1000;
  return redirect(signedIn.returnTo, [setCookie(name, cookie, seconds, deps.cookies), setSignedIn(seconds, deps.cookies)]);
}

/** Exchanges the code and checks everything the answer claims: state, issuer, signature, audience, times, nonce. */
async function redeem(
  deps: SignInDeps,
  url: URL,
  state: string,
  flow: LoginFlow,
  requestId: string,
): Promise<(ProvenIdentity & Pick<SignedIn, 'idToken' | 'providerSid'>) | undefined> {
  try {
    const configuration = await deps.oidc.configuration();
    const answer = await client.authorizationCodeGrant(configuration, new URL(`${deps.publicUrl}/api/callback${url.search}`), {
      pkceCodeVerifier: flow.verifier,
      expectedState: state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (claims === undefined) return undefined;
    const told = typeof claims.email === 'string' ? claims : await client.fetchUserInfo(configuration, answer.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof told.email === 'string' ? told.email : undefined,
      emailVerified: told.email_verified === true,
      idToken: answer.id_token,
      providerSid: typeof claims.sid === 'string' ? claims.sid : undefined,
    };
  } catch (fault) {
    deps.log.fault('sign-in.failed', fault, { requestId });
    return undefined;
  }
}

function browserOf(deps: SignInDeps, request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), flowCookieName(deps.cookies));
}

function subdomainOf(owner: HostOwner): string | undefined {
  return owner.kind === 'tenant' ? owner.tenant.subdomain : undefined;
}

function notice(name: SignInNotice, host: string | null = null): Response {
  return redirect(host === null ? `/?notice=${name}` : `//${host}/?notice=${name}`);
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
