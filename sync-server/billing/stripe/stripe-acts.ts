import type Stripe from 'stripe';
import type { WantedUpgrade } from '../provider/payment-provider.ts';
import type { PriceAct, ProviderAct } from '../provider/provider-acts.ts';
import { discountsAt } from './stripe-coupon.ts';
import { releaseSchedule, schedulePrice, taxSchedule } from './stripe-schedule.ts';
import { taxRatesAt } from './stripe-tax.ts';

interface Sent {
  readonly key: string;
  readonly now: Date;
}

/**
 * Sends an act to the card service. The key makes a repeated request the same act, even if its answer was lost: nothing is charged twice.
 * Events report the result.
 */
export async function actAtStripe(stripe: Stripe, providerId: string, act: ProviderAct, { key, now }: Sent): Promise<void> {
  const once = { idempotencyKey: key };
  const subscription = await stripe.subscriptions.retrieve(providerId);
  if (act.kind === 'tax') return changeTax(stripe, subscription, act.percent, key);
  const interval = subscription.items.data[0]?.price.recurring?.interval;
  if (act.kind === 'price' && interval !== undefined && interval !== act.interval) return planInterval(stripe, subscription, act, key);
  await releaseSchedule(stripe, subscription);
  switch (act.kind) {
    case 'cancel': {
      const { restored, resumedUntil } = act;
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
      const { periodEnd } = act;
      const isLate = periodEnd !== null && isOver(periodEnd, now);
      const moved = isLate ? beginNow : periodEnd === null ? {} : paidUntil(periodEnd);
      await stripe.subscriptions.update(providerId, { pause_collection: '', ...moved }, { idempotencyKey: isLate ? `${key}:now` : key });
      return;
    }
    case 'price':
      await changeItemPrice(stripe, providerId, { ...act, priceCents: act.cents, isUpgrade: false }, key);
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

async function changeTax(stripe: Stripe, subscription: Stripe.Subscription, percent: string, key: string): Promise<void> {
  const rates = await taxRatesAt(stripe, percent);
  if (await taxSchedule(stripe, subscription, rates, key)) return;
  const wanted = { default_tax_rates: rates.length === 0 ? ('' as const) : rates };
  await stripe.subscriptions.update(subscription.id, wanted, { idempotencyKey: key });
}

async function planInterval(stripe: Stripe, subscription: Stripe.Subscription, act: PriceAct, key: string): Promise<void> {
  const price = await createPrice(stripe, { ...act, priceCents: act.cents }, key);
  const discounts = await discountsAt(stripe, act.off);
  await schedulePrice(stripe, subscription, { price: price.id, interval: act.interval, discounts }, key);
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
  const price = await createPrice(stripe, wanted, key);
  const discounts = await discountsAt(stripe, wanted.off);
  const payment = wanted.isUpgrade
    ? ({ proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete', ...prorationDate(wanted.quotedAt) } as const)
    : ({ proration_behavior: 'none' } as const);
  return stripe.subscriptions.update(
    providerId,
    {
      items: [{ id: item.id, price: price.id }],
      ...payment,
      ...(discounts === undefined ? {} : { discounts }),
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: key },
  );
}

function createPrice(stripe: Stripe, { priceCents, interval, planName, planId }: Omit<WantedPrice, 'isUpgrade'>, key: string) {
  const product = { product_data: { name: planName }, ...(planId === undefined ? {} : { metadata: { planId } }) };
  return stripe.prices.create(
    { currency: 'usd', unit_amount: priceCents, recurring: { interval }, ...product },
    { idempotencyKey: `${key}:price` },
  );
}

function prorationDate(quotedAt: string | undefined) {
  return quotedAt === undefined ? {} : { proration_date: secondsOf(quotedAt) };
}

export function secondsOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}
