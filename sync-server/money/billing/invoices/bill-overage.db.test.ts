import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetAiCalls } from '#server/calculators/ai-usage/forget-ai-calls.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { billOverage } from './bill-overage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-04-01T09:00:00Z');
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;
let subscriptionId: string;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(start);
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  payments = createStripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    clock,
    address: stripe.address,
  });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});
afterEach(() => stripe.close());

async function subscribed(settings: object = {}, couponCode?: string): Promise<void> {
  const planId = randomUUID();
  await office.sql(`insert into plans (id, name, base_price, ai_calls_included, settings) values ($1::uuid, $1, '49.00', 100, $2::jsonb)`, [
    planId,
    JSON.stringify(settings),
  ]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, planId]);
  await office.sql('delete from payment_objects');
  await performOperation(createSubscription, deps(), admin.caller, couponCode === undefined ? {} : { couponCode });
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await reconcilePayments(deps());
  subscriptionId = stripe.world.list('subscriptions')[0]?.id ?? '';
}

const deps = () => ({ ...office.services, payments });
const call = (day: number, calls: number) =>
  office.sql(
    `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
     values (gen_random_uuid(), $1::uuid, $2::int, $3, $3::timestamptz + interval '1 day')`,
    [tenant.id, calls, new Date(Date.UTC(2026, 3, 1 + day))],
  );
const at = (days: number) => office.setClock(new Date(start.getTime() + days * dayMs));
const bill = () => billOverage(deps());
async function runEffects(): Promise<void> {
  const { db, clock } = office.services;
  await runDueEffects({ db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 });
}
const items = () => stripe.world.list('invoiceitems').map(({ amount }) => amount);
const invoiced = () => stripe.world.list('invoices').map((invoice) => invoice.amount_due);

describe('AI calls beyond the allowance of a subscription that the card service bills', () => {
  test('are on the invoice of the period once, although two processes bill, answers are lost and keys are forgotten', async () => {
    await subscribed();
    await call(3, 850);
    at(29);
    await bill();
    expect(items()).toEqual([]);
    // The period ends at 9:00 of this day.
    office.setClock(new Date('2026-05-01T00:05:00Z'));
    stripe.fail('lost');
    await Promise.all([bill(), bill()]);
    await runEffects();
    stripe.fail(null);
    stripe.forgetKeys();
    office.setClock(new Date('2026-05-01T00:20:00Z'));
    await reconcilePayments(deps());
    await runEffects();
    await bill();
    await runEffects();
    expect(items()).toEqual([750]);
    office.setClock(new Date('2026-05-01T09:00:00Z'));
    stripe.world.renew(subscriptionId);
    await reconcilePayments(deps());
    expect(invoiced()).toEqual([4900, 5650]);
    // A clock that is set back, and a month without calls.
    at(10);
    await bill();
    at(70);
    await bill();
    await runEffects();
    expect(items()).toEqual([750]);
  });

  test('cost at least the minimum and at most the cap, at the price of the plan if it has one', async () => {
    await subscribed({ aiPricePerCall: '0.025' });
    await call(2, 101);
    await call(35, 1100);
    await call(65, 100_000);
    for (const day of [31, 61, 91]) {
      at(day);
      await bill();
      await runEffects();
    }
    expect(items()).toEqual([500, 2500, 10_000]);
  });

  test('are not billed for a free trial, in which calls above the allowance are refused', async () => {
    await office.sql(
      `insert into coupons (id, code, name, type, value, free_trial_days) values ($1::uuid, 'FREE', 'Free', 'free_trial', '62', 62)`,
      [randomUUID()],
    );
    await subscribed({}, 'FREE');
    // May 2 and June 1 are in one month before June 2, when the trial ends, but not in one span of 30 days.
    await call(31, 100);
    await call(61, 100);
    at(62);
    stripe.world.renew(subscriptionId);
    await reconcilePayments(deps());
    // A month after the trial: 850 calls are 750 above the allowance.
    await call(70, 850);
    at(93);
    await bill();
    await runEffects();
    expect(items()).toEqual([750]);
  });

  test('are invoiced on their own when the subscription ends', async () => {
    await subscribed();
    await call(3, 850);
    at(20);
    stripe.world.cancel(subscriptionId);
    await reconcilePayments(deps());
    at(31);
    await bill();
    await bill();
    await runEffects();
    expect([items(), invoiced()]).toEqual([[750], [4900, 750]]);
  });
});

test('old AI calls are deleted after 90 days, and the totals of their days stay', async () => {
  await call(0, 2);
  for (const days of [0, 5])
    await office.sql(`insert into ai_calls (id, tenant_id, created_at) values (gen_random_uuid(), $1::uuid, $2)`, [
      tenant.id,
      new Date(start.getTime() + days * dayMs),
    ]);
  at(92);
  await forgetAiCalls(office.services);
  const count = async (table: string) =>
    (await office.sql<{ count: number }>(`select count(*)::int as count from ${table} where tenant_id = $1::uuid`, [tenant.id]))[0]?.count;
  expect([await count('ai_calls'), await count('ai_usage')]).toEqual([1, 1]);
});
