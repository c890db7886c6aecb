import type Stripe from 'stripe';
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
      await changePrice(stripe, providerId, act, key);
  }
}

async function changePrice(
  stripe: Stripe,
  providerId: string,
  { cents, interval, planName, isNow }: Extract<ProviderAct, { readonly kind: 'price' }>,
  key: string,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(providerId);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('The subscription at the card service has no item.');
  const price = await stripe.prices.create(
    { currency: 'usd', unit_amount: cents, recurring: { interval }, product_data: { name: planName } },
    { idempotencyKey: `${key}:price` },
  );
  await stripe.subscriptions.update(
    providerId,
    {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: isNow ? 'always_invoice' : 'none',
      // A declined payment makes the subscription past due, and the grace period begins.
      payment_behavior: 'allow_incomplete',
    },
    { idempotencyKey: key },
  );
}

function secondsOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}
