import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/**
 * The pending invitations of a leaving inviter become void. The platform owners are notified, because they can resend them. Called before
 * the person is removed; `within` is the one team that the person leaves.
 */
export async function notifyOfVoidInvitations(
  change: Change,
  inviter: { readonly id: string; readonly email: string },
  within?: string,
): Promise<void> {
  const { tx, now, newId } = change;
  await withPlatformRights(tx, async () => {
    const count = await tx.invitation.count({
      where: { invitedBy: inviter.id, status: 'pending', expiresAt: { gt: now }, ...(within === undefined ? {} : { tenantId: within }) },
    });
    if (count === 0) return;
    const owners = await tx.user.findMany({
      where: { role: 'platform_owner', isActive: true, id: { not: inviter.id } },
      select: { email: true },
    });
    for (const { email } of owners) {
      mailMessage(change, `void-invitations:${newId()}`, undefined, {
        to: email,
        subject: mailTexts.voidSubject(inviter.email),
        paragraphs: [mailTexts.voidBody(inviter.email, count)],
        button: { label: mailTexts.voidButton, path: '/admin/invitations' },
      });
    }
  });
}
