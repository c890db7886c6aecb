import type { InvitationLook } from '#contract/account.ts';
import { invitationTexts } from '#contract/invitations.ts';
import { done, type Outcome, type Refused, refused } from '#contract/outcome.ts';
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
  return outcome.code === 'InvitationUsed'
    ? '/invitation-success?reason=already-active'
    : `/invitation-error?reason=${reasonOf(outcome, token)}`;
}

function reasonOf({ code }: Refused, token: string): string {
  switch (code) {
    case 'InvitationNotFound':
      return token === '' ? 'invalid-token' : 'user-not-found';
    case 'InvitationExpired':
      return 'expired';
    case 'NotPending':
    case 'InviterGone':
      return 'not-invited';
    default:
      return 'server-error';
  }
}
