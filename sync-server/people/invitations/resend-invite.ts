import { accessTexts } from '#contract/people/access.ts';
import { Invitation, statusAt } from '#contract/people/invitations.ts';
import { ResendInvite } from '#contract/people/users.ts';
import { type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { isAdminOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleInvitation } from './example-invitation.ts';
import { notPending, type ResendRefusal, resend } from './resend-invitation.ts';

/**
 * Resends by address, for screens that show a team instead of the list of invitations: searches the pending ones of the teams that the
 * caller administers, or of all tenants for a platform owner. Returns the newest.
 */
export const resendInvite = defineOperation({
  name: 'users.resendInvite',
  id: 'resendInvite',
  summary: 'Send the pending invitation of an address again',
  input: ResendInvite,
  output: Invitation,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/admin/users/resend-invite', example: { ...exampleInvitation, resendCount: 1 } },
  graphql: { mutation: 'resendInvite' },
  change: async (change, { email }) => {
    const { tx, caller, now } = change;
    const found = await tx.invitation.findMany({
      where: { email },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, tenantId: true, status: true, expiresAt: true },
    });
    const reachable = found.filter(({ tenantId }) => caller.role === 'platform_owner' || isAdminOf(caller, tenantId));
    if (reachable.length === 0) return refused('NotFound', accessTexts.notFound);
    const pending = reachable.filter((invitation) => statusAt(invitation, now) === 'pending');
    const outcomes: Outcome<Invitation, ResendRefusal | AccessRefusal['code']>[] = [];
    for (const { id, tenantId } of pending) {
      outcomes.push(authorize('users.resendInvite', caller, { tenantId }) ?? (await resend(change, id)));
    }
    return outcomes.find((outcome) => outcome.ok) ?? outcomes[0] ?? notPending();
  },
});
