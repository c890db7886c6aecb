import * as client from 'openid-client';
import type { LoginFlow } from '#server/people/identity/tickets/login-flows.ts';
import type { SignedIn } from '#server/people/identity/tickets/sign-in-tickets.ts';
import type { ProvenIdentity } from './link-person.ts';
import type { SignInDeps } from './sign-in-deps.ts';

export interface Answer {
  readonly search: string;
  readonly state: string;
  readonly flow: LoginFlow;
  readonly requestId: string;
}

/** The provider's answer: the proven identity, and the parts stored in the session. */
export type Redeemed = ProvenIdentity & Pick<SignedIn, 'signedInAt' | 'idToken' | 'providerSid'>;

/** Exchanges the code and checks every claim of the answer: state, issuer, signature, audience, times, nonce, age of the sign-in. */
export async function redeemCode(
  deps: Pick<SignInDeps, 'oidc' | 'publicUrl' | 'clock' | 'log'>,
  { search, state, flow, requestId }: Answer,
): Promise<Redeemed | undefined> {
  try {
    const configuration = await deps.oidc.configuration();
    const answer = await client.authorizationCodeGrant(configuration, new URL(`${deps.publicUrl}/api/callback${search}`), {
      pkceCodeVerifier: flow.verifier,
      expectedState: state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      ...(flow.maxAge === undefined ? {} : { maxAge: flow.maxAge }),
    });
    const claims = answer.claims();
    if (claims === undefined) return undefined;
    const told = typeof claims.email === 'string' ? claims : await client.fetchUserInfo(configuration, answer.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof told.email === 'string' ? told.email : undefined,
      emailVerified: told.email_verified === true,
      signedInAt: signedInAt(claims.auth_time, deps.clock()),
      idToken: answer.id_token,
      providerSid: typeof claims.sid === 'string' ? claims.sid : undefined,
    };
  } catch (fault) {
    deps.log.fault('sign-in.failed', fault, { requestId });
    return undefined;
  }
}

/** A provider with a fast clock cannot make a sign-in more recent than now. */
function signedInAt(authTime: unknown, now: Date): number | undefined {
  return typeof authTime === 'number' ? Math.min(authTime * 1000, now.getTime()) : undefined;
}
