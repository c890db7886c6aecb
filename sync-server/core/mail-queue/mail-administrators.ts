import type { Change } from '#server/core/sync/changes/change.ts';
import { type MailMessageContent, mailMessage } from './mail-payload.ts';

/** Queues a mail to each active administrator of a tenant. Mails with the same `key` are sent once to each of them. Answers their number. */
export async function mailAdministrators(
  change: Change,
  key: string,
  tenantId: string,
  content: Omit<MailMessageContent, 'to'>,
): Promise<number> {
  const administrators = await change.tx.membership.findMany({
    where: { tenantId, role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
    select: { user: { select: { id: true, email: true } } },
  });
  for (const { user } of administrators) mailMessage(change, `${key}:${user.id}`, tenantId, { ...content, to: user.email });
  return administrators.length;
}
