import * as z from 'zod/mini';
import type { BeginSignUp } from '#contract/tenants/sign-up.ts';
import type { Tx } from '#server/core/data/database.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, isToken, newToken, type RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

export const signUpLinkPath = '/sign-up';
const linkLifeMs = 24 * 60 * 60 * 1000;

interface IssueDeps {
  readonly now: Date;
  readonly randomBytes: RandomBytes;
}

/** A link for the address. Only the hash of its token is kept, and every earlier link for the address becomes void. */
export async function issueSignUp(
  tx: Tx,
  signUp: BeginSignUp,
  { now, randomBytes }: IssueDeps,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  await tx.$executeRaw`delete from oidc_payloads where type = 'SignUp' and payload ->> 'email' = ${signUp.email}`;
  const token = newToken(randomBytes);
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await tx.oidcPayload.create({ data: { type: 'SignUp', id: hashToken(token), payload: { ...signUp }, expiresAt } });
  return { token, expiresAt };
}

const FoundSignUp = z.object({ email: z.string(), firmName: z.string(), subdomain: z.string(), expiresAt: z.date() });
export type FoundSignUp = z.infer<typeof FoundSignUp>;

/** The sign-up of a valid link. Reading does not use it up, because mail programs open links, too. */
export async function findSignUp(query: IdentityQuery, token: string, now: Date): Promise<FoundSignUp | undefined> {
  if (!isToken(token)) return undefined;
  const rows = await query(
    `select payload ->> 'email' as email, payload ->> 'firmName' as "firmName", payload ->> 'subdomain' as subdomain, expires_at as "expiresAt"
     from oidc_payloads where type = 'SignUp' and id = $1 and expires_at > $2::timestamptz`,
    [hashToken(token), now],
  );
  return readFirst(FoundSignUp, rows);
}

/** Uses the link up. false: it was already used, or has expired. */
export async function consumeSignUp(tx: Tx, token: string, now: Date): Promise<boolean> {
  const taken = await tx.$executeRaw`delete from oidc_payloads where type = 'SignUp' and id = ${hashToken(token)} and expires_at > ${now}`;
  return taken === 1;
}

/** True if the address already has an account here. That of a deactivated person counts; an unanswered invitation is none. */
export async function hasAccount(query: IdentityQuery, email: string): Promise<boolean> {
  const found = await query(
    `select 1 from accounts where email = $1 and password_hash is not null
     union all select 1 from users where email = $1 and (is_active or invited_at is null)`,
    [email],
  );
  return found.length > 0;
}
