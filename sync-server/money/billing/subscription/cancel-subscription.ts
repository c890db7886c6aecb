import { CancelSubscription, SubscriptionOf, SubscriptionState } from '#contract/money/billing.ts';
import { done } from '#contract/values/outcome.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { priceAction } from '#server/money/billing/provider/coupon-off.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { openSubscription, storeDecision, subscriptionState } from '#server/money/billing/terms/open-subscription.ts';
import { resumedAt } from '#server/money/billing/terms/resumed-at.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { exampleSubscription } from './example-subscription.ts';

/** The subscription ends with its paid period. A paused one runs on until then. */
export const cancelSubscription = defineOperation({
  name: 'billing.manage',
  id: 'cancelSubscription',
  summary: 'Cancel the subscription at the end of its period',
  input: CancelSubscription,
  output: SubscriptionState,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/subscription/cancel', example: { ...exampleSubscription, cancelAtPeriodEnd: true } },
  graphql: { mutation: 'cancelSubscription' },
  run: ({ deps, caller }: Reading<BillingDeps>, { reason, comment, ...wanted }) =>
    deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, wanted);
      if (!opened.ok) return opened;
      const subscription = opened.value;
      const resumed = resumedAt({ ...subscription, currentPeriodEnd: subscription.period.end }, change.now);
      const cancelled = {
        currentPeriodEnd: subscription.period.end,
        ...resumed,
        cancelAtPeriodEnd: true,
        pendingPlanId: null,
        pendingCalculatorIds: [],
      };
      const { planId, pendingPlanId, terms, discount } = subscription;
      // The card service already holds the price of a planned change, which ends here.
      const restored =
        pendingPlanId === null ? {} : { restored: priceAction(boughtPlan(planId, terms), discount, subscription.period.end) };
      const { currentPeriodEnd: end } = resumed;
      const action = { kind: 'cancel', ...restored, ...(end === undefined ? {} : { resumedUntil: end.toISOString() }) } as const;
      return storeDecision(change, subscription, 'subscription.cancelled', cancelled, { reason, comment: comment ?? null }, action);
    }),
});

export const keepSubscription = defineOperation({
  name: 'billing.manage',
  id: 'keepSubscription',
  summary: 'Undo a cancellation before the period ends',
  input: SubscriptionOf,
  output: SubscriptionState,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/subscription/keep', example: exampleSubscription },
  graphql: { mutation: 'keepSubscription' },
  run: ({ deps, caller }: Reading<BillingDeps>, input) =>
    deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (!opened.ok) return opened;
      const { tenantId, discount, cancelAtPeriodEnd } = opened.value;
      if (!cancelAtPeriodEnd) return done(await subscriptionState(change.tx, tenantId, discount));
      return storeDecision(change, opened.value, 'subscription.kept', { cancelAtPeriodEnd: false }, {}, { kind: 'keep' });
    }),
});
