const runningStatuses: readonly string[] = ['trialing', 'active', 'past_due', 'paused'];

/** In these states the terms of a subscription apply; those of one that was never paid or has been cancelled do not. */
export function isRunning(status: string): boolean {
  return runningStatuses.includes(status);
}

export interface BoughtTerms {
  readonly status: string;
  readonly terms: unknown;
}

/**
 * Number of calculators that a tenant may use; null: no limit. The terms of a running subscription take precedence over the current plan,
 * because editing a plan changes no running customer. A tenant without a plan has no limit.
 */
export function calculatorLimitOf(planLimit: number | null, subscription: BoughtTerms | null): number | null {
  if (subscription === null || !isRunning(subscription.status)) return planLimit;
  const { terms } = subscription;
  if (typeof terms !== 'object' || terms === null || !('calculatorLimit' in terms)) return planLimit;
  return typeof terms.calculatorLimit === 'number' ? terms.calculatorLimit : null;
}
