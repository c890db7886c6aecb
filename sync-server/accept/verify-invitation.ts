import type { InvitationLook } from '#contract/account.ts';
import { invitationTexts } from '#contract/invitations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { pageOfCode } from '#contract/verification-page.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { findInvitation, type LinkRefusal, refuseLink } from './find-invitation.ts';

export interface VerifyDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Whom a link invites where. It stays good however often it is looked at. */
export async function verifyInvitation(
  { db, clock }: VerifyDeps,
  principal: Principal,
  { token }: { readonly token: string },
): Promise<Outcome<InvitationLook, LinkRefusal | AccessRefusal['code']>> {
  const refusal = authorise('invitation.verify', principal);
  if (refusal !== undefined) return refusal;
  const found = await findInvitation((sql, values) => db.query({ as: 'platform' }, sql, values), token);
  const late = refuseLink(found, clock());
  if (late !== undefined) return late;
  if (found === undefined) return refused('InvitationNotFound', invitationTexts.unknown);
  const { email, firstName, lastName, tenantName, role, expiresAt, hasAccount } = found;
  return done({
    email,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    tenantName,
    role,
    expiresAt: expiresAt.toISOString(),
    hasAccount,
    signedInAs: isCaller(principal) && principal.email !== email ? principal.email : null,
  });
}

/** Where a browser that opened the link itself goes on. */
export function pageOf(token: string, outcome: Outcome<unknown>): string {
  if (outcome.ok) return `/accept-invitation?u=${encodeURIComponent(token)}`;
  if (token === '') return '/invitation-error?reason=invalid-token';
  return pageOfCode(outcome.code) ?? '/invitation-error?reason=server-error';
}
