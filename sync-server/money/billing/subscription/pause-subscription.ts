import { longestPauseDays, PauseSubscription, planChangeTexts, SubscriptionOf, SubscriptionState } from '#contract/money/billing.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { openSubscription, storeDecision, subscriptionState, waitsForInterval } from '#server/money/billing/terms/open-subscription.ts';
import { resumedAt } from '#server/money/billing/terms/resumed-at.ts';
import { exampleSubscription } from './example-subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** While a subscription is paused, its paid days are kept and its members can make no changes. */
export const pauseSubscription = defineOperation({
  name: 'billing.manage',
  id: 'pauseSubscription',
  summary: 'Pause the subscription until a day: nothing is charged, and the tenant is read-only',
  input: PauseSubscription,
  output: SubscriptionState,
  object: ofNamedTenant,
  rest: {
    method: 'POST',
    path: '/api/tenant/subscription/pause',
    example: { ...exampleSubscription, status: 'paused', resumesAt: '2026-02-15T00:00:00.000Z' },
  },
  graphql: { mutation: 'pauseSubscription' },
  run: ({ deps, caller }: Reading<BillingDeps>, input) =>
    deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (!opened.ok) return opened;
      const { status, cancelAtPeriodEnd, pausedAt, period } = opened.value;
      const resumesAt = new Date(input.resumesAt);
      const days = (resumesAt.getTime() - (pausedAt ?? change.now).getTime()) / dayMs;
      if (resumesAt <= change.now || days > longestPauseDays)
        return refused('InputInvalid', planChangeTexts.resumeDate, { resumesAt: planChangeTexts.resumeDate });
      if (cancelAtPeriodEnd) return refused('Conflict', planChangeTexts.ending);
      if (waitsForInterval(opened.value)) return refused('Conflict', planChangeTexts.changeWaits);
      if (status !== 'active' && status !== 'paused') return refused('Conflict', planChangeTexts.notTrialing);
      const paused = { status: 'paused' as const, pausedAt: pausedAt ?? change.now, resumesAt, currentPeriodEnd: period.end };
      const until = resumesAt.toISOString();
      return storeDecision(change, opened.value, 'subscription.paused', paused, { resumesAt: until }, { kind: 'pause' });
    }),
});

export const resumeSubscription = defineOperation({
  name: 'billing.manage',
  id: 'resumeSubscription',
  summary: 'Resume a paused subscription now',
  input: SubscriptionOf,
  output: SubscriptionState,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/subscription/resume', example: exampleSubscription },
  graphql: { mutation: 'resumeSubscription' },
  run: ({ deps, caller }: Reading<BillingDeps>, input) =>
    deps.changes.run(caller, async (change) => {
      const opened = await openSubscription(change, deps.payments, input);
      if (!opened.ok) return opened;
      const { tenantId, discount, status } = opened.value;
      if (status !== 'paused') return done(await subscriptionState(change.tx, tenantId, discount));
      const resumed = resumedAt(opened.value, change.now);
      const action = { kind: 'resume', periodEnd: resumed.currentPeriodEnd?.toISOString() ?? null } as const;
      return storeDecision(change, opened.value, 'subscription.resumed', resumed, {}, action);
    }),
});
