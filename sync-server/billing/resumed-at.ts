import type { SubscriptionWrite } from '#server/subscriptions/write-subscription.ts';
import type { BillingState } from './billing-state.ts';
import { shifted } from './billing-step.ts';

type Paused = Pick<BillingState, 'nextInvoiceAt' | 'usageFrom' | 'anchorDay' | 'pausedAt'> & {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
};

/** The end of the paid period moves on by as long as the pause was. */
export function resumedAt({ status, pausedAt, currentPeriodEnd, ...period }: Paused, now: Date): SubscriptionWrite {
  if (status !== 'paused' || pausedAt === null || currentPeriodEnd === null) return {};
  return { ...shifted({ ...period, currentPeriodEnd }, pausedAt, now), status: 'active', pausedAt: null, resumesAt: null };
}
