import * as z from 'zod/mini';
import { billingTexts, PlanChange, PlanChangeAsked, planChangeTexts } from '#contract/billing/billing.ts';
import { planTexts } from '#contract/billing/plans.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/access/caller.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { calculatorQuota } from '#server/calculators/calculator-quota.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { type BillingInterval, type BoughtPlan, boughtPlan } from '#server/subscriptions/bought-plan.ts';
import { discountCents, discountedCents, isOfPlan, monthsOf } from '#server/subscriptions/discounted-price.ts';
import { readBillingRules } from '../billing-rules.ts';
import { type InvoiceLine, totalCents, withTax } from '../invoices/invoice-lines.ts';
import { periodAt, prorate } from '../periods/billing-period.ts';
import { type CouponOff, changedCouponOff } from '../provider/coupon-off.ts';
import type { BillingDeps } from '../provider/payment-provider.ts';
import { billedTenant, countedAt, discountOf, waitsForChange } from './open-subscription.ts';
import { type PlanTerms, planTerms } from './plan-terms.ts';
import { readUpgrade } from './upgrade-terms.ts';

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
  read: async ({ deps, caller }: Reading<BillingDeps>, input) => {
    const now = deps.clock();
    const found = await deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await billedTenant({ tx, caller }, input);
      if (!tenant.ok) return tenant;
      const previewed = await planChange(tx, tenant.value, input, now);
      if (!previewed.ok) return previewed;
      const problem = await upgradeProblem(tx, tenant.value, previewed.value.shown, deps.payments.isOwnLedger);
      return problem === undefined ? previewed : refused('Conflict', problem);
    });
    if (!found.ok) return found;
    try {
      return done(await quotedChange(deps, found.value, now.toISOString()));
    } catch (fault) {
      deps.log.fault('billing.quote', fault, {});
      return refused('Conflict', planChangeTexts.noQuote);
    }
  },
});

const Trialing = z.object({ snapshot: z.object({ status: z.literal('trialing') }) });

type PreviewRefusal = 'NotFound' | 'InputInvalid' | 'Conflict';

export interface PreviewedChange {
  readonly shown: PlanChange;
  /** Lines of the invoice for an upgrade. */
  readonly lines: readonly InvoiceLine[];
  /** The interval that is paid until the period ends. */
  readonly startInterval: BillingInterval;
  /** The discount that an upgrade brings with it at the card service; undefined if the present one stays. */
  readonly off?: CouponOff | null | undefined;
  /** An upgrade that costs something: the subscription at the payment provider, and its plan until the period ends. */
  readonly paidUpgrade?: { readonly providerId: string; readonly plan: BoughtPlan } | undefined;
}

interface WantedPlan {
  readonly planId: string;
  readonly interval?: BillingInterval | undefined;
}

/**
 * An upgrade takes effect now and costs the difference until the period ends. A downgrade waits for that end and costs nothing now, and so
 * does a change between month and year. Prices without a coupon tell which plan is larger; one in which the calculators in use have no place
 * waits, too, so that the person chooses which stay.
 */
export async function planChange(
  tx: Tx,
  tenantId: string,
  { planId, interval }: WantedPlan,
  now: Date,
): Promise<Outcome<PreviewedChange, PreviewRefusal>> {
  const plan = await tx.plan.findUnique({ where: { id: planId }, select: { name: true, isActive: true } });
  if (plan === null) return refused('InputInvalid', planTexts.unknown, { planId: planTexts.unknown });
  const quota = await calculatorQuota(tx, tenantId);
  if (quota === undefined) return refused('NotFound', accessTexts.notFound);
  const subscription = await tx.subscription.findUnique({ where: { tenantId } });
  const isRunningNow = subscription !== null && isRunning(subscription.status);
  const bought = isRunningNow ? boughtPlan(subscription.planId, subscription.terms) : undefined;
  const terms = await planTerms(tx, planId, interval ?? bought?.interval);
  if (interval === 'year' && terms.annualPrice === undefined)
    return refused('InputInvalid', billingTexts.noYear, { interval: billingTexts.noYear });
  // Monthly, if the plan is not sold by the year.
  const wanted = boughtPlan(planId, terms);
  const about = {
    planId,
    planName: plan.name,
    calculatorsUsed: quota.enabled.size,
    calculatorLimit: terms.calculatorLimit,
    calculatorIds: [...quota.enabled].sort(),
    interval: wanted.interval,
  };
  const isCurrent = subscription?.planId === planId;
  if (!plan.isActive && !isCurrent) return refused('Conflict', billingTexts.planGone);
  if (subscription === null || bought === undefined) {
    const { priceCents } = wanted;
    return done({
      shown: { ...about, kind: 'subscribe', amountDueCents: priceCents, priceCents, effectiveAt: null },
      lines: [],
      startInterval: wanted.interval,
    });
  }
  return changeRunning(tx, { subscription, bought, wanted, terms, limit: quota.limit, about, now });
}

interface RunningSubscription {
  readonly planId: string;
  readonly couponId: string | null;
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
  readonly pausedAt: Date | null;
  readonly readOnlySince: Date | null;
  readonly anchorDay: number | null;
  readonly providerId: string | null;
}

interface RunningChange {
  readonly subscription: RunningSubscription;
  readonly bought: BoughtPlan;
  readonly wanted: BoughtPlan;
  readonly terms: PlanTerms;
  /** Limit of calculators until now. */
  readonly limit: number | null;
  readonly about: Omit<PlanChange, 'kind' | 'amountDueCents' | 'priceCents' | 'effectiveAt'>;
  readonly now: Date;
}

async function changeRunning(
  tx: Tx,
  { subscription, bought, wanted, terms, limit, about, now }: RunningChange,
): Promise<Outcome<PreviewedChange, PreviewRefusal>> {
  const { planId, planName } = about;
  const isCurrent = subscription.planId === planId;
  const discount = await discountOf(tx, subscription.couponId);
  const before = discountedCents(bought, discount);
  if (isCurrent && wanted.interval === bought.interval)
    return done({
      shown: { ...about, kind: 'current', amountDueCents: 0, priceCents: before, interval: bought.interval, effectiveAt: null },
      lines: [],
      startInterval: bought.interval,
    });
  const after = discountedCents(wanted, discount);
  const months = monthsOf(bought.interval);
  const { currentPeriodEnd, anchorDay, providerId } = subscription;
  const at = countedAt(subscription, now);
  const period = periodAt(currentPeriodEnd ?? now, at, months, anchorDay);
  // The plan at the interval that is paid now.
  const atOnce = boughtPlan(planId, await planTerms(tx, planId, bought.interval));
  const rest = discountedCents(atOnce, discount);
  // Both prices for a year.
  const [yearly, yearlyBefore] = [atOnce.priceCents * (12 / monthsOf(atOnce.interval)), bought.priceCents * (12 / months)];
  const isDearer = yearly > yearlyBefore || (yearly === yearlyBefore && isLarger(terms, limit));
  const isUpgrade = !isCurrent && isDearer && (terms.calculatorLimit === null || about.calculatorsUsed <= terms.calculatorLimit);
  if (isUpgrade && atOnce.interval !== bought.interval) return refused('Conflict', billingTexts.noYear);
  const isFree = subscription.status === 'trialing';
  if (isUpgrade && !isFree && (await isMovedByPause(tx, providerId))) return refused('Conflict', planChangeTexts.movedByPause);
  const net = isUpgrade && !isFree ? prorate(before, rest, period, at) : 0;
  const line = { kind: 'plan', description: `Upgrade to ${planName} until the period ends`, cents: net } as const;
  const { taxPercent } = await withPlatformRights(tx, () => readBillingRules(tx));
  const lines = withTax([line], taxPercent);
  const effectiveAt = isUpgrade ? null : period.end.toISOString();
  const kind = isCurrent ? 'interval' : isUpgrade ? 'upgrade' : 'downgrade';
  const isLost = discountCents(bought, discount) > 0 && discount !== null && !isOfPlan(discount, planId);
  const lostCoupon = isLost ? { lostCoupon: discount.code } : {};
  const shown = { ...about, ...lostCoupon, kind, amountDueCents: totalCents(lines), priceCents: after, effectiveAt } as const;
  const off = changedCouponOff(bought, atOnce, discount);
  return done({ shown, lines, off, startInterval: atOnce.interval, paidUpgrade: net > 0 ? paidBy(providerId, atOnce) : undefined });
}

function paidBy(providerId: string | null, plan: BoughtPlan): PreviewedChange['paidUpgrade'] {
  return providerId === null ? undefined : { providerId, plan };
}

/** The change with the amount that the card service will charge, if it bills the subscription. It counts the time to the second. */
export async function quotedChange(
  { payments }: Pick<BillingDeps, 'payments'>,
  { shown, paidUpgrade, off }: PreviewedChange,
  quotedAt: string,
): Promise<PlanChange> {
  if (payments.quote === undefined || paidUpgrade === undefined) return shown;
  const { providerId, plan } = paidUpgrade;
  return { ...shown, amountDueCents: await payments.quote(providerId, { ...plan, off, quotedAt }), quotedAt };
}

/** The reason for which an upgrade would be refused, so that no amount is shown that could not be paid. */
async function upgradeProblem(
  tx: Tx,
  tenantId: string,
  { kind, planId }: Pick<PlanChange, 'kind' | 'planId'>,
  isOwnLedger: boolean,
): Promise<string | undefined> {
  const subscription = kind === 'upgrade' ? await tx.subscription.findUnique({ where: { tenantId } }) : null;
  if (subscription === null) return undefined;
  const waiting = readUpgrade(subscription.upgrade);
  if (waiting !== undefined) return waiting.planId === planId ? undefined : planChangeTexts.upgradeWaits;
  const billedBy = isOwnLedger ? null : subscription.providerId;
  return waitsForChange({ ...subscription, billedBy }) ? planChangeTexts.changeWaits : undefined;
}

/** The card service holds the paid days after a pause as a trial, in which it would give an upgrade away. */
async function isMovedByPause(tx: Tx, providerId: string | null): Promise<boolean> {
  if (providerId === null) return false;
  const kept = await withPlatformRights(tx, () => tx.paymentObject.findUnique({ where: { id: `provider:${providerId}` } }));
  return Trialing.safeParse(kept?.data).success;
}

function isLarger({ calculatorLimit }: PlanTerms, limit: number | null): boolean {
  return calculatorLimit === null || (limit !== null && calculatorLimit >= limit);
}
