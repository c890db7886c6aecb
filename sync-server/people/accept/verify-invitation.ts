import { InvitationLink, InvitationLook } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { pageOfCode } from '#contract/tenants/verification-page.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { isCaller } from '#server/core/access/caller.ts';
import type { Visit } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { findInvitation, type LinkRefusal, refuseLink } from './find-invitation.ts';

/** The REST call is written by hand, because a browser that opens the link directly is redirected to a page. */
export const verifyInvitation = defineOperation({
  name: 'invitation.verify',
  id: 'verifyInvitation',
  summary: 'Whom a link invites where',
  input: InvitationLink,
  output: InvitationLook,
  graphql: { query: 'verifyInvitation' },
  countedAs: 'GET /api/auth/verify-invitation',
  open: lookAtInvitation,
});

/** The address and tenant that a link invites. Reading it does not use the link up. */
export async function lookAtInvitation(
  { deps: { db, clock }, principal }: Visit,
  { token }: InvitationLink,
): Promise<Outcome<InvitationLook, LinkRefusal>> {
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

/** The page to which a browser that opened the link directly is redirected. */
export function pageOf(token: string, outcome: Outcome<unknown>): string {
  if (outcome.ok) return `/accept-invitation?u=${encodeURIComponent(token)}`;
  if (token === '') return '/invitation-error?reason=invalid-token';
  return pageOfCode(outcome.code) ?? '/invitation-error?reason=server-error';
}
