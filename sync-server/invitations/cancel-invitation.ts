import { accessTexts } from '#contract/access.ts';
import { type CancelInvitation, type InvitationView, invitationTexts, statusAt } from '#contract/invitations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { forgetInvited } from '#server/users/forget-invited.ts';
import { touchInvitation } from '#server/users/touch-person.ts';
import { viewed, viewOf } from './invitation-view.ts';

/** The link is void from the commit on. */
export async function cancelInvitation(
  change: Change,
  { id }: CancelInvitation,
): Promise<Outcome<InvitationView, AccessRefusal['code'] | 'NotPending'>> {
  const { tx, now, caller } = change;
  const refusal = authorise('invitations.cancel', caller);
  if (refusal !== undefined) return refusal;
  await tx.$queryRaw`select 1 from invitations where id = ${id}::uuid for update`;
  const before = await tx.invitation.findUnique({ where: { id }, select: viewed });
  if (before === null) return refused('NotFound', accessTexts.notFound);
  if (statusAt(before, now) !== 'pending') return refused('NotPending', invitationTexts.notPending);
  const after = await tx.invitation.update({
    where: { id },
    data: { status: 'cancelled' },
    select: { ...viewed, tenant: { select: { name: true } } },
  });
  touchInvitation(change, after);
  await forgetInvited(change, [after.email]);
  const object = { kind: 'invitation', id, tenantId: after.tenantId };
  change.audit('invitations.cancel', object, { status: before.status }, { status: after.status });
  return done(viewOf(after, now));
}
