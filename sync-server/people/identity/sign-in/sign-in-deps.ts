import type { Log } from '#server/core/http/log.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { type CookieSettings, flowCookieName, readCookie } from '#server/core/http/requests/cookies.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import type { RecordRefusedSignIn } from '#server/people/identity/attempts/record-refused-sign-in.ts';
import type { DomainConsents } from '#server/people/identity/domains/domain-consents.ts';
import type { OidcClient } from '#server/people/identity/issuer/oidc-client.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import type { Sessions } from '#server/people/identity/sessions/sessions.ts';
import type { LoginFlows } from '#server/people/identity/tickets/login-flows.ts';
import type { SignInTickets } from '#server/people/identity/tickets/sign-in-tickets.ts';
import type { LinkPerson } from './link-person.ts';

export interface SignInDeps {
  readonly oidc: OidcClient;
  readonly flows: LoginFlows;
  readonly tickets: SignInTickets;
  readonly consents: DomainConsents;
  readonly sessions: Pick<Sessions, 'start'>;
  readonly linkPerson: LinkPerson;
  readonly looks: Pick<TenantLooks, 'byHost' | 'bySubdomain'>;
  readonly cookies: CookieSettings;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
  readonly publicUrl: string;
  readonly log: Log;
  readonly onSignIn: (userId: string, requestId: string) => Promise<void>;
  readonly onRefused: RecordRefusedSignIn;
}

/** One request of a browser during a sign-in. */
export interface SignInVisit {
  readonly request: Request;
  readonly place: RequestPlace;
  readonly nonce: string;
}

/** The secret that identifies this browser on this host while it signs in. */
export function browserOf(deps: Pick<SignInDeps, 'cookies'>, { request }: Pick<SignInVisit, 'request'>): string | undefined {
  return readCookie(request.headers.get('cookie'), flowCookieName(deps.cookies));
}
