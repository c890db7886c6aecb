import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';

let service: StripeStandIn;

beforeEach(async () => {
  service = await startStripeStandIn(() => new Date());
});
afterEach(() => service.close());

async function setUp(environment: Readonly<Record<string, string>>): Promise<readonly [number | null, string]> {
  const run = runScript('stripe-setup.ts', { databaseUrl: 'postgresql://unused@localhost/unused', environment });
  return [await run.ended, run.output().trim()];
}

test('prepares an account, prints the secret once, and says what to change', async () => {
  const { host, port } = service.address;
  const environment = {
    PUBLIC_URL: 'https://calculators.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_ADDRESS: `http://${host}:${port}`,
  };
  service.world.configure({ card: true, tax: true, portal: false });
  const [code, output] = await setUp(environment);
  const [endpoint] = service.world.list('webhook_endpoints');
  expect([code, endpoint?.api_version]).toEqual([2, Stripe.API_VERSION]);
  expect(output).toContain(`STRIPE_WEBHOOK_SECRET=whsec_${endpoint?.id}`);
  expect(output).toContain('Turn off automatic tax');
  service.world.configure({ card: true, tax: false, portal: false });
  const [again, repeated] = await setUp(environment);
  expect([again, repeated.includes('whsec_')]).toEqual([0, false]);
});

test('names a setting that is missing', async () => {
  expect(await setUp({ STRIPE_SECRET_KEY: '' })).toEqual([1, expect.stringContaining('STRIPE_SECRET_KEY is missing')]);
});
