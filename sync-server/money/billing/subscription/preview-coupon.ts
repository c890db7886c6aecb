import { billingTexts } from '#contract/money/billing.ts';
import { CouponPreview, couponTexts, PreviewCoupon, redemptionProblem } from '#contract/money/coupons.ts';
import { planTexts } from '#contract/money/plans.ts';
import { accessTexts } from '#contract/people/access.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { newestTenantOf } from '#server/core/access/own-tenant.ts';
import type { Tx } from '#server/core/data/database.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { findCoupon, refuseSecondCoupon } from '#server/money/coupons/redeem-coupon.ts';
import { discountBy, discountedCents, trialDaysOf } from '#server/money/subscriptions/discounted-price.ts';

/** Uses the same tenant and plan as subscribing would. Nothing is redeemed. */
export const previewCoupon = defineOperation({
  name: 'coupons.apply',
  id: 'previewCoupon',
  summary: 'Price of a plan with a coupon, before it is redeemed',
  input: PreviewCoupon,
  output: CouponPreview,
  object: 'loaded',
  rest: {
    method: 'GET',
    path: '/api/tenant/coupon-preview',
    example: { code: 'WELCOME10', planName: 'Professional', priceCents: 4900, discountedCents: 4410, freeTrialDays: 0 },
  },
  graphql: { query: 'couponPreview' },
  read: async ({ deps, caller }, input) => {
    const tenantId = input.tenant ?? (await deps.db.reading(scopeOf(caller), (tx) => newestTenantOf(tx, caller)));
    if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    const refusal = authorize('coupons.apply', caller, { tenantId });
    if (refusal !== undefined) return refusal;
    // Coupons belong to the platform: no tenant can read them.
    return deps.db.reading({ as: 'platform' }, (tx) => preview(tx, { ...input, tenantId }, deps.clock()));
  },
});

type PreviewRefusal = AccessRefusal['code'] | 'InputInvalid' | 'Conflict';

async function preview(
  tx: Tx,
  { code, planId: wanted, interval = 'month', tenantId }: PreviewCoupon & { readonly tenantId: string },
  now: Date,
): Promise<Outcome<CouponPreview, PreviewRefusal>> {
  const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { planId: true } });
  if (tenant === null) return refused('NotFound', accessTexts.notFound);
  const planId = wanted ?? tenant.planId ?? undefined;
  const plan = planId === undefined ? null : await tx.plan.findUnique({ where: { id: planId }, select: { id: true } });
  if (planId === undefined || plan === null) return refused('InputInvalid', planTexts.unknown);
  const { planName, basePrice, annualPrice } = await planTerms(tx, planId, interval);
  const price = interval === 'year' ? annualPrice : basePrice;
  if (price === undefined) return refused('InputInvalid', billingTexts.noYear, { interval: billingTexts.noYear });
  const coupon = await findCoupon(tx, code);
  if (coupon === null) return refused('NotFound', couponTexts.unknown);
  const subscription = await tx.subscription.findUnique({ where: { tenantId }, select: { couponId: true, status: true, planId: true } });
  // The attempt that is waiting for its payment already has the coupon, and gives its use back to an attempt for another plan.
  const isHeld = subscription?.status === 'incomplete' && subscription.couponId === coupon.id;
  if (!isHeld || subscription.planId !== planId) {
    const problem = redemptionProblem({ ...coupon, usageCount: coupon.usageCount - (isHeld ? 1 : 0) }, planId, now);
    if (problem !== undefined) return refused('Conflict', problem);
    const second = isHeld ? undefined : await refuseSecondCoupon(tx, tenantId, coupon.id);
    if (second !== undefined) return second;
  }
  const discount = discountBy(coupon, null);
  const priced = { planId, priceCents: centsOf(price), interval };
  return done({
    code: coupon.code,
    planName,
    priceCents: priced.priceCents,
    discountedCents: discountedCents(priced, discount),
    freeTrialDays: trialDaysOf(discount),
  });
}
