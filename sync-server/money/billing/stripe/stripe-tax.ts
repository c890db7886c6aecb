import type Stripe from 'stripe';
import type { Tax, TaxName } from '#contract/money/taxes.ts';

/**
 * Ids of the tax rates for a percentage and the name of the tax, none for zero. A rate cannot be changed at the card service, so each
 * percentage and name has its own. It is found by its key, because the card service forgets idempotency keys after a day.
 */
export async function taxRatesAt(stripe: Stripe, { percent, named }: Tax): Promise<string[]> {
  if (Number(percent) === 0) return [];
  const key = ['tax', ...(named === undefined ? [] : [named.place, named.label]), Number(percent)].join(':');
  for await (const { id, metadata } of stripe.taxRates.list({ active: true, limit: 100 })) if (metadata?.key === key) return [id];
  const about = named === undefined ? { display_name: 'Tax' } : nameOf(named);
  const made = await stripe.taxRates.create(
    { ...about, percentage: Number(percent), inclusive: false, metadata: { key } },
    { idempotencyKey: key },
  );
  return [made.id];
}

function nameOf({ place, label }: TaxName) {
  const [country = '', state] = place.split('-');
  return {
    display_name: label,
    jurisdiction: place,
    country,
    ...(state === undefined ? {} : { state }),
  };
}
