import { ownerStream, tenantAdminStream } from '#server/core/sync/streams/stream-names.ts';
import { dayMs, later } from './moments.ts';
import type { Story } from './story.ts';

const pricePerCall = 0.01;
const usedShare = 0.25;

/** AI calls of the tenants beside Acme, on some working days, within what their plans include. */
export async function seedAiUsage({ tx, now, newId, draw, touch }: Story, acmeId: string): Promise<void> {
  const tenants = await tx.tenant.findMany({
    where: { id: { not: acmeId }, subdomain: { not: 'birch' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, createdAt: true, plan: { select: { name: true } } },
  });
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const rows = tenants.flatMap(({ id: tenantId, createdAt, plan }) => {
    const most = plan?.name === 'Starter' ? 6 : 24;
    const days = Math.floor((today - createdAt.getTime()) / dayMs);
    return Array.from({ length: Math.max(0, days) }, (_, daysBack) => new Date(today - daysBack * dayMs))
      .filter((start) => start.getUTCDay() % 6 !== 0 && draw.isIn(usedShare))
      .map((billingPeriodStart) => {
        const callsCount = draw.between(2, most);
        const cost = (callsCount * pricePerCall).toFixed(2);
        return { id: newId(), tenantId, callsCount, cost, billingPeriodStart, billingPeriodEnd: later(billingPeriodStart, dayMs) };
      });
  });
  await tx.aiUsage.createMany({ data: rows });
  for (const { id, tenantId } of rows) {
    touch(tenantAdminStream(tenantId), 'aiUsage', id);
    touch(ownerStream, 'aiUsage', id);
  }
}
