import * as z from 'zod/mini';
import type { Tx } from '#server/core/data/database.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, isToken, newToken, type RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

export const resetLinkPath = '/idp/new-password';
export const resetLinkLifeMs = 60 * 60 * 1000;

export interface ResetRequest {
  readonly email: string;
  /** The tenant in whose name the mail is sent. */
  readonly tenantId: string | null;
  readonly now: Date;
  readonly randomBytes: RandomBytes;
}

/** A link for the account of an address, if it has one. Only the hash of the token is kept, and every earlier link becomes void. */
export async function issueReset(
  tx: Tx,
  { email, tenantId, now, randomBytes }: ResetRequest,
): Promise<{ readonly token: string; readonly expiresAt: Date } | undefined> {
  const [account] = await tx.$queryRaw<{ id: string }[]>`
    select id::text from accounts where email = ${email} and disabled_at is null for update`;
  if (account === undefined) return undefined;
  await tx.$executeRaw`delete from oidc_payloads where type = 'PasswordReset' and payload ->> 'accountId' = ${account.id}`;
  const token = newToken(randomBytes);
  const expiresAt = new Date(now.getTime() + resetLinkLifeMs);
  const payload = { accountId: account.id, tenantId };
  await tx.oidcPayload.create({ data: { type: 'PasswordReset', id: hashToken(token), payload, expiresAt } });
  return { token, expiresAt };
}

const FoundReset = z.object({
  accountId: z.string(),
  email: z.string(),
  tenantId: z.nullable(z.string()),
  subdomain: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
});
export type FoundReset = z.infer<typeof FoundReset>;

/** Finds the account of a valid link without using it up, because mail programs open links, too. */
export async function findReset(query: IdentityQuery, token: string, now: Date): Promise<FoundReset | undefined> {
  if (!isToken(token)) return undefined;
  const rows = await query(
    `select a.id::text as "accountId", a.email, t.id::text as "tenantId", t.subdomain, t.name as "tenantName"
     from oidc_payloads p join accounts a on a.id::text = p.payload ->> 'accountId' and a.disabled_at is null
     left join tenants t on t.id::text = p.payload ->> 'tenantId'
     where p.type = 'PasswordReset' and p.id = $1 and p.expires_at > $2::timestamptz`,
    [hashToken(token), now],
  );
  return readFirst(FoundReset, rows);
}

/** Uses the link up. false: it was already used, or has expired. */
export async function consumeResetLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const taken = await tx.$executeRaw`
    delete from oidc_payloads where type = 'PasswordReset' and id = ${hashToken(token)} and expires_at > ${now}`;
  return taken === 1;
}
