import { billingTexts, PlanChange, PlanChangeAsked, planChangeTexts } from '#contract/money/billing.ts';
import { planTexts } from '#contract/money/plans.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { calculatorQuota } from '#server/calculators/selection/calculator-quota.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { balanceLine, creditBalance } from '#server/money/billing/credit/credit-balance.ts';
import { type CouponOff, changedCouponOff } from '#server/money/billing/provider/coupon-off.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { aiPriceOf } from '#server/money/billing/terms/ai-price-of.ts';
import { periodAt, prorate } from '#server/money/billing/terms/billing-period.ts';
import { readTenantRules } from '#server/money/billing/terms/billing-rules.ts';
import { type InvoiceLine, totalCents, withTax } from '#server/money/billing/terms/invoice-lines.ts';
import { billedTenant, countedAt, discountOf, waitsForChange } from '#server/money/billing/terms/open-subscription.ts';
import { type PlanTerms, planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { readUpgrade, type UpgradeDifference } from '#server/money/billing/terms/upgrade-terms.ts';
import { type BillingInterval, type BoughtPlan, boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountAt, discountOfPeriod } from '#server/money/subscriptions/discount-duration.ts';
import { discountCents, discountedCents, isOfPlan, monthsOf } from '#server/money/subscriptions/discounted-price.ts';

export const previewPlanChange = defineOperation({
  name: 'billing.manage',
  id: 'previewPlanChange',
  summary: 'Price of a change of plan now and each month, and its first day',
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
  readonly paidUpgrade?: { readonly providerId: string; readonly plan: BoughtPlan; readonly difference: UpgradeDifference } | undefined;
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
    aiPrice: await aiPriceOf(tx, terms),
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
  readonly tenantId: string;
  readonly planId: string;
  readonly couponId: string | null;
  readonly couponUntil: Date | null;
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
  const { currentPeriodEnd, anchorDay, providerId } = subscription;
  const redeemed = await discountOf(tx, subscription);
  const paid = { currentPeriodEnd: currentPeriodEnd ?? now, anchorDay, interval: bought.interval };
  const discount = discountOfPeriod(redeemed, paid);
  const before = discountedCents(bought, discount);
  if (isCurrent && wanted.interval === bought.interval)
    return done({
      shown: { ...about, kind: 'current', amountDueCents: 0, priceCents: before, interval: bought.interval, effectiveAt: null },
      lines: [],
      startInterval: bought.interval,
    });
  const months = monthsOf(bought.interval);
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
  const net = isUpgrade && !isFree ? prorate(before, rest, period, at) : 0;
  const line = { kind: 'plan', description: `Upgrade to ${planName} until the period ends`, cents: net } as const;
  const lines = withTax([line], await withPlatformRights(tx, () => readTenantRules(tx, subscription.tenantId)));
  const effectiveAt = isUpgrade ? null : period.end.toISOString();
  const after = discountedCents(wanted, isUpgrade ? discount : discountAt(redeemed, period.end));
  const kind = isCurrent ? 'interval' : isUpgrade ? 'upgrade' : 'downgrade';
  const isLost = discountCents(bought, discount) > 0 && discount !== null && !isOfPlan(discount, planId);
  const lostCoupon = isLost ? { lostCoupon: discount.code } : {};
  const shown = {
    ...about,
    ...lostCoupon,
    kind,
    amountDueCents: await afterCredit(tx, subscription, totalCents(lines)),
    priceCents: after,
    effectiveAt,
  } as const;
  const off = changedCouponOff(bought, atOnce, discount, at);
  const { amountDueCents: dueCents } = shown;
  const [since, until] = [at.toISOString(), period.end.toISOString()];
  const difference = { cents: net, dueCents, description: line.description, since, until };
  const paidUpgrade = net > 0 && providerId !== null ? { providerId, plan: atOnce, difference } : undefined;
  return done({ shown, lines, off, startInterval: atOnce.interval, paidUpgrade });
}

/** Amount that the tenant's credit leaves to pay, if our own ledger bills it. The card service counts its own credit in its quote. */
async function afterCredit(tx: Tx, { tenantId }: RunningSubscription, cents: number): Promise<number> {
  const credit = await withPlatformRights(tx, () => creditBalance(tx, tenantId));
  return cents + (balanceLine(credit, cents)?.cents ?? 0);
}

/** The change with the amount that the card service will charge, if it bills the subscription. It counts the time to the second. */
export async function quotedChange(
  { payments }: Pick<BillingDeps, 'payments'>,
  { shown, paidUpgrade, off }: PreviewedChange,
  quotedAt: string,
): Promise<PlanChange> {
  if (payments.quote === undefined || paidUpgrade === undefined) return shown;
  const { providerId, plan, difference } = paidUpgrade;
  const wanted = { ...plan, off, quotedAt, difference: { ...difference, isOver: false } };
  return { ...shown, amountDueCents: await payments.quote(providerId, wanted), quotedAt };
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

function isLarger({ calculatorLimit }: PlanTerms, limit: number | null): boolean {
  return calculatorLimit === null || (limit !== null && calculatorLimit >= limit);
}
