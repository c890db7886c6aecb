import { accessTexts } from '#contract/people/access.ts';
import { invitationDays } from '#contract/people/invitation-days.ts';
import { Invitation, InvitationId, invitationTexts, statusAt } from '#contract/people/invitations.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { heldTenant, readTenantLimits } from '#server/core/access/tenant-limits.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { touchInvitation } from '#server/people/users/touch-person.ts';
import { exampleInvitation } from './example-invitation.ts';
import { viewed, viewOf } from './invitation-view.ts';
import { mailInvitation, refuseFlooded } from './mail-invitation.ts';
import { voidLink } from './void-link.ts';

const day = 24 * 60 * 60 * 1000;

export type ResendRefusal = 'NotFound' | 'Conflict' | 'NotPending' | 'TooManyRequests';

export const resendInvitation = defineOperation({
  name: 'invitations.resend',
  id: 'resendInvitation',
  summary: 'Send a pending invitation again: a new link and a new term',
  input: InvitationId,
  output: Invitation,
  rest: { method: 'POST', path: '/api/admin/invitations/{id}/resend', example: { ...exampleInvitation, resendCount: 1 } },
  queued: { type: 'invitations.resend', row: ({ id }) => ({ stream: ownerStream, kind: 'invitation', id }) },
  change: (change, { id }) => resend(change, id),
});

/**
 * Starts a new term and, with the mail, makes a new link; the former link is void immediately. The person who resends it becomes the
 * inviter, so that an invitation outlives its first inviter.
 */
export async function resend(change: Change, id: string): Promise<Outcome<Invitation, ResendRefusal>> {
  const { tx, now, caller } = change;
  // Invitations of one tenant take turns here, too, so that its limit is never exceeded.
  await tx.$queryRaw`select 1 from tenants where id = (select tenant_id from invitations where id = ${id}::uuid) for no key update`;
  await tx.$queryRaw`select 1 from invitations where id = ${id}::uuid for update`;
  const before = await tx.invitation.findFirst({ where: { id }, select: { ...viewed, verificationToken: true } });
  if (before === null) return refused('NotFound', accessTexts.notFound);
  const { tenantId } = before;
  if (statusAt(before, now) !== 'pending') return notPending();
  const limits = await readTenantLimits(change, tenantId);
  if (limits.isHeld) return heldTenant(limits.refusal);
  if (limits.left === 0) return refused('TooManyRequests', invitationTexts.trialFull);
  const flooded = (await refuseFlooded(change, [before.email])).get(before.email);
  if (flooded !== undefined) return flooded;
  await voidLink(tx, before, now);
  const after = await tx.invitation.update({
    where: keyOf(tenantId, id),
    data: {
      verificationToken: null,
      expiresAt: new Date(now.getTime() + invitationDays * day),
      resendCount: { increment: 1 },
      lastSentAt: now,
      invitedBy: caller.userId,
    },
    select: { ...viewed, tenant: { select: { name: true } } },
  });
  touchInvitation(change, after);
  mailInvitation(change, after);
  change.audit('invitations.resend', { kind: 'invitation', id, tenantId }, undefined, { resendCount: after.resendCount });
  return done(viewOf(after, now));
}

export function notPending(): Refused<'NotPending'> {
  return refused('NotPending', invitationTexts.notPending);
}
