import type { SubscriptionWrite } from '#server/subscriptions/write-subscription.ts';
import type { BillingState } from '../billing-state.ts';
import { shiftedByPause } from '../periods/billing-step.ts';

type Paused = Pick<BillingState, 'nextInvoiceAt' | 'usageFrom' | 'anchorDay' | 'pausedAt'> & {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
};

/** Extends the end of the paid period by the length of the pause. */
export function resumedAt({ status, pausedAt, currentPeriodEnd, ...period }: Paused, now: Date): SubscriptionWrite {
  if (status !== 'paused' || pausedAt === null || currentPeriodEnd === null) return {};
  return { ...shiftedByPause({ ...period, currentPeriodEnd }, pausedAt, now), status: 'active', pausedAt: null, resumesAt: null };
}
