import { accessTexts } from '#contract/access.ts';
import { invitationDays } from '#contract/invitation-days.ts';
import { type InvitationId, type InvitationView, invitationTexts, statusAt } from '#contract/invitations.ts';
import { done, type Outcome, type Refused, refused } from '#contract/outcome.ts';
import type { ResendInvite } from '#contract/users.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isAdminOf } from '#server/access/caller.ts';
import type { Change } from '#server/sync/change.ts';
import { touchInvitation } from '#server/users/touch-person.ts';
import { viewed, viewOf } from './invitation-view.ts';
import { mailInvitation, refuseFlooded } from './mail-invitation.ts';

const day = 24 * 60 * 60 * 1000;

export type ResendRefusal = AccessRefusal['code'] | 'NotPending' | 'TooManyRequests';

export async function resendInvitation(change: Change, { id }: InvitationId): Promise<Outcome<InvitationView, ResendRefusal>> {
  const refusal = authorise('invitations.resend', change.caller);
  return refusal ?? resend(change, id);
}

/**
 * By the address, for whoever looks at a team and not at the list of invitations: the pending ones of the teams the caller administers,
 * for a platform owner those of all tenants. Answers the newest.
 */
export async function resendInvite(change: Change, { email }: ResendInvite): Promise<Outcome<InvitationView, ResendRefusal>> {
  const { tx, caller, now } = change;
  const refusal = authorise('users.resendInvite', caller);
  if (refusal !== undefined) return refusal;
  const found = await tx.invitation.findMany({
    where: { email },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, tenantId: true, status: true, expiresAt: true },
  });
  const reachable = found.filter(({ tenantId }) => caller.role === 'platform_owner' || isAdminOf(caller, tenantId));
  if (reachable.length === 0) return refused('NotFound', accessTexts.notFound);
  const pending = reachable.filter((invitation) => statusAt(invitation, now) === 'pending');
  const outcomes: Outcome<InvitationView, ResendRefusal>[] = [];
  for (const { id, tenantId } of pending) {
    outcomes.push(authorise('users.resendInvite', caller, { tenantId }) ?? (await resend(change, id)));
  }
  return outcomes.find((outcome) => outcome.ok) ?? outcomes[0] ?? notPending();
}

/**
 * A new term and, with the mail, a new link; the former link is void from this moment. Whoever sends it again vouches for it from then on,
 * so that an invitation outlives the person who wrote it first.
 */
async function resend(change: Change, id: string): Promise<Outcome<InvitationView, ResendRefusal>> {
  const { tx, now, caller } = change;
  await tx.$queryRaw`select 1 from invitations where id = ${id}::uuid for update`;
  const before = await tx.invitation.findUnique({ where: { id }, select: { ...viewed, verificationToken: true } });
  if (before === null) return refused('NotFound', accessTexts.notFound);
  const { verificationToken, tenantId } = before;
  if (statusAt(before, now) !== 'pending') return notPending();
  const flooded = (await refuseFlooded(change, [before.email])).get(before.email);
  if (flooded !== undefined) return flooded;
  if (verificationToken !== null) {
    await tx.formerInvitationToken.create({ data: { tokenHash: verificationToken, invitationId: id, tenantId, createdAt: now } });
  }
  const after = await tx.invitation.update({
    where: { id },
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

function notPending(): Refused<'NotPending'> {
  return refused('NotPending', invitationTexts.notPending);
}
