import { type AiAllowance, aiUsageTexts, noticeReached } from '#contract/calculators/ai-usage.ts';
import { mailMessage } from '#server/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/mail-queue/mail-texts.ts';
import type { Change } from '#server/sync/change.ts';

/**
 * Mails the administrators of a tenant when a call reaches 50, 80, or 100 % of the allowance. Each of them gets each notice once per
 * calendar month, because the count of the last 30 days may fall and rise again.
 */
export async function noticeAiUsage(change: Change, tenantId: string, before: AiAllowance, after: AiAllowance): Promise<void> {
  const percent = noticeReached(after);
  if (percent === undefined || percent === noticeReached(before)) return;
  const { tx, now } = change;
  const admins = await tx.membership.findMany({
    where: { tenantId, role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
    select: { user: { select: { id: true, email: true } } },
  });
  const month = now.toISOString().slice(0, 7);
  const outlook = after.pricePerCallAbove === null ? aiUsageTexts.blockedAbove : aiUsageTexts.priceAbove(after.pricePerCallAbove);
  for (const { user } of admins) {
    mailMessage(change, `ai-notice:${tenantId}:${month}:${percent}:${user.id}`, tenantId, {
      to: user.email,
      subject: aiUsageTexts.notice(percent),
      paragraphs: [aiUsageTexts.used(after), outlook],
      button: { label: mailTexts.aiNoticeButton, path: '/customer-portal?tab=account' },
    });
  }
}
