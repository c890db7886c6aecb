import { accessTexts } from '#contract/access.ts';
import { billingTexts, PlanChange, PlanChangeAsked } from '#contract/billing.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { planTexts } from '#contract/plans.ts';
import { scopeOf } from '#server/access/caller.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { calculatorRoom } from '#server/calculators/calculator-room.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { periodAt, prorate } from './billing-period.ts';
import { readBillingRules } from './billing-rules.ts';
import { monthsOf } from './discounted-price.ts';
import { type InvoiceLine, totalCents, withTax } from './invoice-lines.ts';
import { billedTenant, discountOf, intervalCents } from './open-subscription.ts';
import { boughtPlan, type PlanTerms, planTerms } from './plan-terms.ts';

export const previewPlanChange = defineOperation({
  name: 'billing.manage',
  id: 'previewPlanChange',
  summary: 'What a change of plan costs now, what it costs a month, and when it begins',
  input: PlanChangeAsked,
  output: PlanChange,
  object: ofNamedTenant,
  rest: {
    method: 'GET',
    path: '/api/tenant/plan-change',
    example: {
      kind: 'upgrade',
      planId: '019600aa-0000-7000-8000-0000000000f2',
      planName: 'Enterprise',
      amountDueCents: 8226,
      priceCents: 19900,
      interval: 'month',
      effectiveAt: null,
      calculatorsUsed: 9,
      calculatorLimit: null,
      calculatorIds: ['loan-payment'],
    },
  },
  graphql: { query: 'planChange' },
  read: ({ deps, caller }, input) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await billedTenant({ tx, caller }, input);
      if (!tenant.ok) return tenant;
      const previewed = await planChange(tx, tenant.value, input.planId, deps.clock());
      return previewed.ok ? done(previewed.value.shown) : previewed;
    }),
});

type PreviewRefusal = 'NotFound' | 'InputInvalid' | 'Conflict';

export interface PreviewedChange {
  readonly shown: PlanChange;
  /** Lines of the invoice for an upgrade. */
  readonly lines: readonly InvoiceLine[];
}

/** An upgrade takes effect now and costs the difference until the period ends. A downgrade waits for that end and costs nothing now. */
export async function planChange(tx: Tx, tenantId: string, planId: string, now: Date): Promise<Outcome<PreviewedChange, PreviewRefusal>> {
  const plan = await tx.plan.findUnique({ where: { id: planId }, select: { name: true, isActive: true } });
  if (plan === null) return refused('InputInvalid', planTexts.unknown, { planId: planTexts.unknown });
  const room = await calculatorRoom(tx, tenantId);
  if (room === undefined) return refused('NotFound', accessTexts.notFound);
  const subscription = await tx.subscription.findUnique({ where: { tenantId } });
  const isRunningNow = subscription !== null && isRunning(subscription.status);
  const bought = isRunningNow ? boughtPlan(subscription.planId, subscription.terms) : undefined;
  const terms = await planTerms(tx, planId, bought?.interval);
  // Monthly, if the plan is not sold by the year.
  const wanted = boughtPlan(planId, terms);
  const about = {
    planId,
    planName: plan.name,
    calculatorsUsed: room.enabled.size,
    calculatorLimit: terms.calculatorLimit,
    calculatorIds: [...room.enabled].sort(),
    interval: wanted.interval,
  };
  const isCurrent = subscription?.planId === planId;
  if (!plan.isActive && !isCurrent) return refused('Conflict', billingTexts.planGone);
  if (subscription === null || bought === undefined) {
    const { priceCents } = wanted;
    return done({ shown: { ...about, kind: 'subscribe', amountDueCents: priceCents, priceCents, effectiveAt: null }, lines: [] });
  }
  const discount = await discountOf(tx, subscription.couponId);
  const before = intervalCents(bought, discount);
  if (isCurrent)
    return done({
      shown: { ...about, kind: 'current', amountDueCents: 0, priceCents: before, interval: bought.interval, effectiveAt: null },
      lines: [],
    });
  const after = intervalCents(wanted, discount);
  const months = monthsOf(bought.interval);
  const period = periodAt(subscription.currentPeriodEnd ?? now, subscription.pausedAt ?? now, months);
  // Both prices for a year.
  const [yearly, yearlyBefore] = [after * (12 / monthsOf(wanted.interval)), before * (12 / months)];
  const isUpgrade = yearly > yearlyBefore || (yearly === yearlyBefore && isRoomier(terms, room.limit));
  if (isUpgrade && wanted.interval !== bought.interval) return refused('Conflict', billingTexts.noYear);
  const isFree = subscription.status === 'trialing';
  const net = isUpgrade && !isFree ? prorate(before, after, period, now) : 0;
  const line = { kind: 'plan', description: `Upgrade to ${plan.name} until the period ends`, cents: net } as const;
  const { taxPercent } = await withPlatformRights(tx, () => readBillingRules(tx));
  const lines = withTax([line], taxPercent);
  const effectiveAt = isUpgrade ? null : period.end.toISOString();
  const kind = isUpgrade ? 'upgrade' : 'downgrade';
  return done({ shown: { ...about, kind, amountDueCents: totalCents(lines), priceCents: after, effectiveAt }, lines });
}

function isRoomier({ calculatorLimit }: PlanTerms, limit: number | null): boolean {
  return calculatorLimit === null || (limit !== null && calculatorLimit >= limit);
}
