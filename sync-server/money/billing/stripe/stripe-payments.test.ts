import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStripePayments } from './stripe-payments.ts';

interface Asked {
  readonly call: string;
  readonly key: string | undefined;
  readonly form: URLSearchParams;
}

const asked: Asked[] = [];
let server: Server;
let port = 0;

/** Answers these calls as the service's reference documents them, and records the requests. */
const answers: Readonly<Record<string, readonly [status: number, body: unknown]>> = {
  'POST /v1/customers': [200, { id: 'cus_1', object: 'customer' }],
  'GET /v1/customers/search': [200, { object: 'search_result', data: [], has_more: false, url: '/v1/customers/search' }],
  'GET /v1/customers/cus_1/tax_ids': [200, { object: 'list', data: [], has_more: false, url: '/v1/customers/cus_1/tax_ids' }],
  'POST /v1/customers/cus_1/tax_ids': [200, { id: 'txi_1', object: 'tax_id' }],
  'GET /v1/prices': [200, { object: 'list', data: [], has_more: false, url: '/v1/prices' }],
  'POST /v1/products': [200, { id: 'plan_plan', object: 'product' }],
  'GET /v1/tax_rates': [200, { object: 'list', data: [], has_more: false, url: '/v1/tax_rates' }],
  'POST /v1/tax_rates': [200, { id: 'txr_1', object: 'tax_rate', percentage: 8.1, inclusive: false }],
  'POST /v1/prices': [200, { id: 'price_1', object: 'price' }],
  'POST /v1/coupons': [200, { id: 'coupon_1', object: 'coupon' }],
  'POST /v1/subscriptions': [
    200,
    {
      id: 'sub_1',
      object: 'subscription',
      latest_invoice: { id: 'in_1', confirmation_secret: { client_secret: 'pi_1_secret_x', type: 'payment_intent' } },
    },
  ],
  'GET /v1/subscriptions/sub_1': [
    200,
    {
      id: 'sub_1',
      object: 'subscription',
      schedule: null,
      items: { data: [{ id: 'si_1', price: { id: 'price_0', recurring: { interval: 'month' } } }] },
    },
  ],
  'POST /v1/subscriptions/sub_1': [200, { id: 'sub_1', object: 'subscription', pending_update: null }],
  'POST /v1/customers/cus_1': [200, { id: 'cus_1', object: 'customer' }],
  'DELETE /v1/subscriptions/sub_1': [200, { id: 'sub_1', object: 'subscription', status: 'canceled' }],
  'DELETE /v1/subscriptions/sub_gone': [
    404,
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' } },
  ],
  'DELETE /v1/subscriptions/sub_wrong': [400, { error: { type: 'invalid_request_error', code: 'parameter_invalid', message: 'Wrong' } }],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const call = `${request.method} ${new URL(request.url ?? '', 'http://localhost').pathname}`;
      const key = request.headers['idempotency-key'];
      asked.push({ call, key: typeof key === 'string' ? key : undefined, form: new URLSearchParams(text) });
      const [status, body] = answers[call] ?? [
        404,
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'Unknown call' } },
      ];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  port = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

const portOf = (address: string | AddressInfo | null): number => (typeof address === 'object' && address !== null ? address.port : 0);
const payments = () =>
  createStripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test',
    webhookSecret: 'whsec_1',
    clock: () => new Date('2026-03-01T00:00:00Z'),
    address: { host: '127.0.0.1', port, protocol: 'http' },
  });
const wanted = {
  key: 'tenant:attempt',
  tenantId: 'tenant',
  planId: 'plan',
  planName: 'Professional',
  price: '49.99',
  interval: 'month',
  customer: { tenantName: 'Northwind', email: 'bill@example.com', company: '', address: '1 Main Street\nSpringfield', taxId: '12-3456789' },
  customerId: null,
  taxPercent: '0',
  discount: null,
} as const;

test('asks for a monthly subscription that waits for its first payment, and answers its secret', async () => {
  expect(await payments().createSubscription(wanted)).toEqual({
    providerId: 'sub_1',
    clientSecret: 'pi_1_secret_x',
    customerId: 'cus_1',
  });
  const [customer, product, price, subscription] = [
    'POST /v1/customers/cus_1',
    'POST /v1/products',
    'POST /v1/prices',
    'POST /v1/subscriptions',
  ].map((call) => asked.find((request) => request.call === call));
  expect(Object.fromEntries(customer?.form ?? [])).toMatchObject({
    email: 'bill@example.com',
    name: 'Northwind',
    'address[line1]': '1 Main Street',
    'address[line2]': 'Springfield',
  });
  const taxId = asked.find(({ call }) => call === 'POST /v1/customers/cus_1/tax_ids');
  expect(Object.fromEntries(taxId?.form ?? [])).toEqual({ type: 'us_ein', value: '12-3456789' });
  expect(product?.form.get('name')).toBe('Professional');
  expect([price?.form.get('unit_amount'), price?.form.get('currency'), price?.form.get('recurring[interval]')]).toEqual([
    '4999',
    'usd',
    'month',
  ]);
  expect([subscription?.form.get('customer'), subscription?.form.get('items[0][price]')]).toEqual(['cus_1', 'price_1']);
  expect(subscription?.form.get('payment_behavior')).toBe('default_incomplete');
});

test('passes the coupon on: per cent or dollars for as long as the subscription lasts, or days before the first payment', async () => {
  const discount = { couponId: 'coupon', code: 'WELCOME10', type: 'percentage', value: '12.5', planIds: [] } as const;
  await payments().createSubscription({ ...wanted, discount });
  const taken = asked.find(({ call }) => call === 'POST /v1/coupons');
  expect([taken?.key, ...['percent_off', 'duration', 'name'].map((name) => taken?.form.get(name))]).toEqual([
    'coupon:coupon-p12_5',
    '12.5',
    'forever',
    'WELCOME10',
  ]);
  expect([taken?.form.get('id'), asked.at(-1)?.form.get('discounts[0][coupon]')]).toEqual(['coupon-p12_5', 'coupon-p12_5']);
  await payments().createSubscription({ ...wanted, discount: { ...discount, type: 'fixed_amount', value: '20.00' } });
  const amount = asked.findLast(({ call }) => call === 'POST /v1/coupons');
  expect([amount?.form.get('amount_off'), amount?.form.get('currency')]).toEqual(['2000', 'usd']);
  asked.length = 0;
  await payments().createSubscription({ ...wanted, discount: { ...discount, type: 'free_trial', value: '30' } });
  expect(asked.map(({ call }) => call)).not.toContain('POST /v1/coupons');
  expect(asked.at(-1)?.form.get('trial_period_days')).toBe('30');
});

test('sends an idempotency key with each request, so that a repeated request creates nothing twice', async () => {
  await payments().createSubscription(wanted);
  await payments().createSubscription(wanted);
  const made = ['POST /v1/customers', 'POST /v1/prices', 'POST /v1/subscriptions'];
  const keys = made.map((call) => asked.filter((request) => request.call === call).map(({ key }) => key));
  expect(keys).toEqual([
    ['customer:tenant', 'customer:tenant'],
    ['plan:plan:month:usd:4999', 'plan:plan:month:usd:4999'],
    ['tenant:attempt', 'tenant:attempt'],
  ]);
});

test('ends a subscription, treats a missing one as ended, and reports any other failure', async () => {
  await payments().cancelSubscription('sub_1');
  await payments().cancelSubscription('sub_gone');
  expect(asked.map(({ call }) => call)).toEqual(['DELETE /v1/subscriptions/sub_1', 'DELETE /v1/subscriptions/sub_gone']);
  await expect(payments().cancelSubscription('sub_wrong')).rejects.toThrow('Wrong');
});

test('each action of a person is one request under the key of its effect', async () => {
  const { sendAction, useCard } = payments();
  const forms = () => Object.fromEntries(asked.at(-1)?.form ?? []);
  await sendAction?.('sub_1', { kind: 'cancel' }, 'action:1');
  expect([asked.at(-1)?.key, forms()]).toEqual(['action:1', { cancel_at_period_end: 'true' }]);
  await sendAction?.('sub_1', { kind: 'keep' }, 'action:2');
  expect(forms()).toEqual({ cancel_at_period_end: 'false' });
  await sendAction?.('sub_1', { kind: 'pause' }, 'action:3');
  expect(forms()).toEqual({ 'pause_collection[behavior]': 'void' });
  await sendAction?.('sub_1', { kind: 'resume', periodEnd: '2026-03-11T00:00:00Z' }, 'action:4');
  expect(forms()).toEqual({ pause_collection: '', trial_end: '1773187200', proration_behavior: 'none' });
  await useCard?.({ customer: 'cus_1', card: 'pm_2', providerId: 'sub_1' }, 'card:1');
  expect([asked.at(-2)?.key, Object.fromEntries(asked.at(-2)?.form ?? [])]).toEqual([
    'card:1',
    { 'invoice_settings[default_payment_method]': 'pm_2' },
  ]);
  expect([asked.at(-1)?.call, asked.at(-1)?.key, forms()]).toEqual([
    'POST /v1/subscriptions/sub_1',
    'card:1:subscription',
    { default_payment_method: 'pm_2' },
  ]);
});

test('a pause whose last paid days are over meanwhile begins a new period, or ends the cancelled subscription', async () => {
  const { sendAction } = payments();
  const forms = () => Object.fromEntries(asked.at(-1)?.form ?? []);
  await sendAction?.('sub_1', { kind: 'resume', periodEnd: '2026-02-28T23:59:00Z' }, 'action:1');
  expect([asked.at(-1)?.key, forms()]).toEqual(['action:1:now', { pause_collection: '', trial_end: 'now', proration_behavior: 'none' }]);
  await sendAction?.('sub_1', { kind: 'cancel', resumedUntil: '2026-03-11T00:00:00Z' }, 'action:2');
  const paid = { cancel_at_period_end: 'true', pause_collection: '', trial_end: '1773187200', proration_behavior: 'none' };
  expect([asked.at(-1)?.key, forms()]).toEqual(['action:2', paid]);
  await sendAction?.('sub_1', { kind: 'cancel', resumedUntil: '2026-02-28T23:59:00Z' }, 'action:3');
  expect(asked.at(-1)?.call).toBe('DELETE /v1/subscriptions/sub_1');
});

test('an upgrade is invoiced at once and waits for its payment, and a smaller price holds from the next period on', async () => {
  const wantedUpgrade = { priceCents: 19_900, interval: 'month', planName: 'Enterprise', planId: 'plan_e' } as const;
  await payments().upgrade?.('sub_1', wantedUpgrade, 'action:5');
  const made = asked.find(({ call }) => call === 'POST /v1/prices');
  expect([made?.key, made?.form.get('unit_amount'), made?.form.get('metadata[planId]')]).toEqual([
    'plan:plan_e:month:usd:19900',
    '19900',
    'plan_e',
  ]);
  const [upgrade] = asked.slice(-1);
  const sent = ['proration_behavior', 'payment_behavior', 'items[0][price]'].map((name) => upgrade?.form.get(name));
  expect([upgrade?.key, ...sent]).toEqual(['action:5', 'always_invoice', 'pending_if_incomplete', 'price_1']);
  await payments().sendAction?.('sub_1', { kind: 'price', cents: 900, interval: 'month', planName: 'Small' }, 'action:6');
  expect(asked.at(-1)?.form.get('proration_behavior')).toBe('none');
});

test('a year is paid at once, and an amount that a coupon takes off each month is taken off twelve times', async () => {
  const discount = { couponId: 'coupon', code: 'OFF', type: 'fixed_amount', value: '2.00', planIds: ['plan'] } as const;
  await payments().createSubscription({ ...wanted, price: '490.00', interval: 'year', discount });
  const price = asked.find(({ call }) => call === 'POST /v1/prices');
  expect([price?.form.get('unit_amount'), price?.form.get('recurring[interval]')]).toEqual(['49000', 'year']);
  expect(asked.find(({ call }) => call === 'POST /v1/coupons')?.form.get('amount_off')).toBe('2400');
});

test('a tax rate becomes an exclusive tax rate at the card service and the default of the subscription', async () => {
  await payments().createSubscription({ ...wanted, taxPercent: '8.1' });
  const made = asked.find(({ call }) => call === 'POST /v1/tax_rates');
  expect([made?.key, Object.fromEntries(made?.form ?? [])]).toEqual([
    'tax:8.1',
    { display_name: 'Tax', percentage: '8.1', inclusive: 'false', 'metadata[key]': 'tax:8.1' },
  ]);
  const subscription = asked.find(({ call }) => call === 'POST /v1/subscriptions');
  expect(subscription?.form.get('default_tax_rates[0]')).toBe('txr_1');
});
