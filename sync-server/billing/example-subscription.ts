/** The subscription in the API documentation's example. */
export const exampleSubscription = {
  status: 'active',
  planName: 'Professional',
  priceCents: 4900,
  currentPeriodEnd: '2026-02-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  resumesAt: null,
  pendingPlanName: null,
};
