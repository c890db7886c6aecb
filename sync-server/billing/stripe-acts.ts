import type Stripe from 'stripe';
import type { WantedUpgrade } from './payment-provider.ts';
import type { ProviderAct } from './provider-acts.ts';

/**
 * Sends an act to the card service. The key makes a repeated request the same act, even if its answer was lost: nothing is charged twice.
 * Events report the result.
 */
export async function actAtStripe(stripe: Stripe, providerId: string, act: ProviderAct, key: string): Promise<void> {
  const once = { idempotencyKey: key };
  switch (act.kind) {
    case 'cancel':
    case 'keep':
      await stripe.subscriptions.update(providerId, { cancel_at_period_end: act.kind === 'cancel' }, once);
      return;
    case 'pause':
      await stripe.subscriptions.update(providerId, { pause_collection: { behavior: 'void', resumes_at: secondsOf(act.resumesAt) } }, once);
      return;
    case 'resume': {
      const moved = act.periodEnd === null ? {} : ({ trial_end: secondsOf(act.periodEnd), proration_behavior: 'none' } as const);
      await stripe.subscriptions.update(providerId, { pause_collection: '', ...moved }, once);
      return;
    }
    case 'price':
      await changeItemPrice(stripe, providerId, { ...act, priceCents: act.cents, isUpgrade: false }, key);
  }
}

interface WantedPrice extends Omit<WantedUpgrade, 'planId'> {
  readonly planId?: string | undefined;
  /** The difference is invoiced at once, and the price waits for its payment. Otherwise the price applies from the next period. */
  readonly isUpgrade: boolean;
}

export async function changeItemPrice(
  stripe: Stripe,
  providerId: string,
  { priceCents, interval, planName, planId, isUpgrade }: WantedPrice,
  key: string,
): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(providerId);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('The subscription at the card service has no item.');
  const product = { product_data: { name: planName }, ...(planId === undefined ? {} : { metadata: { planId } }) };
  const price = await stripe.prices.create(
    { currency: 'usd', unit_amount: priceCents, recurring: { interval }, ...product },
    { idempotencyKey: `${key}:price` },
  );
  const payment = isUpgrade
    ? ({ proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete' } as const)
    : ({ proration_behavior: 'none' } as const);
  return stripe.subscriptions.update(
    providerId,
    { items: [{ id: item.id, price: price.id }], ...payment, expand: ['latest_invoice.confirmation_secret'] },
    { idempotencyKey: key },
  );
}

function secondsOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}
