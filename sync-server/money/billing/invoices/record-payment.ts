import type { BillingMail } from '#contract/money/billing-mails.ts';
import type { BillingState } from '#server/money/billing/terms/billing-state.ts';
import { shiftedByPause } from '#server/money/billing/terms/billing-step.ts';

export interface RecordedPayment {
  readonly state: BillingState;
  readonly mail?: BillingMail;
}

/** A failed payment starts the grace period; a later failure does not restart it. */
export function paymentFailed(state: BillingState, now: Date): RecordedPayment {
  if (state.status !== 'active' && state.status !== 'trialing') return { state };
  return { state: { ...state, status: 'past_due', pastDueSince: now, remindersSent: 0 }, mail: 'paymentFailed' };
}

/** Once no invoice is open, the subscription runs again, and the days on which it was read-only are added to its period. */
export function paymentTaken(state: BillingState, openInvoices: number, now: Date): RecordedPayment {
  if (openInvoices > 0 || state.status !== 'past_due') return { state };
  const moved = state.readOnlySince === null ? {} : shiftedByPause(state, state.readOnlySince, now);
  return { state: { ...state, ...moved, status: 'active', pastDueSince: null, remindersSent: 0, readOnlySince: null } };
}

/** A pause of dunning stops the grace period. */
export function resumeDunning(state: BillingState, now: Date): BillingState {
  const { pastDueSince, dunningPausedAt } = state;
  if (dunningPausedAt === null) return state;
  const moved = pastDueSince === null ? null : new Date(pastDueSince.getTime() + now.getTime() - dunningPausedAt.getTime());
  return { ...state, dunningPausedAt: null, pastDueSince: moved };
}
