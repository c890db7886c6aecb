import type Stripe from 'stripe';

/**
 * Ids of the tax rates for a percentage, none for zero. A rate cannot be changed at the card service, so each percentage has its own. It is
 * found by its key, because the card service forgets idempotency keys after a day.
 */
export async function taxRatesAt(stripe: Stripe, percent: string): Promise<string[]> {
  if (Number(percent) === 0) return [];
  const key = `tax:${Number(percent)}`;
  for await (const { id, metadata } of stripe.taxRates.list({ active: true, limit: 100 })) if (metadata?.key === key) return [id];
  const made = await stripe.taxRates.create(
    { display_name: 'Tax', percentage: Number(percent), inclusive: false, metadata: { key } },
    { idempotencyKey: key },
  );
  return [made.id];
}
