import type { BillingState } from './billing-state.ts';
import { shiftedByPause } from './billing-step.ts';

type Paused = Pick<BillingState, 'nextInvoiceAt' | 'usageFrom' | 'anchorDay' | 'pausedAt'> & {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
};

interface Resumed extends ReturnType<typeof shiftedByPause> {
  readonly status: 'active';
  readonly pausedAt: null;
  readonly resumesAt: null;
}

/** Extends the end of the paid period by the length of the pause. Empty if the subscription is not paused. */
export function resumedAt({ status, pausedAt, currentPeriodEnd, ...period }: Paused, now: Date): Partial<Resumed> {
  if (status !== 'paused' || pausedAt === null || currentPeriodEnd === null) return {};
  return { ...shiftedByPause({ ...period, currentPeriodEnd }, pausedAt, now), status: 'active', pausedAt: null, resumesAt: null };
}
