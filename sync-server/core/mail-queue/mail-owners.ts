import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { writeEffects } from '#server/core/sync/effects/queue-effects.ts';
import type { MailMessageContent, MailPayload } from './mail-payload.ts';

/**
 * Queues a mail to each active platform owner. Mails with the same `key` are sent once to each of them. Written at once, because a change of
 * a tenant may not queue mails of the platform at its end.
 */
export async function mailOwners({ tx, now, newId }: Change, key: string, content: Omit<MailMessageContent, 'to'>): Promise<void> {
  await withPlatformRights(tx, async () => {
    const owners = await tx.user.findMany({ where: { role: 'platform_owner', isActive: true }, select: { id: true, email: true } });
    const mails = owners.map(({ id, email }) => {
      const payload: MailPayload = { mail: 'message', tenantId: null, to: email, ...content, paragraphs: [...content.paragraphs] };
      return { id: newId(), type: 'mail.send', key: `${key}:${id}`, tenantId: null, payload };
    });
    await writeEffects(tx, now, mails);
  });
}
