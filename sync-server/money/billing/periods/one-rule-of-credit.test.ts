import { expect, test } from 'vitest';
import { wholeDays } from '#server/money/billing/stripe/stripe-actions.ts';
import { prorate } from '#server/money/billing/terms/billing-period.ts';
import { createStripeWorld } from '#server/testing/stripe/stripe-world.ts';

const begin = Date.parse('2026-04-01T09:30:00Z');
const daySeconds = 86_400;

/** Cents that the card service asks for an upgrade of a subscription of 30 days, at a moment after its begin. */
function atStripe(before: number, after: number, seconds: number): number {
  const world = createStripeWorld(() => new Date(begin));
  const ask = (path: string, form: Record<string, string>) => {
    const { status, body } = world.answer('POST', `/v1/${path}`, new URLSearchParams(form));
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return Object(body);
  };
  const customer = ask('customers', { 'metadata[tenantId]': 't' }).id;
  const price = ask('prices', { currency: 'usd', unit_amount: String(before), 'recurring[interval]': 'month', product: 'prod_1' }).id;
  const { id, items } = ask('subscriptions', { customer, 'items[0][price]': price });
  const [item] = items.data;
  const quotedAt = new Date(begin + seconds * 1000).toISOString();
  const quoted = {
    subscription: id,
    'subscription_details[items][0][id]': item.id,
    'subscription_details[items][0][price_data][currency]': 'usd',
    'subscription_details[items][0][price_data][product]': 'prod_1',
    'subscription_details[items][0][price_data][recurring][interval]': 'month',
    'subscription_details[items][0][price_data][unit_amount]': String(after),
    'subscription_details[proration_behavior]': 'always_invoice',
    'subscription_details[proration_date]': String(wholeDays(item, quotedAt)),
  };
  expect(world.faults()).toEqual([]);
  return ask('invoices/create_preview', quoted).amount_due;
}

function inOwnLedger(before: number, after: number, seconds: number): number {
  const period = { start: new Date(begin), end: new Date(begin + 30 * daySeconds * 1000) };
  return prorate(before, after, period, new Date(begin + seconds * 1000));
}

test.each([
  [4900, 9900, 0],
  [4900, 9900, 1],
  [4900, 9900, daySeconds - 1],
  [4900, 9900, daySeconds],
  [4999, 19_999, 7.3 * daySeconds],
  [2999, 4999, 11.9 * daySeconds],
  [1, 2, 15 * daySeconds],
  [333, 1000, 17.01 * daySeconds],
  [0, 19_900, 22.5 * daySeconds],
  [4900, 9900, 29.999 * daySeconds],
])(
  'an upgrade from %i to %i cents, %d seconds into the period, costs the same at Stripe and in our own ledger',
  (before, after, seconds) => {
    expect(inOwnLedger(before, after, seconds)).toBe(atStripe(before, after, Math.floor(seconds)));
  },
);

test('a cent is not made by rounding: the credit and the charge are rounded apart, as on two lines', () => {
  // Half of 333 is 166.5 and half of 1000 is 500: 500 - 167.
  expect(inOwnLedger(333, 1000, 15 * daySeconds)).toBe(333);
});
