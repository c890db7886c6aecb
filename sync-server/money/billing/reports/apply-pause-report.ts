import type { BillingState } from '#server/money/billing/terms/billing-state.ts';
import { shiftedByPause } from '#server/money/billing/terms/billing-step.ts';

interface KeptSubscription
  extends Pick<BillingState, 'nextInvoiceAt' | 'usageFrom' | 'anchorDay' | 'pausedAt' | 'resumesAt' | 'readOnlySince'> {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
}

type Status = BillingState['status'] | 'incomplete';

interface ReportedPause {
  /** The reported status. A pause of payments does not change it. */
  readonly told: Status;
  readonly isPaused: boolean;
  /** The former report had a pause. */
  readonly wasPaused: boolean;
  readonly resumesAt: Date | null;
  /** The period was moved by this server: the card service shows its paid days as a trial. */
  readonly isPaidTime: boolean;
  readonly end: Date | null;
}

interface AppliedPause {
  readonly columns: Partial<Pick<BillingState, 'nextInvoiceAt' | 'usageFrom' | 'anchorDay' | 'pausedAt' | 'resumesAt'>> & {
    readonly status: Status;
    readonly currentPeriodEnd: Date | null;
  };
  /** The paid days end later than the card service knows. */
  readonly isMoved: boolean;
}

/**
 * A subscription after a report that may be about a pause. No paid day passes while it is paused or read-only, although the card service
 * goes on counting periods: the end of the period stays where it was, and moves by that time afterwards.
 */
export function applyPauseReport(kept: KeptSubscription, reported: ReportedPause, now: Date): AppliedPause {
  const { told, isPaused, wasPaused, isPaidTime } = reported;
  const end = reported.end ?? kept.currentPeriodEnd;
  const running = { status: told, currentPeriodEnd: end };
  if (told !== 'active') return { columns: running, isMoved: false };
  const isPausedHere = kept.status === 'paused';
  // A report from before the card service has received the pause does not end it.
  if (isPaused || (isPausedHere && !wasPaused)) {
    const currentPeriodEnd = isPausedHere ? kept.currentPeriodEnd : end;
    const [pausedAt, resumesAt] = [kept.pausedAt ?? now, kept.resumesAt ?? reported.resumesAt];
    return { columns: { status: 'paused', currentPeriodEnd, pausedAt, resumesAt }, isMoved: false };
  }
  const columns = { ...running, pausedAt: null, resumesAt: null };
  const [since, former] = isPausedHere ? [kept.pausedAt, kept.currentPeriodEnd] : [kept.readOnlySince, end];
  if (since === null || former === null || isPaidTime) return { columns, isMoved: false };
  const until = isPausedHere && kept.resumesAt !== null && kept.resumesAt < now ? kept.resumesAt : now;
  return { columns: { ...columns, ...shiftedByPause({ ...kept, currentPeriodEnd: former }, since, until) }, isMoved: true };
}
