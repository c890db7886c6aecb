import { commandKinds } from '#contract/commands/commands.ts';
import { Invitation, InviteUser, MassInvite, MassInviteAnswer } from '#contract/people/invitations.ts';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleInvitation } from './example-invitation.ts';
import { type DraftRefusal, inviteAddresses } from './invite-addresses.ts';

const tenantOf = ({ tenantId }: { readonly tenantId: string }): string => tenantId;
/** Both wait for the lock of the team and check its free places. */
const teamOf = ({ tenantId }: { readonly tenantId: string }): string => `invitations:${tenantId}`;

export const inviteUser = defineOperation({
  name: 'users.invite',
  id: 'inviteUser',
  summary: 'Invite one person into a team',
  input: InviteUser,
  output: Invitation,
  object: ({ tenantId }) => ({ tenantId }),
  rest: { method: 'POST', path: '/api/admin/tenants/{tenantId}/users/invite', example: exampleInvitation },
  queued: { type: 'invitations.invite', tenantId: tenantOf, together: teamOf },
  change: inviteOne,
});

export async function inviteOne(
  change: Change,
  { tenantId, ...draft }: InviteUser,
): Promise<Outcome<Invitation, DraftRefusal | 'NotFound'>> {
  const invited = await inviteAddresses(change, tenantId, [draft]);
  if (!invited.ok) return invited;
  const [outcome] = invited.value;
  if (outcome === undefined) throw new Error('One address has one outcome.');
  if (!outcome.ok) return outcome;
  const { id, email, role } = outcome.value;
  change.audit('invitations.invite', { kind: 'invitation', id, tenantId }, undefined, { email, role });
  return outcome;
}

/** Invites several people at once: one result per address, and the number of invitations sent. */
export const inviteUsers = defineOperation({
  name: 'users.massInvite',
  id: 'inviteUsers',
  summary: 'Invite up to 200 people at once, with a result for each',
  input: MassInvite,
  output: MassInviteAnswer,
  object: ({ tenantId }) => ({ tenantId }),
  rest: {
    method: 'POST',
    path: '/api/admin/tenants/{tenantId}/users/mass-invite',
    example: { sent: 1, results: [{ email: exampleInvitation.email, status: 'sent', message: commandKinds['invitations.invite'].done }] },
  },
  queued: { type: 'invitations.massInvite', tenantId: tenantOf, together: teamOf },
  change: async (change, { tenantId, invitations }) => {
    const invited = await inviteAddresses(change, tenantId, invitations);
    if (!invited.ok) return invited;
    const results = invited.value.map((outcome, at) => ({
      email: invitations[at]?.email ?? '',
      ...(outcome.ok
        ? { status: 'sent' as const, message: commandKinds['invitations.invite'].done }
        : { status: 'refused' as const, message: outcome.message }),
    }));
    const sent = results.filter(({ status }) => status === 'sent').map(({ email }) => email);
    if (sent.length > 0) change.audit('invitations.massInvite', { kind: 'tenant', id: tenantId, tenantId }, undefined, { sent });
    return done({ sent: sent.length, results });
  },
});
