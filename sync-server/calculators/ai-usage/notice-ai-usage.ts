import { type AiAllowance, aiUsageTexts, noticeReached } from '#contract/calculators/ai-usage.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/**
 * Mails the administrators of a tenant when a call reaches 50, 80, or 100 % of the allowance. Each of them gets each notice once per
 * billing period, because a call that is taken back lowers the count.
 */
export async function noticeAiUsage(change: Change, tenantId: string, before: AiAllowance, after: AiAllowance): Promise<void> {
  const percent = noticeReached(after);
  if (percent === undefined || percent === noticeReached(before)) return;
  const { tx } = change;
  const admins = await tx.membership.findMany({
    where: { tenantId, role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
    select: { user: { select: { id: true, email: true } } },
  });
  const period = after.periodStart.toISOString().slice(0, 10);
  for (const { user } of admins) {
    mailMessage(change, `ai-notice:${tenantId}:${period}:${percent}:${user.id}`, tenantId, {
      to: user.email,
      subject: aiUsageTexts.notice(percent),
      paragraphs: [aiUsageTexts.used(after), aiUsageTexts.outlook(after)],
      button: { label: mailTexts.aiNoticeButton, path: '/customer-portal?tab=account' },
    });
  }
}
