import * as z from 'zod/mini';
import type { SignedToken } from '#server/people/identity/issuer/signed-token.ts';

/** The event of every logout token (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const event = 'http://schemas.openid.net/event/backchannel-logout';

export const logoutTokenTerms = {
  /** A token is sent at once; an older one may be a replay. */
  mostAgeMs: 5 * 60 * 1000,
  /** Allowed difference between the clocks of two servers. */
  clockToleranceMs: 60 * 1000,
} as const;

const name = z.string().check(z.minLength(1), z.maxLength(255));
const Claims = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: z.number(),
  exp: z.optional(z.number()),
  jti: name,
  events: z.looseObject({ [event]: z.looseObject({}) }),
  sub: z.optional(name),
  sid: z.optional(name),
});

/** Sessions to end: a person's, one of the provider's sessions, or both together. */
export interface LogoutClaims {
  readonly jti: string;
  readonly subject: string | undefined;
  readonly providerSid: string | undefined;
}

export interface LogoutExpectation {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: Date;
}

export type LogoutTokenOutcome =
  | { readonly ok: true; readonly value: LogoutClaims }
  /** For the log only: the sender of the token learns nothing. */
  | { readonly ok: false; readonly reason: string };

/** Checks the claims of a signed token (2.6): above all, that it is a logout token and not another one of the issuer's. */
export function checkLogoutToken({ type, claims }: SignedToken, { issuer, clientId, now }: LogoutExpectation): LogoutTokenOutcome {
  if (type !== undefined && type !== 'logout+jwt' && type !== 'jwt') return { ok: false, reason: 'type' };
  const read = Claims.safeParse(claims);
  if (!read.success) return { ok: false, reason: String(read.error.issues[0]?.path[0] ?? 'claims') };
  const { iss, aud, iat, exp, jti, sub, sid, nonce } = read.data;
  if (iss !== issuer) return { ok: false, reason: 'iss' };
  if (![aud].flat().includes(clientId)) return { ok: false, reason: 'aud' };
  const { mostAgeMs, clockToleranceMs } = logoutTokenTerms;
  const ageMs = now.getTime() - iat * 1000;
  if (ageMs > mostAgeMs || ageMs < -clockToleranceMs) return { ok: false, reason: 'iat' };
  if (exp !== undefined && exp * 1000 + clockToleranceMs <= now.getTime()) return { ok: false, reason: 'exp' };
  // A nonce marks an ID token: whatever else it contains, it was made for a sign-in.
  if (nonce !== undefined) return { ok: false, reason: 'nonce' };
  if (sub === undefined && sid === undefined) return { ok: false, reason: 'sub' };
  return { ok: true, value: { jti, subject: sub, providerSid: sid } };
}
