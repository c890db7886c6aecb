import { planChangeTexts, type SubscriptionState } from '#contract/money/billing.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { AccessRefusal } from '#server/core/access/authorize.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { knownTenant } from '#server/core/access/own-tenant.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import type { ProviderAction } from '#server/money/billing/provider/provider-actions.ts';
import { boughtPlan, readTerms } from '#server/money/subscriptions/bought-plan.ts';
import { discountOfPeriod } from '#server/money/subscriptions/discount-duration.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';
import { discountBy, discountedCents, monthsOf } from '#server/money/subscriptions/discounted-price.ts';
import { type SubscriptionWrite, writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { type BillingPeriod, periodAt } from './billing-period.ts';
import { readUpgrade } from './upgrade-terms.ts';

export type ManageRefusal = AccessRefusal['code'] | 'Conflict' | 'NotEnabled' | 'LimitReached' | 'InputInvalid';

/** A subscription locked until the commit, for a caller who may change it. */
export interface OpenSubscription {
  readonly tenantId: string;
  readonly planId: string;
  readonly pendingPlanId: string | null;
  readonly pendingInterval: string | null;
  readonly status: string;
  readonly terms: unknown;
  readonly resumesAt: Date | null;
  readonly pausedAt: Date | null;
  readonly readOnlySince: Date | null;
  readonly nextInvoiceAt: Date | null;
  readonly usageFrom: Date | null;
  readonly anchorDay: number | null;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly discount: Discount | null;
  /** An upgrade that waits for its payment; read with `readUpgrade`. */
  readonly upgrade: unknown;
  readonly period: BillingPeriod;
  /** Its id at the card service, if the card service bills it. */
  readonly billedBy: string | null;
}

interface Wanted {
  readonly tenant?: string | undefined;
}

/** The tenant in question. The operation has checked the permission; if no tenant is named, it is one that the caller administers. */
export async function billedTenant(
  change: Pick<Change, 'tx' | 'caller'>,
  { tenant }: Wanted,
): Promise<Outcome<string, AccessRefusal['code']>> {
  const tenantId = await knownTenant(change.tx, change.caller, tenant);
  if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
  return done(tenantId);
}

/** Locks the tenant and its subscription. */
export async function openSubscription(
  change: Change,
  payments: Pick<PaymentProvider, 'isOwnLedger'>,
  wanted: Wanted,
): Promise<Outcome<OpenSubscription, ManageRefusal>> {
  const tenant = await billedTenant(change, wanted);
  if (!tenant.ok) return tenant;
  const { tx, now } = change;
  await tx.$queryRaw`select 1 from tenants where id = ${tenant.value}::uuid for no key update`;
  const subscription = await tx.subscription.findUnique({ where: { tenantId: tenant.value } });
  if (subscription === null || !isRunning(subscription.status)) return refused('Conflict', planChangeTexts.noSubscription);
  const { currentPeriodEnd } = subscription;
  if (currentPeriodEnd === null) return refused('Conflict', planChangeTexts.noPeriod);
  const { status, anchorDay, readOnlySince } = subscription;
  const { interval } = boughtPlan(subscription.planId, subscription.terms);
  const period = periodAt(currentPeriodEnd, countedAt(subscription, now), monthsOf(interval), anchorDay);
  const billedBy = payments.isOwnLedger ? null : subscription.providerId;
  // The job has not invoiced the new period yet. A decision now would apply to it unpaid, or charge it twice.
  const isRenewing = billedBy === null && status !== 'paused' && readOnlySince === null && currentPeriodEnd <= now;
  if (isRenewing) return refused('Conflict', planChangeTexts.renewing);
  return done({ ...subscription, discount: await discountOf(tx, subscription), period, billedBy });
}

/** The moment from which the rest of a paid period is counted: no paid day passes during a pause, or while a subscription is read-only. */
export function countedAt(
  { pausedAt, readOnlySince }: { readonly pausedAt: Date | null; readonly readOnlySince: Date | null },
  now: Date,
): Date {
  return pausedAt ?? readOnlySince ?? now;
}

/**
 * True while a change is planned that an upgrade has to wait for: the card service already holds the price of the next period, and might
 * credit the rest of this one at that price.
 */
export function waitsForChange({ pendingPlanId, billedBy }: Pick<OpenSubscription, 'pendingPlanId' | 'billedBy'>): boolean {
  return billedBy !== null && pendingPlanId !== null;
}

/** True while the card service holds a change between month and year in a schedule, which a pause would cancel. */
export function waitsForInterval({
  planId,
  terms,
  pendingPlanId,
  pendingInterval,
  billedBy,
}: Pick<OpenSubscription, 'planId' | 'terms' | 'pendingPlanId' | 'pendingInterval' | 'billedBy'>): boolean {
  return billedBy !== null && pendingPlanId !== null && pendingInterval !== null && pendingInterval !== boughtPlan(planId, terms).interval;
}

interface Couponed {
  readonly couponId: string | null;
  readonly couponUntil: Date | null;
}

/** The coupon of a subscription, whether it still reduces a price or not. */
export async function discountOf(tx: Tx, { couponId, couponUntil }: Couponed): Promise<Discount | null> {
  if (couponId === null) return null;
  const coupon = await withPlatformRights(tx, () => tx.coupon.findUnique({ where: { id: couponId } }));
  return coupon === null ? null : discountBy(coupon, couponUntil);
}

/** Stores a person's decision with its audit record and the request to the card service, and returns the updated subscription. */
export async function storeDecision(
  change: Change,
  { tenantId, discount, billedBy }: OpenSubscription,
  type: string,
  data: SubscriptionWrite,
  record: Readonly<Record<string, string | number | boolean | null>>,
  action?: ProviderAction,
): Promise<Outcome<SubscriptionState, never>> {
  const { tx, now } = change;
  await withPlatformRights(tx, async () => {
    await writeSubscription(change, tenantId, data);
    await tx.billingEvent.create({ data: { id: change.newId(), tenantId, type, data: record, processedAt: now, createdAt: now } });
  });
  if (billedBy !== null && action !== undefined)
    change.effect('billing.act', `billing.act:${change.newId()}`, { providerId: billedBy, act: action }, tenantId);
  touchTenant(change, tenantId);
  change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, undefined, { type, ...record });
  return done(await subscriptionState(tx, tenantId, discount));
}

export async function subscriptionState(tx: Tx, tenantId: string, discount: Discount | null): Promise<SubscriptionState> {
  const { status, plan, planId, pendingPlan, terms, currentPeriodEnd, anchorDay, cancelAtPeriodEnd, resumesAt, upgrade } =
    await tx.subscription.findUniqueOrThrow({
      where: { tenantId },
      include: { plan: { select: { name: true } }, pendingPlan: { select: { name: true } } },
    });
  const waiting = readUpgrade(upgrade);
  const bought = boughtPlan(planId, terms);
  const { interval } = bought;
  const inForce = currentPeriodEnd === null ? discount : discountOfPeriod(discount, { currentPeriodEnd, anchorDay, interval });
  return {
    status,
    waitingPlanName: waiting === undefined ? null : (readTerms(waiting.terms).planName ?? null),
    clientSecret: waiting?.confirmation?.clientSecret ?? null,
    planName: plan.name,
    priceCents: discountedCents(bought, inForce),
    interval: bought.interval,
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
    resumesAt: resumesAt?.toISOString() ?? null,
    pendingPlanName: pendingPlan?.name ?? null,
  };
}
