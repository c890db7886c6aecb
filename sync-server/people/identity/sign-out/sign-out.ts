import * as client from 'openid-client';
import type { Log } from '#server/core/http/log.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import {
  type CookieSettings,
  clearCookie,
  flowCookieName,
  readCookie,
  sessionCookieName,
  setSignedIn,
} from '#server/core/http/requests/cookies.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import { isFromOwnPages, isOwnNavigation } from '#server/core/http/requests/same-origin.ts';
import type { OidcClient } from '#server/people/identity/issuer/oidc-client.ts';
import { renderSignOutPage } from '#server/people/identity/pages/sign-in-page.ts';
import { sessionPlaceOf } from '#server/people/identity/sessions/session-place.ts';
import type { EndedSession, Sessions } from '#server/people/identity/sessions/sessions.ts';

export interface SignOutDeps {
  readonly oidc: OidcClient;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly looks: Pick<TenantLooks, 'byHost'>;
  readonly cookies: CookieSettings;
  readonly publicUrl: string;
  readonly log: Log;
  readonly endProviderSession: EndProviderSession | undefined;
}

/**
 * Ends the embedded provider's own session of this browser and returns the cookies to clear. On a tenant's own host the browser does not
 * send the provider's cookie; there the session is found by the provider's session id in our session.
 */
export type EndProviderSession = (cookieHeader: string | null, providerSid: string | undefined) => Promise<readonly string[]>;

/**
 * Sign-out is a navigation, so another site can cause one. In that case the session does not end at once: the person is asked, and the
 * answer is a form of this site.
 */
export async function signOut(deps: SignOutDeps, request: Request, place: RequestPlace, nonce: string): Promise<Response> {
  const site = request.headers.get('sec-fetch-site') ?? undefined;
  const meant =
    request.method === 'POST'
      ? isFromOwnPages({
          method: 'POST',
          secFetchSite: site,
          origin: request.headers.get('origin') ?? undefined,
          ownOrigin: place.ownOrigin,
        })
      : isOwnNavigation(site);
  if (!meant) return new Response(renderSignOutPage(nonce), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const cookies = request.headers.get('cookie');
  const cookie = readCookie(cookies, sessionCookieName(deps.cookies));
  const at = sessionPlaceOf(await deps.looks.byHost(place.host));
  const ended = cookie === undefined || at === undefined ? undefined : await deps.sessions.end(cookie, at.host);
  const providerCookies = (await deps.endProviderSession?.(cookies, ended?.providerSid)) ?? [];
  // Each cookie by its name, and not all: the browser stays known, because otherwise others could lock the person out of it.
  const headers = new Headers({ location: await nextPlace(deps, ended, place) });
  for (const name of [sessionCookieName(deps.cookies), flowCookieName(deps.cookies)])
    headers.append('set-cookie', clearCookie(name, deps.cookies));
  headers.append('set-cookie', setSignedIn(0, deps.cookies));
  for (const cleared of providerCookies) headers.append('set-cookie', cleared);
  return new Response(null, { status: 303, headers });
}

/** An outside provider is also notified, if it supports that. Failing to reach it does not keep anyone signed in here. */
async function nextPlace(deps: SignOutDeps, ended: EndedSession | undefined, place: RequestPlace): Promise<string> {
  if (deps.endProviderSession !== undefined || ended?.idToken === undefined || ended.issuer !== deps.oidc.issuer) return '/';
  try {
    const configuration = await deps.oidc.configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return '/';
    return client.buildEndSessionUrl(configuration, { id_token_hint: ended.idToken, post_logout_redirect_uri: `${deps.publicUrl}/` }).href;
  } catch (fault) {
    deps.log.fault('sign-out.provider-unreachable', fault, { requestId: place.requestId });
    return '/';
  }
}
