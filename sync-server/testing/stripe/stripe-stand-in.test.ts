import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';
import { createStripeStore } from './stripe-store.ts';

const clock = () => new Date('2026-04-01T00:00:00Z');
let service: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  service = await startStripeStandIn(clock);
  stripe = new Stripe('sk_test_1', { telemetry: false, maxNetworkRetries: 0, ...service.address });
});
afterEach(() => service.close());

const answer = (method: string, path: string, text: string) => service.world.answer(method, `/v1/${path}`, new URLSearchParams(text));

test('refuses a parameter that this version of Stripe does not know, as Stripe does', () => {
  expect(answer('POST', 'subscriptions', 'customer=cus_1&coupon=SPRING')).toEqual({
    status: 400,
    body: { error: expect.objectContaining({ code: 'parameter_unknown', param: 'coupon', type: 'invalid_request_error' }) },
  });
  expect(answer('POST', 'prices', 'unit_amount=100')).toMatchObject({ body: { error: { code: 'parameter_missing', param: 'currency' } } });
});

test('answers an invoice as this version does: its secret only when asked, and its subscription in its parent', async () => {
  const customer = await stripe.customers.create({ metadata: { tenantId: 't' } });
  const price = await stripe.prices.create({ currency: 'usd', unit_amount: 4900, recurring: { interval: 'month' }, product: 'prod_1' });
  const plain = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  expect(plain.latest_invoice).toMatch(/^in_/);
  expect('current_period_end' in plain).toBe(false);
  const id = String(plain.latest_invoice);
  const invoice = await stripe.invoices.retrieve(id);
  expect(['subscription' in invoice, 'payment_intent' in invoice, 'confirmation_secret' in invoice]).toEqual([false, false, false]);
  expect(invoice.parent?.subscription_details?.subscription).toBe(plain.id);
  const { confirmation_secret: secret } = await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] });
  expect(secret?.client_secret).toMatch(/^pi_\w+_secret_/);
});

test('takes no object that Stripe would not answer, and sends no event that it does not know', () => {
  const store = createStripeStore(clock);
  expect(() => store.put('invoices', { id: 'in_1', subscription: 'sub_1' })).toThrow('parameter_unknown subscription');
  expect(() => store.put('subscriptions', { id: 'sub_1', status: 'running' })).toThrow('parameter_invalid status');
  const customer = store.put('customers', { id: 'cus_1' });
  expect(() => store.tell('customer.paused', customer)).toThrow('declares no CustomerPausedEvent');
  expect(() => store.tell('invoice.paid', customer)).toThrow('Stripe does not');
});

test('a request that the stand-in does not know fails the test at its end', async () => {
  const other = await startStripeStandIn(clock);
  expect(other.world.answer('GET', '/v1/topups', new URLSearchParams()).status).toBe(400);
  await expect(other.close()).rejects.toThrow('does not know the request GET topups');
});
