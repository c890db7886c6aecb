const runningStatuses: readonly string[] = ['trialing', 'active', 'past_due', 'paused'];

/** A subscription in one of these states holds its terms; one that was never paid or has been cancelled does not. */
export function isRunning(status: string): boolean {
  return runningStatuses.includes(status);
}

export interface BoughtTerms {
  readonly status: string;
  readonly terms: unknown;
}

/**
 * How many calculators a tenant may use; null: no limit. The terms of a running subscription decide before the plan as it stands today,
 * because editing a plan changes no running customer. A tenant without a plan has no limit.
 */
export function calculatorLimitOf(planLimit: number | null, subscription: BoughtTerms | null): number | null {
  if (subscription === null || !isRunning(subscription.status)) return planLimit;
  const { terms } = subscription;
  if (typeof terms !== 'object' || terms === null || !('calculatorLimit' in terms)) return planLimit;
  return typeof terms.calculatorLimit === 'number' ? terms.calculatorLimit : null;
}
