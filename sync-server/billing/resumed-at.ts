import type { SubscriptionWrite } from '#server/subscriptions/write-subscription.ts';

interface Paused {
  readonly status: string;
  readonly pausedAt: Date | null;
  readonly currentPeriodEnd: Date | null;
}

/** The end of the paid period moves on by as long as the pause was. */
export function resumedAt({ status, pausedAt, currentPeriodEnd }: Paused, now: Date): SubscriptionWrite {
  if (status !== 'paused' || pausedAt === null || currentPeriodEnd === null) return {};
  const end = new Date(currentPeriodEnd.getTime() + Math.max(0, now.getTime() - pausedAt.getTime()));
  return { status: 'active', pausedAt: null, resumesAt: null, currentPeriodEnd: end };
}
