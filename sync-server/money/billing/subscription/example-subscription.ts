import type { SubscriptionState } from '#contract/money/billing.ts';

/** The subscription in the API documentation's example. */
export const exampleSubscription: SubscriptionState = {
  status: 'active',
  planName: 'Professional',
  priceCents: 4900,
  interval: 'month',
  currentPeriodEnd: '2026-02-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  resumesAt: null,
  pendingPlanName: null,
};
