import type { SignInNotice } from '#contract/people/sign-in.ts';
import { readCookie, sessionCookieName, setCookie, setSignedIn } from '#server/core/http/requests/cookies.ts';
import { readAgent } from '#server/core/http/requests/read-agent.ts';
import { moveToTenantHost, notice, redirect } from '#server/people/identity/pages/sign-in-answers.ts';
import { type SessionPlace, sessionPlaceOf } from '#server/people/identity/sessions/session-place.ts';
import { sessionLife } from '#server/people/identity/sessions/sessions.ts';
import { isBoundTo } from '#server/people/identity/tickets/browser-binding.ts';
import type { LoginFlow } from '#server/people/identity/tickets/login-flows.ts';
import type { SignedIn } from '#server/people/identity/tickets/sign-in-tickets.ts';
import { handOver } from './hand-over.ts';
import { redeemCode } from './redeem-code.ts';
import { browserOf, type SignInDeps, type SignInVisit } from './sign-in-deps.ts';

/** Handles the browser's return. Any error ends on a start page with a notice, and without a session. */
export async function finishSignIn(deps: SignInDeps, visit: SignInVisit): Promise<Response> {
  const url = new URL(visit.request.url);
  const code = url.searchParams.get('handoff');
  if (code !== null) return takeOver(deps, visit, code);
  const owner = await deps.looks.byHost(visit.place.host);
  return owner.kind === 'platform' ? finishOnPlatform(deps, visit, url) : notice('sign-in-expired');
}

async function finishOnPlatform(deps: SignInDeps, visit: SignInVisit, url: URL): Promise<Response> {
  const { place } = visit;
  const state = url.searchParams.get('state') ?? '';
  const flow = await deps.flows.finish(state);
  if (flow === undefined) return notice('sign-in-expired');
  const { begun } = flow;
  if (!isBoundTo(state, browserOf(deps, visit))) {
    await deps.onRefused({ reason: 'another-browser', host: begun?.host, place });
    return notice('sign-in-expired');
  }
  if (url.searchParams.has('error')) {
    const denied = url.searchParams.get('error') === 'access_denied';
    deps.log.warn('sign-in.refused', { requestId: place.requestId, denied });
    return noticeWhereBegun(deps, visit, flow, denied ? 'sign-in-denied' : 'sign-in-failed');
  }
  const proven = await redeemCode(deps, { search: url.search, state, flow, requestId: place.requestId });
  if (proven === undefined) {
    await deps.onRefused({ reason: 'answer-not-valid', host: begun?.host, place });
    return noticeWhereBegun(deps, visit, flow, 'sign-in-failed');
  }
  const { email, issuer, signedInAt, idToken, providerSid } = proven;
  const person = await deps.linkPerson(proven);
  if (person === undefined || !person.isActive) {
    const reason = person === undefined ? 'account-unknown' : 'account-deactivated';
    await deps.onRefused({ reason, userId: person?.id, email, host: begun?.host, place });
    return noticeWhereBegun(deps, visit, flow, reason);
  }
  const signedIn = { userId: person.id, issuer, signedInAt, idToken, providerSid, returnTo: flow.returnTo };
  if (begun === undefined) return openSession(deps, visit, signedIn, { host: undefined, confinedTo: undefined });
  return handOver(deps, visit, { ...signedIn, begun, state });
}

/** On a tenant's host: a code for this host, for the browser that started here, valid once. */
async function takeOver(deps: SignInDeps, visit: SignInVisit, code: string): Promise<Response> {
  const taken = await deps.tickets.handoffs.take(code);
  if (taken === undefined) return notice('sign-in-expired');
  const owner = await deps.looks.byHost(visit.place.host);
  const place = sessionPlaceOf(owner);
  const isThere = owner.kind === 'tenant' && owner.host === taken.begun.host && owner.tenant.id === taken.tenantId;
  if (place === undefined || !isThere || !isBoundTo(taken.begun.binding, browserOf(deps, visit))) {
    await deps.onRefused({ reason: 'another-browser', userId: taken.userId, host: taken.begun.host, place: visit.place });
    return notice('sign-in-expired');
  }
  return openSession(deps, visit, taken, place);
}

async function openSession(deps: SignInDeps, { request, place }: SignInVisit, signedIn: SignedIn, at: SessionPlace): Promise<Response> {
  const name = sessionCookieName(deps.cookies);
  const { userId, issuer, signedInAt, idToken, providerSid, returnTo } = signedIn;
  const replaces = readCookie(request.headers.get('cookie'), name);
  const { browser } = readAgent(request.headers.get('user-agent') ?? '') ?? {};
  const cookie = await deps.sessions.start({ userId, issuer, signedInAt, idToken, providerSid, browser, place: at, replaces });
  await deps.onSignIn(userId, place.requestId);
  const seconds = sessionLife.absoluteMs / 1000;
  return redirect(returnTo, [setCookie(name, cookie, seconds, deps.cookies), setSignedIn(seconds, deps.cookies)]);
}

/** A tenant's own domain learns only the person's action, never anything about their account. */
async function noticeWhereBegun(deps: SignInDeps, { nonce }: SignInVisit, { begun }: LoginFlow, name: SignInNotice): Promise<Response> {
  const owner = begun === undefined ? undefined : await deps.looks.byHost(begun.host);
  if (owner?.kind !== 'tenant' || (owner.isForeign && name.startsWith('account-'))) return notice(name);
  return moveToTenantHost({ publicUrl: deps.publicUrl, nonce, host: owner.host, path: `/?notice=${name}` });
}
