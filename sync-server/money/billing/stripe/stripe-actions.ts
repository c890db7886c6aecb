import type Stripe from 'stripe';
import type { Tax } from '#contract/money/taxes.ts';
import type { WantedUpgrade } from '#server/money/billing/provider/payment-provider.ts';
import type { PriceAction, ProviderAction } from '#server/money/billing/provider/provider-actions.ts';
import { discountsAt } from './stripe-coupon.ts';
import { priceAt } from './stripe-price.ts';
import { releaseSchedule, schedulePrice, taxSchedule } from './stripe-schedule.ts';
import { taxRatesAt } from './stripe-tax.ts';

interface Sent {
  readonly key: string;
  readonly now: Date;
}

/**
 * Sends an action to the card service. The key makes a repeated request the same action, even if its answer was lost: nothing is charged twice.
 * Events report the result.
 */
export async function sendActionToStripe(stripe: Stripe, providerId: string, action: ProviderAction, { key, now }: Sent): Promise<void> {
  const once = { idempotencyKey: key };
  const subscription = await stripe.subscriptions.retrieve(providerId);
  if (action.kind === 'tax') return changeTax(stripe, subscription, action, key);
  const interval = subscription.items.data[0]?.price.recurring?.interval;
  if (action.kind === 'price' && interval !== undefined && interval !== action.interval)
    return planInterval(stripe, subscription, action, key);
  await releaseSchedule(stripe, subscription);
  switch (action.kind) {
    case 'cancel': {
      const { restored, resumedUntil } = action;
      if (restored !== undefined)
        await changeItemPrice(stripe, providerId, { ...restored, priceCents: restored.cents, isUpgrade: false }, `${key}:restored`);
      const resumed = resumedUntil === undefined ? {} : { pause_collection: '' as const, ...paidUntil(resumedUntil) };
      if (resumedUntil !== undefined && isOver(resumedUntil, now)) await stripe.subscriptions.cancel(providerId);
      else await stripe.subscriptions.update(providerId, { cancel_at_period_end: true, ...resumed }, once);
      return;
    }
    case 'keep':
      await stripe.subscriptions.update(providerId, { cancel_at_period_end: false }, once);
      return;
    case 'pause':
      await stripe.subscriptions.update(providerId, { pause_collection: { behavior: 'void' } }, once);
      return;
    case 'resume': {
      const { periodEnd } = action;
      const isLate = periodEnd !== null && isOver(periodEnd, now);
      const moved = isLate ? beginNow : periodEnd === null ? {} : paidUntil(periodEnd);
      await stripe.subscriptions.update(providerId, { pause_collection: '', ...moved }, { idempotencyKey: isLate ? `${key}:now` : key });
      return;
    }
    case 'price':
      await changeItemPrice(stripe, providerId, { ...action, priceCents: action.cents, isUpgrade: false }, key);
  }
}

/** Makes the paid period end then. A trial until that time is how Stripe moves the end without a charge. */
function paidUntil(periodEnd: string) {
  return { trial_end: secondsOf(periodEnd), proration_behavior: 'none' } as const;
}

/** The next period begins at once. */
const beginNow = { trial_end: 'now', proration_behavior: 'none' } as const;

/** The request may reach the card service a minute later, which refuses an end in the past. */
function isOver(periodEnd: string, now: Date): boolean {
  return Date.parse(periodEnd) < now.getTime() + 60_000;
}

async function changeTax(stripe: Stripe, subscription: Stripe.Subscription, tax: Tax, key: string): Promise<void> {
  const rates = await taxRatesAt(stripe, tax);
  if (await taxSchedule(stripe, subscription, rates, key)) return;
  const wanted = { default_tax_rates: rates.length === 0 ? ('' as const) : rates };
  await stripe.subscriptions.update(subscription.id, wanted, { idempotencyKey: key });
}

async function planInterval(stripe: Stripe, subscription: Stripe.Subscription, action: PriceAction, key: string): Promise<void> {
  const price = await priceAt(stripe, action);
  const discounts = await discountsAt(stripe, action.off);
  await schedulePrice(stripe, subscription, { price, interval: action.interval, discounts }, key);
}

interface WantedPrice extends Omit<WantedUpgrade, 'planId'> {
  readonly planId?: string | undefined;
  /** The difference is invoiced at once, and the price waits for its payment. Otherwise the price applies from the next period. */
  readonly isUpgrade: boolean;
}

export async function changeItemPrice(stripe: Stripe, providerId: string, wanted: WantedPrice, key: string): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(providerId);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('The subscription at the card service has no item.');
  await releaseSchedule(stripe, subscription);
  const price = await priceAt(stripe, { ...wanted, cents: wanted.priceCents });
  const discounts = await discountsAt(stripe, wanted.off);
  const payment = wanted.isUpgrade
    ? ({
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        ...prorationDate(item, wanted.quotedAt),
      } as const)
    : ({ proration_behavior: 'none' } as const);
  return stripe.subscriptions.update(
    providerId,
    {
      items: [{ id: item.id, price }],
      ...payment,
      ...(discounts === undefined ? {} : { discounts }),
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: key },
  );
}

function prorationDate(item: Stripe.SubscriptionItem, quotedAt: string | undefined) {
  return quotedAt === undefined ? {} : { proration_date: wholeDays(item, quotedAt) };
}

const daySeconds = 24 * 60 * 60;

/** Seconds of the moment from which the rest of a period is counted: a day that has begun counts as left, as in our own ledger. */
export function wholeDays(
  { current_period_start: start, current_period_end: end }: Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>,
  quotedAt: string,
): number {
  const quoted = secondsOf(quotedAt);
  const counted = end - Math.ceil((end - quoted) / daySeconds) * daySeconds;
  // A moment before this period stays there, so that the card service refuses it.
  return quoted < start ? quoted : Math.max(start, counted);
}

export function secondsOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}
