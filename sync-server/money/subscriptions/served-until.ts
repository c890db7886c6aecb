interface ServedSubscription {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
  readonly pausedAt: Date | null;
}

/**
 * A moment on the days of the invoices: an issued invoice keeps its days when a pause moves the paid ones. `invoicedUntil` is the last day of
 * the newest invoice.
 */
export function servedUntil(subscription: ServedSubscription | null, invoicedUntil: Date | null, at: Date): Date {
  if (subscription === null || subscription.status === 'incomplete' || subscription.status === 'trialing') return at;
  const { currentPeriodEnd, pausedAt } = subscription;
  const movedMs = currentPeriodEnd === null || invoicedUntil === null ? 0 : currentPeriodEnd.getTime() - invoicedUntil.getTime();
  return new Date((pausedAt ?? at).getTime() - Math.max(0, movedMs));
}
