import { accessTexts } from '#contract/people/access.ts';
import { CancelInvitation, Invitation, invitationTexts, statusAt } from '#contract/people/invitations.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { forgetInvited } from '#server/people/users/forget-invited.ts';
import { touchInvitation } from '#server/people/users/touch-person.ts';
import { exampleInvitation } from './example-invitation.ts';
import { viewed, viewOf } from './invitation-view.ts';

/** The link becomes void with the commit. */
export const cancelInvitation = defineOperation({
  name: 'invitations.cancel',
  id: 'cancelInvitation',
  summary: 'Cancel a pending invitation',
  input: CancelInvitation,
  output: Invitation,
  rest: { method: 'PUT', path: '/api/admin/invitations/{id}/status', example: { ...exampleInvitation, status: 'cancelled' } },
  queued: { type: 'invitations.cancel', row: ({ id }) => ({ stream: ownerStream, kind: 'invitation', id }) },
  change: async (change, { id }) => {
    const { tx, now } = change;
    await tx.$queryRaw`select 1 from invitations where id = ${id}::uuid for update`;
    const before = await tx.invitation.findFirst({ where: { id }, select: viewed });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    if (statusAt(before, now) !== 'pending') return refused('NotPending', invitationTexts.notPending);
    const after = await tx.invitation.update({
      where: keyOf(before.tenantId, id),
      data: { status: 'cancelled' },
      select: { ...viewed, tenant: { select: { name: true } } },
    });
    touchInvitation(change, after);
    await forgetInvited(change, [after.email]);
    const object = { kind: 'invitation', id, tenantId: after.tenantId };
    change.audit('invitations.cancel', object, { status: before.status }, { status: after.status });
    return done(viewOf(after, now));
  },
});
