import { InvitationLink, InvitationNotice } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';
import { forgetInvited } from '#server/people/users/forget-invited.ts';
import { touchInvitation } from '#server/people/users/touch-person.ts';
import { refuseStranger } from './accept-invitation.ts';
import { findInvitation, refuseLink } from './find-invitation.ts';

/** The invited person declines: the invitation becomes cancelled. */
export const declineInvitation = defineOperation({
  name: 'invitation.decline',
  id: 'declineInvitation',
  summary: 'Decline an invitation',
  input: InvitationLink,
  output: InvitationNotice,
  rest: { method: 'POST', path: '/api/auth/decline-invitation', example: { message: invitationTexts.declined } },
  graphql: { mutation: 'declineInvitation' },
  open: async ({ deps, principal }, { token }) => {
    const { db, changes, clock } = deps;
    const now = clock();
    const found = await findInvitation((sql, values) => db.query({ as: 'platform' }, sql, values), token);
    const late = refuseLink(found, now);
    // An invitation whose inviter left can still be declined, because declining grants nothing.
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
  },
});
