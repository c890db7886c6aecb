import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planChangeTexts } from '#contract/money/billing.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { applyTaxRate } from '#server/money/billing/payments/apply-tax-rate.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { cancelSubscription, keepSubscription } from '#server/money/billing/subscription/cancel-subscription.ts';
import { changePlan } from '#server/money/billing/subscription/change-plan.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60_000;
const begin = new Date('2026-04-01T00:00:00Z');
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let plans: Readonly<Record<'small' | 'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  plans = {
    small: await plan('Small', '19.00'),
    professional: await plan('Professional', '49.00'),
    enterprise: await plan('Enterprise', '199.00'),
  };
});
afterAll(() => office.close());
beforeEach(async () => {
  // A running clock would begin the period seconds later, and leave a 16th day to the one that tests count from.
  office.stopClock(begin);
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
  await office.sql('delete from payment_objects');
});
afterEach(async () => {
  await office.sql(`delete from platform_settings where key = 'billing'`);
  await stripe.close();
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql(
    'insert into plans (id, name, base_price, annual_price) values ($1::uuid, $2, $3::text, ($3::text::numeric * 10)::text)',
    [id, name, price],
  );
  return id;
}

const deps = () => ({ ...office.services, payments });
async function sendAll(): Promise<void> {
  const { db, clock } = office.services;
  const run = { db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 };
  while ((await runDueEffects(run)) > 0);
  await reconcilePayments(deps());
}
async function coupon(type: string, value: string, planIds: readonly string[]): Promise<string> {
  const code = `LONG-${randomUUID()}-CODE`;
  await office.sql(
    `insert into coupons (id, code, name, type, value, applicable_plans)
     values (gen_random_uuid(), $1::text, $1::text, $2::coupon_type, $3, string_to_array($4::text, ',')::uuid[])`,
    [code, type, value, planIds.join(',')],
  );
  return code;
}
async function subscribe(type: string, value: string, planIds: readonly string[]): Promise<void> {
  const couponCode = await coupon(type, value, planIds);
  expect(await performOperation(createSubscription, deps(), admin.caller, { couponCode })).toMatchObject({ ok: true });
  const [first] = stripe.world.list('invoices');
  const setup = stripe.world.list('subscriptions')[0]?.pending_setup_intent;
  if (typeof setup === 'string' && type === 'free_trial') stripe.world.confirmSetup(setup);
  else stripe.world.pay(first?.id ?? '');
  await sendAll();
}
const atDay = (days: number): void => office.stopClock(new Date(begin.getTime() + days * dayMs));
const preview = async (planId: string, interval: 'month' | 'year' = 'month') => {
  const previewed = await performOperation(previewPlanChange, deps(), admin.caller, { planId, interval });
  return Object(previewed.ok ? previewed.value : previewed);
};
async function change(planId: string, interval: 'month' | 'year' = 'month'): Promise<void> {
  const { amountDueCents, priceCents, quotedAt } = await preview(planId, interval);
  const quoted = quotedAt === undefined ? {} : { quotedAt };
  const wanted = { planId, interval, amountDueCents, priceCents, ...quoted };
  const changed = await performOperation(changePlan, deps(), admin.caller, wanted);
  expect(changed).toMatchObject({ ok: true, value: { waitingPlanName: null } });
  await sendAll();
}
async function renewAtDay(days: number): Promise<void> {
  // The card service renews some minutes after the end of the period.
  atDay(days + 0.01);
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await sendAll();
}
const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
/** Amounts of our own invoices, and the sum of the lines of each. */
const booked = async () => {
  const rows = await office.sql<{ amount: number; lines: number }>(
    `select (amount::numeric * 100)::int as amount,
       (select sum((line ->> 'amount')::numeric * 100)::int from jsonb_array_elements(lines) line) as lines
     from invoices where tenant_id = $1::uuid and status = 'paid' order by created_at, number`,
    [tenant.id],
  );
  expect(rows.map(({ lines }) => lines)).toEqual(rows.map(({ amount }) => amount));
  return rows.map(({ amount }) => amount);
};
const price = async () => {
  const shown = await preview((await planOfTenant()) ?? '');
  return shown.priceCents;
};
const planOfTenant = async () => {
  const [row] = await office.sql<{ id: string }>('select plan_id as id from subscriptions where tenant_id = $1::uuid', [tenant.id]);
  return row?.id;
};

describe('[R-COUP-10] an upgrade in mid-period at the card service', () => {
  const both = () => [plans.professional, plans.enterprise];
  const one = () => [plans.professional];
  // 15 of 30 days are left: half of 199.00 less its discount, minus half of what was paid.
  test.each([
    ['percentage', '10', one, 4410, 7745, 19_900],
    ['percentage', '10', both, 4410, 6750, 17_910],
    ['fixed_amount', '10.00', one, 3900, 8000, 19_900],
    ['fixed_amount', '10.00', both, 3900, 7500, 18_900],
    ['fixed_amount', '60.00', both, 0, 6950, 13_900],
  ])('%s %s: preview, charge, and books agree to the cent', async (type, value, planIds, paid, due, renewed) => {
    await subscribe(type, value, planIds());
    atDay(15);
    expect(await preview(plans.enterprise)).toMatchObject({ kind: 'upgrade', amountDueCents: due, priceCents: renewed });
    await change(plans.enterprise);
    await renewAtDay(30);
    // An invoice of nothing is paid without a charge.
    expect(charged()).toEqual([paid, due, renewed].filter((cents) => cents !== 0));
    expect(await booked()).toEqual([paid, due, renewed]);
    expect(await price()).toBe(renewed);
  });

  test('free months: the upgrade in the trial is free, and the first payment is the full price', async () => {
    await subscribe('free_trial', '60', one());
    atDay(15);
    expect(await preview(plans.enterprise)).toMatchObject({ kind: 'upgrade', amountDueCents: 0, priceCents: 19_900 });
    await change(plans.enterprise);
    expect([await planOfTenant(), charged().filter((cents) => cents !== 0)]).toEqual([plans.enterprise, []]);
    await renewAtDay(60);
    expect(charged().filter((cents) => cents !== 0)).toEqual([19_900]);
    expect((await booked()).filter((cents) => cents !== 0)).toEqual([19_900]);
  });

  test.each(['percentage', 'fixed_amount'])('%s: with tax, at a second that divides nothing evenly', async (type) => {
    await office.sql(
      `insert into platform_settings (key, value)
       values ('billing', '{"gracePeriodDays": 15, "firstReminderDays": 5, "finalReminderDays": 1, "taxPercent": 8.1}')`,
    );
    await applyTaxRate(deps());
    await subscribe(type, '12.35', one());
    atDay(12.300_752_314_8);
    const { amountDueCents } = await preview(plans.enterprise);
    await change(plans.enterprise);
    expect([charged()[1], (await booked())[1]]).toEqual([amountDueCents, amountDueCents]);
  });

  test('a card that is declined leaves the discount, and the next attempt charges what was shown', async () => {
    await subscribe('percentage', '10', one());
    atDay(15);
    const { amountDueCents, quotedAt } = await preview(plans.enterprise);
    stripe.world.useCard('declined');
    const wanted = { planId: plans.enterprise, amountDueCents, quotedAt };
    expect(await performOperation(changePlan, deps(), admin.caller, wanted)).toMatchObject({ message: planChangeTexts.upgradeDeclined });
    await sendAll();
    stripe.world.useCard('accepted');
    await renewAtDay(30);
    expect(charged()).toEqual([4410, 4410]);
    atDay(45);
    await change(plans.enterprise);
    expect(charged()).toEqual([4410, 4410, 7745]);
  });
});

describe('[R-COUP-10] a coupon of the Professional plan at the card service', () => {
  test('does not reduce a smaller plan, and reduces its own again after the return', async () => {
    await subscribe('fixed_amount', '10.00', [plans.professional]);
    await change(plans.small);
    await renewAtDay(30);
    await change(plans.professional);
    await renewAtDay(60);
    expect(charged()).toEqual([3900, 1900, 2000, 3900]);
    expect(await booked()).toEqual([3900, 1900, 2000, 3900]);
  });

  test('on a yearly plan: other plans pay in full, and its own plan pays twelve amounts less', async () => {
    await subscribe('fixed_amount', '10.00', [plans.professional]);
    await change(plans.enterprise, 'year');
    await renewAtDay(30);
    expect(charged()).toEqual([3900, 16_000, 199_000]);
    await change(plans.professional, 'year');
    await renewAtDay(395);
    expect(charged().at(-1)).toBe(37_000);
    await change(plans.professional, 'month');
    await renewAtDay(760);
    expect(charged().at(-1)).toBe(3900);
    expect(await booked()).toEqual([3900, 16_000, 199_000, 37_000, 3900]);
  });

  test('reduces the price of the plan, and not AI calls on the same invoice', async () => {
    await subscribe('percentage', '10', [plans.professional]);
    const customer = String(stripe.world.list('subscriptions')[0]?.customer);
    await payments.bill?.({ customer, cents: 2500, description: 'AI calls', isInvoicedNow: false, taxPercent: '0' }, 'billing.overage:1');
    await renewAtDay(30);
    expect(charged()).toEqual([4410, 6910]);
    expect(await booked()).toEqual([4410, 6910]);
  });
});

describe('[R-COUP-10] a plan that the platform owner assigns', () => {
  test('to a subscriber by the year: the amount of a year is not taken off each month', async () => {
    await subscribe('fixed_amount', '3.00', []);
    await change(plans.professional, 'year');
    await renewAtDay(30);
    const owner = await office.person('platform_owner');
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { planId: plans.small })).status).toBe(200);
    await sendAll();
    await renewAtDay(395);
    // The credit for the larger plan pays the month: 454.00 less 12 times 16.00.
    expect(charged()).toEqual([4600, 45_400]);
    expect(stripe.world.list('customers')[0]?.balance).toBe(1600 - (45_400 - 12 * 1600));
  });
});

describe('[R-COUP-09] a coupon of an attempt that expires unpaid', () => {
  test('can be used by the next attempt', async () => {
    const code = await coupon('percentage', '10', []);
    const start = () => performOperation(createSubscription, deps(), admin.caller, { couponCode: code });
    expect(await start()).toMatchObject({ ok: true });
    await sendAll();
    stripe.world.expire(stripe.world.list('subscriptions')[0]?.id ?? '');
    await sendAll();
    expect(await start()).toMatchObject({ ok: true });
    const uses = await office.sql('select usage_count from coupons where code = $1', [code]);
    expect(uses).toEqual([{ usage_count: 1 }]);
  });
});

describe('a planned downgrade at the card service', () => {
  test('ends with a cancellation, so that undoing it keeps plan and price together', async () => {
    await subscribe('percentage', '10', [plans.professional]);
    await change(plans.small);
    expect(await performOperation(cancelSubscription, deps(), admin.caller, { reason: 'unused' })).toMatchObject({ ok: true });
    await sendAll();
    expect(await performOperation(keepSubscription, deps(), admin.caller, {})).toMatchObject({ ok: true });
    await sendAll();
    await renewAtDay(30);
    expect([await planOfTenant(), charged()]).toEqual([plans.professional, [4410, 4410]]);
  });

  test('has to be taken back before an upgrade, which would credit the smaller price', async () => {
    await subscribe('percentage', '10', [plans.professional]);
    await change(plans.small);
    atDay(15);
    expect(await preview(plans.enterprise)).toMatchObject({ ok: false, code: 'Conflict', message: planChangeTexts.changeWaits });
    const refused = await performOperation(changePlan, deps(), admin.caller, { planId: plans.enterprise, amountDueCents: 9000 });
    expect(refused).toMatchObject({ ok: false, code: 'Conflict' });
    await change(plans.professional);
    await change(plans.enterprise);
    expect(charged()).toEqual([4410, 7745]);
  });
});
