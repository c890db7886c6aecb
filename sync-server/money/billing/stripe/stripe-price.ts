import Stripe from 'stripe';
import { platformCurrency } from '#contract/values/amounts/currency.ts';

interface WantedPrice {
  /** Absent in requests of earlier versions. */
  readonly planId?: string | undefined;
  readonly planName: string;
  readonly cents: number;
  readonly interval: 'month' | 'year';
}

/**
 * The one price of a plan for an interval, a currency, and an amount, found by its lookup key. A price cannot be changed at the card
 * service, so a plan that gets another amount gets another price, and running subscriptions keep theirs.
 */
export async function priceAt(stripe: Stripe, { planId, planName, cents, interval }: WantedPrice): Promise<string> {
  const currency = platformCurrency().toLowerCase();
  const key = `plan:${planId ?? planName}:${interval}:${currency}:${cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [known] = data;
  if (known !== undefined) return known.id;
  const made = await stripe.prices.create(
    {
      currency,
      unit_amount: cents,
      recurring: { interval },
      product: await productAt(stripe, planId ?? planName, planName),
      lookup_key: key,
      transfer_lookup_key: true,
      ...(planId === undefined ? {} : { metadata: { planId } }),
    },
    { idempotencyKey: key },
  );
  return made.id;
}

/** The product of a plan. Its id at the card service is that of the plan. */
async function productAt(stripe: Stripe, plan: string, name: string): Promise<string> {
  const id = `plan_${plan.replaceAll(/[^\w-]/g, '_')}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (fault) {
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError) || fault.code !== 'resource_missing') throw fault;
  }
  const made = await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` });
  return made.id;
}
