import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { createDevice, type Device } from './bench/browser.ts';
import { people, signIn } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords, type ServerRecords } from './bench/server-records.ts';

const dayMs = 24 * 60 * 60 * 1000;
const ofBirch = `(select id from tenants where subdomain = 'birch')`;

/** Stripe.js of this journey: the bank asks a question, and the person says yes. */
const stripeJs = `window.Stripe = () => ({
  handleNextAction: async ({ clientSecret }) => {
    await window.answerBank(clientSecret);
    return { paymentIntent: { status: 'succeeded' } };
  },
});`;

/** A month is paid, and the bank asks about the payment of the next one. The card service is a stand-in on this machine. */
describe('a payment that the bank asks about', () => {
  let stripe: StripeStandIn;
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let page: Page;
  const time = { now: new Date(Date.now() - 31 * dayMs) };

  beforeAll(async () => {
    stripe = await startStripeStandIn(() => time.now);
    const { host, port } = stripe.address;
    server = await startServer({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_ADDRESS: `http://${host}:${port}`,
    });
    records = openRecords(server);
    const { customer, id } = paidSubscription();
    time.now = new Date();
    stripe.world.useCard('confirmed');
    stripe.world.renew(id);
    await records.query(`update tenants set payment_customer_id = $1 where subdomain = 'birch'`, [customer]);
    const terms = { planName: 'Professional', basePrice: '49.00', aiCallsIncluded: 1000 };
    await records.query(
      `insert into subscriptions (tenant_id, plan_id, status, terms, provider_id, current_period_end)
       values (${ofBirch}, (select plan_id from tenants where subdomain = 'birch'), 'active', $1, $2, now() - interval '1 day')`,
      [terms, id],
    );
    device = createDevice();
    page = await device.open();
    await signIn(page, server.url, people.birchAdmin);
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
    await stripe.close();
  });

  const ask = (path: string, form: Readonly<Record<string, string>>) =>
    Object(stripe.world.answer('POST', `/v1/${path}`, new URLSearchParams(form)).body);

  function paidSubscription(): { readonly customer: string; readonly id: string } {
    const { id: customer } = ask('customers', { 'metadata[tenantId]': 'birch' });
    const { id: price } = ask('prices', { currency: 'usd', unit_amount: '4900', 'recurring[interval]': 'month', product: 'prod_1' });
    const { id } = ask('subscriptions', { customer, 'items[0][price]': price });
    stripe.world.pay(String(stripe.world.list('invoices').at(-1)?.id));
    return { customer, id };
  }

  /** The server reads the card service at once, instead of within five minutes. */
  async function untilRead(status: string): Promise<void> {
    const read = async () => {
      await records.query('update scheduled_jobs set next_at = now()');
      const [row] = await records.query<{ status: string }>(`select status::text from subscriptions where tenant_id = ${ofBirch}`);
      return row?.status;
    };
    await expect.poll(read, { timeout: 60_000, interval: 1000 }).toBe(status);
  }

  it('is told on the account, and confirmed there with Pay Now', async () => {
    await untilRead('past_due');
    await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: stripeJs }));
    const secrets: string[] = [];
    await page.exposeFunction('answerBank', (clientSecret: string) => {
      secrets.push(clientSecret);
      time.now = new Date();
      stripe.world.pay(String(stripe.world.list('invoices').at(-1)?.id));
    });
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await page.getByText('Your bank asks you to confirm the payment of an invoice').waitFor();
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await page.getByText('Payment confirmed').first().waitFor();
    expect(secrets).toEqual([expect.stringMatching(/^pi_\w+_secret_/)]);
    await untilRead('active');
    await page.goto(`${server.url}/customer-portal?tab=account`);
    await page.getByRole('region', { name: 'Current plan' }).waitFor();
    await expect.poll(() => page.getByText('Your bank asks you').count()).toBe(0);
    expect(stripe.world.list('charges')).toHaveLength(2);
    expect(device.drainViolations()).toEqual([]);
  });
});
