import * as z from 'zod/mini';
import type { PlanRequest } from '#contract/money/billing.ts';
import type { Tx } from '#server/core/data/database.ts';
import { planRequestEvent } from './ask-for-plan.ts';

const shownMs = 30 * 86_400_000;
const Asked = z.object({ userId: z.uuid() });

/** Requests for a plan from the last 30 days, one for each member who still belongs to the tenant, the newest first. */
export async function readPlanRequests(tx: Tx, tenantId: string, now: Date): Promise<PlanRequest[]> {
  const events = await tx.billingEvent.findMany({
    where: { tenantId, type: planRequestEvent, createdAt: { gte: new Date(now.getTime() - shownMs) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { data: true, createdAt: true },
  });
  const times = new Map<string, Date>();
  for (const { data, createdAt } of events) {
    const userId = Asked.safeParse(data).data?.userId;
    if (userId !== undefined && !times.has(userId)) times.set(userId, createdAt);
  }
  if (times.size === 0) return [];
  const members = await tx.membership.findMany({
    where: { tenantId, userId: { in: [...times.keys()] } },
    select: { user: { select: { id: true, email: true } } },
  });
  return [...times].flatMap(([userId, askedAt]) => {
    const member = members.find(({ user }) => user.id === userId);
    return member === undefined ? [] : [{ email: member.user.email, askedAt }];
  });
}
