import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handledEvents } from '#server/money/billing/stripe/stripe-reports.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { settingsToChange } from './dashboard-settings.ts';
import { prepareEndpoint } from './webhook-endpoint.ts';

const address = 'https://calculators.example';
let service: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  service = await startStripeStandIn(() => new Date('2026-04-01T00:00:00Z'));
  stripe = new Stripe('sk_test_1', { telemetry: false, ...service.address });
});
afterEach(() => service.close());

const endpoints = () => service.world.list('webhook_endpoints');

test('creates the endpoint with the handled events and the pinned version, and tells its secret once', async () => {
  const { secret } = await prepareEndpoint(stripe, address);
  expect(secret).toMatch(/^whsec_/);
  expect(endpoints()).toMatchObject([
    { url: `${address}/api/payments/webhook`, api_version: Stripe.API_VERSION, enabled_events: handledEvents, status: 'enabled' },
  ]);
  expect(await prepareEndpoint(stripe, address)).toMatchObject({
    secret: undefined,
    sentences: [expect.stringContaining('as it should be')],
  });
  expect(endpoints()).toHaveLength(1);
});

test('gives an endpoint the events that it lacks, and takes those that nobody follows', async () => {
  const url = `${address}/api/payments/webhook`;
  await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid', 'payout.paid'], api_version: Stripe.API_VERSION });
  await prepareEndpoint(stripe, address);
  expect(endpoints()).toMatchObject([{ enabled_events: handledEvents }]);
});

test('an endpoint of another version gets a successor, and is removed by the next run', async () => {
  const url = `${address}/api/payments/webhook`;
  await stripe.webhookEndpoints.create({ url, enabled_events: [...handledEvents], api_version: '2024-06-20' });
  expect((await prepareEndpoint(stripe, address)).secret).toMatch(/^whsec_/);
  expect(endpoints()).toHaveLength(2);
  await prepareEndpoint(stripe, address);
  expect(endpoints()).toMatchObject([{ api_version: Stripe.API_VERSION }]);
});

test('an endpoint of another server stays as it is', async () => {
  await stripe.webhookEndpoints.create({ url: 'https://other.example/hook', enabled_events: ['payout.paid'] });
  await prepareEndpoint(stripe, address);
  expect(endpoints()[0]).toMatchObject({ url: 'https://other.example/hook', enabled_events: ['payout.paid'] });
});

test('says in plain sentences what to change in the dashboard', async () => {
  service.world.configure({ card: false, tax: true, portal: true });
  expect(await settingsToChange(stripe)).toEqual([
    expect.stringContaining('Turn on cards'),
    expect.stringContaining('Turn off automatic tax'),
    expect.stringContaining('Customer portal'),
  ]);
  service.world.configure({ card: true, tax: false, portal: false });
  expect(await settingsToChange(stripe)).toEqual([]);
});
