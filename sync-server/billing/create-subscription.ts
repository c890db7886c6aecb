import { billingTexts, CreateSubscription, SubscriptionStart } from '#contract/billing.ts';
import { planTooSmall } from '#contract/calculators.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { planTexts } from '#contract/plans.ts';
import { type AccessRefusal, authorize } from '#server/access/authorize.ts';
import { newestTenantOf } from '#server/access/own-tenant.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import { refuseSmallerPlan } from '#server/calculators/refuse-smaller-plan.ts';
import { type RedeemRefusal, redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { beginSubscription, writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-heads.ts';
import { discountOf } from './open-subscription.ts';
import type { BillingDeps, Discount, WantedSubscription } from './payment-provider.ts';
import { boughtPlan, type PlanTerms, planTerms } from './plan-terms.ts';
import { followWaiting } from './take-object.ts';
import { noUpgrade } from './upgrade-terms.ts';

type StartRefusal = AccessRefusal['code'] | RedeemRefusal | 'InputInvalid' | 'Conflict';

/**
 * A free plan needs no card. A paid one is first stored as incomplete, so that two clicks find the same attempt; the provider, called after
 * the commit, answers both with the same secret.
 */
export const createSubscription = defineOperation({
  name: 'billing.subscribe',
  id: 'createSubscription',
  summary: 'Subscribe the most recently created tenant of the caller; a free plan answers without clientSecret',
  input: CreateSubscription,
  output: SubscriptionStart,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/create-subscription', example: { clientSecret: 'sub_5f0c…_secret_91ab…' } },
  graphql: { mutation: 'createSubscription' },
  run: async ({ deps, caller }: Reading<BillingDeps>, input) => {
    const { changes, payments } = deps;
    const prepared = await changes.run(caller, (change) => prepareSubscription(change, input));
    if (!prepared.ok) return prepared;
    const wanted = prepared.value;
    if (wanted === 'nothing to pay') return done({});
    const { providerId, clientSecret, customerId } = await payments.createSubscription(wanted);
    await changes.run(caller, async (change) => {
      const { tx } = change;
      const { tenantId, planId } = wanted;
      await writeSubscription(tx, tenantId, { providerId }, { planId, status: 'incomplete' });
      await withPlatformRights(tx, async () => {
        if (customerId !== undefined) await tx.tenant.updateMany({ where: { id: tenantId }, data: { paymentCustomerId: customerId } });
        await followWaiting(change, payments.isOwnLedger);
      });
      return done(undefined);
    });
    const { publishableKey } = payments;
    return done(clientSecret === null ? {} : { clientSecret, ...(publishableKey === undefined ? {} : { publishableKey }) });
  },
});

type Prepared = WantedSubscription | 'nothing to pay';

async function prepareSubscription(change: Change, input: CreateSubscription): Promise<Outcome<Prepared, StartRefusal>> {
  const { tx, caller } = change;
  const tenantId = await newestTenantOf(tx, caller);
  if (tenantId === undefined) return refused('NotFound', billingTexts.noTenant);
  const refusal = authorize('billing.subscribe', caller, { tenantId });
  if (refusal !== undefined) return refusal;
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { planId: true, billingEmail: true } });
  const planId = input.planId ?? tenant.planId;
  if (planId === null) return refused('Conflict', billingTexts.noPlan);
  const plan = await tx.plan.findUnique({ where: { id: planId }, select: { isActive: true, name: true } });
  if (plan === null) return refused('InputInvalid', planTexts.unknown, { planId: planTexts.unknown });
  const subscription = await tx.subscription.findUnique({
    where: { tenantId },
    select: { planId: true, status: true, providerId: true, terms: true, couponId: true },
  });
  if (subscription !== null && isRunning(subscription.status))
    return subscription.planId === planId ? done('nothing to pay') : refused('Conflict', billingTexts.running);
  if (!plan.isActive && planId !== tenant.planId) return refused('Conflict', billingTexts.planGone);
  const interval = input.interval ?? 'month';
  const terms = await planTerms(tx, planId, interval);
  if (interval === 'year' && terms.annualPrice === undefined)
    return refused('InputInvalid', billingTexts.noYear, { interval: billingTexts.noYear });
  const tooSmall = planId === tenant.planId ? undefined : await refuseSmallerPlan(tx, tenantId, terms.calculatorLimit, planTooSmall.own);
  if (tooSmall !== undefined) return tooSmall;
  if (Number(terms.basePrice) === 0) return takeFreePlan(change, tenantId, planId);
  const isSame =
    subscription?.status === 'incomplete' && subscription.planId === planId && boughtPlan(planId, subscription.terms).interval === interval;
  // A coupon added later changes the price, and therefore starts another attempt.
  const running = isSame && (input.couponCode === undefined || subscription.couponId !== null) ? attemptOf(subscription.terms) : undefined;
  const attempt = running ?? change.newId();
  if (running === undefined) await writeAttempt(change, tenantId, planId, { ...terms, attempt }, subscription?.providerId ?? null);
  if (running === undefined && input.couponCode !== undefined) {
    const redeemed = await redeemCoupon(change, { code: input.couponCode, planId, tenantId });
    if (!redeemed.ok) return redeemed;
  }
  return done({
    key: `${tenantId}:${attempt}`,
    tenantId,
    planId,
    planName: plan.name,
    price: interval === 'year' ? (terms.annualPrice ?? terms.basePrice) : terms.basePrice,
    interval,
    billingEmail: tenant.billingEmail,
    discount: await discountOfAttempt(tx, tenantId),
  });
}

/** The coupon of the attempt, whether it was redeemed now or by an earlier click. */
async function discountOfAttempt(tx: Tx, tenantId: string): Promise<Discount | null> {
  const { couponId } = await tx.subscription.findUniqueOrThrow({ where: { tenantId }, select: { couponId: true } });
  return discountOf(tx, couponId);
}

/** Choosing the free plan ends a trial. */
async function takeFreePlan(change: Change, tenantId: string, planId: string): Promise<Outcome<'nothing to pay', never>> {
  const { tx, now } = change;
  await withPlatformRights(tx, async () => {
    const before = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { planId: true, status: true } });
    const status = before.status === 'trial' ? 'active' : before.status;
    if (before.planId === planId && before.status === status) return;
    await tx.tenant.update({ where: { id: tenantId }, data: { planId, status }, select: { id: true } });
    if (before.status !== status)
      await tx.billingEvent.create({
        data: { id: change.newId(), tenantId, type: 'trial.ended', data: { planId }, processedAt: now, createdAt: now },
      });
    touchTenant(change, tenantId);
    change.audit('billing.subscribe', { kind: 'tenant', id: tenantId, tenantId }, before, { planId, status });
  });
  return done('nothing to pay');
}

/**
 * Replaces an attempt for another plan, or a cancelled subscription, with a new attempt. A period that is already paid still ends at its
 * time.
 */
async function writeAttempt(
  change: Change,
  tenantId: string,
  planId: string,
  terms: PlanTerms & { readonly attempt: string },
  former: string | null,
): Promise<void> {
  const fresh = { planId, status: 'incomplete', terms: { ...terms }, couponId: null, providerId: null } as const;
  await beginSubscription(change.tx, tenantId, fresh);
  await withPlatformRights(change.tx, () => writeSubscription(change.tx, tenantId, { upgrade: noUpgrade }));
  if (former !== null) change.effect('billing.cancel', `billing.cancel:${former}`, { providerId: former }, tenantId);
  touchTenant(change, tenantId);
  change.audit('billing.subscribe', { kind: 'tenant', id: tenantId, tenantId }, undefined, { planId, status: 'incomplete' });
}

function attemptOf(terms: unknown): string | undefined {
  const attempt: unknown = typeof terms === 'object' && terms !== null ? Reflect.get(terms, 'attempt') : undefined;
  return typeof attempt === 'string' ? attempt : undefined;
}
