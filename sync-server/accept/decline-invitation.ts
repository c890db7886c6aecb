import type { InvitationLink } from '#contract/account.ts';
import { invitationTexts } from '#contract/invitations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import type { Database } from '#server/data/database.ts';
import { hashToken } from '#server/identity/opaque-token.ts';
import type { Changes } from '#server/sync/change.ts';
import { forgetInvited } from '#server/users/forget-invited.ts';
import { touchInvitation } from '#server/users/touch-person.ts';
import { refuseStranger } from './accept-invitation.ts';
import { findInvitation, type LinkRefusal, refuseLink } from './find-invitation.ts';

export interface DeclineDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
}

/** The invited person says no: the invitation ends as cancelled. */
export async function declineInvitation(
  { db, changes, clock }: DeclineDeps,
  principal: Principal,
  { token }: InvitationLink,
): Promise<Outcome<{ readonly message: string }, LinkRefusal | AccessRefusal['code'] | 'RecipientMismatch'>> {
  const refusal = authorise('invitation.decline', principal);
  if (refusal !== undefined) return refusal;
  const now = clock();
  const found = await findInvitation((sql, values) => db.query({ as: 'platform' }, sql, values), token);
  const late = refuseLink(found, now);
  // An invitation whose inviter left can still be declined: nobody gains anything by it.
  if (late !== undefined && late.code !== 'InviterGone') return late;
  const stranger = refuseStranger(found, principal);
  if (stranger !== undefined || found === undefined) return stranger ?? refused('InvitationNotFound', invitationTexts.unknown);
  const { id, tenantId, email, userId } = found;
  const person = userId === null ? undefined : { userId, email };
  const { commits: _, ...outcome } = await changes.runAsPlatform(platformActor(principal.requestId, now, person), async (change) => {
    const declined = await change.tx.$queryRaw<unknown[]>`
      update invitations set status = 'cancelled'
      where verification_token = ${hashToken(token)} and status = 'pending' and expires_at > ${now}
      returning 1`;
    if (declined.length === 0) return refused('NotPending', invitationTexts.cancelledLink);
    touchInvitation(change, found);
    await forgetInvited(change, [email]);
    change.audit('invitations.decline', { kind: 'invitation', id, tenantId }, { status: 'pending' }, { status: 'cancelled' });
    return done({ message: invitationTexts.declined });
  });
  return outcome;
}
