import { planTooSmall } from '#contract/calculators/calculators.ts';
import { billingTexts, CreateSubscription, type SubscriptionPrice, SubscriptionStart } from '#contract/money/billing.ts';
import { planTexts } from '#contract/money/plans.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { refuseSmallerPlan } from '#server/calculators/selection/refuse-smaller-plan.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { newestTenantOf } from '#server/core/access/own-tenant.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { holdCurrency } from '#server/core/settings/read-currency.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import type { BillingDeps, StartedSubscription, WantedSubscription } from '#server/money/billing/provider/payment-provider.ts';
import { receivePaymentEvent } from '#server/money/billing/reports/receive-event.ts';
import { applyWaitingReports } from '#server/money/billing/reports/receive-object.ts';
import { aiPriceOf } from '#server/money/billing/terms/ai-price-of.ts';
import { readTenantRules } from '#server/money/billing/terms/billing-rules.ts';
import { firstPrice } from '#server/money/billing/terms/first-price.ts';
import { readBuyer } from '#server/money/billing/terms/invoice-parties.ts';
import { discountOf } from '#server/money/billing/terms/open-subscription.ts';
import { type PlanTerms, planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { noUpgrade } from '#server/money/billing/terms/upgrade-terms.ts';
import { type RedeemRefusal, redeemCoupon, releaseCoupon } from '#server/money/coupons/redeem-coupon.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';
import { beginSubscription, writeSubscription } from '#server/money/subscriptions/write-subscription.ts';

type StartRefusal = AccessRefusal['code'] | RedeemRefusal | 'InputInvalid' | 'Conflict';

/**
 * A free plan needs no card. A paid one is first stored as incomplete, so that two clicks find the same attempt; the provider, called after
 * the commit, answers both with the same secret.
 */
export const createSubscription = defineOperation({
  name: 'billing.subscribe',
  id: 'createSubscription',
  summary: 'Subscribe a tenant, without a name the most recently created one of the caller; a free plan answers without clientSecret',
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
    const begun = await payments.createSubscription(wanted);
    const { clientSecret, delivery } = begun;
    const stored = await changes.run(caller, async (change) => done(await storeAttempt(change, wanted, begun, payments.isOwnLedger)));
    if (!stored.ok) return stored;
    if (stored.value === 'replaced') return refused('Conflict', billingTexts.replaced);
    if (delivery !== undefined) {
      const taken = await receivePaymentEvent(deps, new TextEncoder().encode(delivery.body), delivery.signature, caller.requestId);
      if (!taken.ok) return taken;
    }
    const { publishableKey } = payments;
    if (clientSecret === null) return done({});
    return done({ clientSecret, ...(publishableKey === undefined ? {} : { publishableKey }), price: await priceOf(deps, wanted) });
  },
});

/** The price with the day of the second payment, and with the price of AI calls. */
async function priceOf({ db, clock }: BillingDeps, wanted: WantedSubscription): Promise<SubscriptionPrice> {
  const price = firstPrice(wanted, clock());
  return db.reading({ as: 'platform' }, async (tx) => ({ ...price, aiPrice: await aiPriceOf(tx, await planTerms(tx, wanted.planId)) }));
}

/**
 * Connects the attempt with the subscription at the provider. While the provider answered, another attempt may have taken its place: this
 * one then ends there, because its payment would reach no tenant.
 */
async function storeAttempt(
  change: Change,
  { key, tenantId, planId }: WantedSubscription,
  { providerId, customerId }: StartedSubscription,
  isOwnLedger: boolean,
): Promise<'stored' | 'replaced'> {
  const { tx } = change;
  await lockTenant(tx, tenantId);
  const kept = await tx.subscription.findUnique({ where: { tenantId }, select: { terms: true, providerId: true } });
  if (kept?.providerId !== providerId && `${tenantId}:${attemptOf(kept?.terms)}` !== key) {
    endAtProvider(change, tenantId, providerId);
    return 'replaced';
  }
  await writeSubscription(change, tenantId, { providerId }, { planId, status: 'incomplete' });
  await withPlatformRights(tx, async () => {
    if (customerId !== undefined) await tx.tenant.updateMany({ where: { id: tenantId }, data: { paymentCustomerId: customerId } });
    await applyWaitingReports(change, isOwnLedger);
  });
  return 'stored';
}

async function lockTenant(tx: Tx, tenantId: string): Promise<void> {
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
}

function endAtProvider(change: Change, tenantId: string, providerId: string): void {
  change.effect('billing.cancel', `billing.cancel:${providerId}`, { providerId }, tenantId);
}

type Prepared = WantedSubscription | 'nothing to pay';

async function prepareSubscription(change: Change, input: CreateSubscription): Promise<Outcome<Prepared, StartRefusal>> {
  const { tx, caller } = change;
  const tenantId = input.tenant ?? (await newestTenantOf(tx, caller));
  if (tenantId === undefined) return refused('NotFound', billingTexts.noTenant);
  const refusal = authorize('billing.subscribe', caller, { tenantId });
  if (refusal !== undefined) return refusal;
  if ((await tx.tenant.count({ where: { id: tenantId } })) === 0) return refused('NotFound', accessTexts.notFound);
  await lockTenant(tx, tenantId);
  await withPlatformRights(tx, () => holdCurrency(tx));
  const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { planId: true, paymentCustomerId: true } });
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
  if (Number(terms.basePrice) === 0) return startFreePlan(change, tenantId, planId);
  const isSame =
    subscription?.status === 'incomplete' && subscription.planId === planId && boughtPlan(planId, subscription.terms).interval === interval;
  // A coupon added later changes the price, and therefore starts another attempt.
  const running = isSame && (input.couponCode === undefined || subscription.couponId !== null) ? attemptOf(subscription.terms) : undefined;
  const attempt = running ?? change.newId();
  if (running === undefined) {
    await writeAttempt(change, tenantId, planId, { ...terms, attempt }, subscription?.providerId ?? null);
    const unpaid = subscription?.status === 'incomplete' ? subscription.couponId : null;
    if (unpaid !== null) await releaseCoupon(change, tenantId, unpaid);
  }
  if (running === undefined && input.couponCode !== undefined) {
    const redeemed = await redeemCoupon(change, { code: input.couponCode, planId, tenantId });
    if (!redeemed.ok) return redeemed;
  }
  const { taxPercent, taxNamed } = await withPlatformRights(tx, () => readTenantRules(tx, tenantId));
  return done({
    key: `${tenantId}:${attempt}`,
    tenantId,
    planId,
    planName: plan.name,
    price: interval === 'year' ? (terms.annualPrice ?? terms.basePrice) : terms.basePrice,
    interval,
    customer: await readBuyer(tx, tenantId),
    customerId: tenant.paymentCustomerId,
    discount: await discountOfAttempt(tx, tenantId),
    taxPercent,
    taxNamed,
  });
}

/** The coupon of the attempt, whether it was redeemed now or by an earlier click. */
async function discountOfAttempt(tx: Tx, tenantId: string): Promise<Discount | null> {
  return discountOf(tx, await tx.subscription.findUniqueOrThrow({ where: { tenantId }, select: { couponId: true, couponUntil: true } }));
}

/** Choosing the free plan ends a trial. */
async function startFreePlan(change: Change, tenantId: string, planId: string): Promise<Outcome<'nothing to pay', never>> {
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
  await beginSubscription(change, tenantId, fresh);
  await withPlatformRights(change.tx, () => writeSubscription(change, tenantId, { upgrade: noUpgrade, couponUntil: null }));
  if (former !== null) endAtProvider(change, tenantId, former);
  touchTenant(change, tenantId);
  change.audit('billing.subscribe', { kind: 'tenant', id: tenantId, tenantId }, undefined, { planId, status: 'incomplete' });
}

function attemptOf(terms: unknown): string | undefined {
  const attempt: unknown = typeof terms === 'object' && terms !== null ? Reflect.get(terms, 'attempt') : undefined;
  return typeof attempt === 'string' ? attempt : undefined;
}
