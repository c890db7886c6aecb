import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { countInvitations } from './count-invitations.ts';
import { expireInvitations } from './expire-invitations.ts';
import { invitationRows } from './invitation-rows.ts';
import { inviteUser, inviteUsers } from './invite-user.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resendInvite } from './resend-invite.ts';

const hourMs = 60 * 60 * 1000;

export const invitationsFace = defineDomain({
  name: 'invitations',
  operations: [inviteUser, inviteUsers, resendInvite, listInvitations, countInvitations, resendInvitation, cancelInvitation],
  jobs: [{ name: 'invitations', everyMs: hourMs, run: expireInvitations }],
  rows: { invitation: invitationRows },
  tables: {
    former_invitation_tokens: {},
    invitations: {
      others: {
        accept: 'accepting and declining an invitation are its last steps, done by its holder and not by the team',
        deletion: sharedReasons.endOfTenant,
        mail: 'the token of a link is only ever in the mail, so it is made while the mail is written',
        users: 'a person who leaves, and a team that becomes full, end the invitations to the address',
      },
    },
  },
});
