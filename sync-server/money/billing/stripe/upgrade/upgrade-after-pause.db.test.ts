import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { planChangeTexts } from '#contract/money/billing.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { creditReasons, creditUnused } from '#server/money/billing/invoices/credit-unused.ts';
import { applyTaxRate } from '#server/money/billing/payments/apply-tax-rate.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { signatureHeader } from '#server/money/billing/stripe/signed-event.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { changePlan } from '#server/money/billing/subscription/change-plan.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { pauseSubscription, resumeSubscription } from '#server/money/billing/subscription/pause-subscription.ts';
import { previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60_000;
const begin = new Date('2026-04-01T00:00:00Z');
const plans = { professional: randomUUID(), enterprise: randomUUID() };
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  const add = 'insert into plans (id, name, base_price) values ($1::uuid, $2, $3)';
  await office.sql(add, [plans.professional, 'Professional', '49.00']);
  await office.sql(add, [plans.enterprise, 'Enterprise', '199.00']);
});
afterAll(() => office.close());
beforeEach(async () => {
  atDay(0);
  stripe = await startStripeStandIn(office.services.clock);
  await office.sql('delete from payment_objects');
  await useStripe();
});
afterEach(async () => {
  await office.sql(`delete from platform_settings where key = 'billing'`);
  await stripe.close();
});

const atDay = (days: number): void => office.stopClock(new Date(begin.getTime() + Math.round(days * dayMs)));
const deps = () => ({ ...office.services, payments });
async function newTenant(): Promise<void> {
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
}
async function useStripe(): Promise<void> {
  const { clock } = office.services;
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  await newTenant();
}
async function useOwnLedger(): Promise<void> {
  payments = office.services.payments;
  await newTenant();
}
async function sendAll(): Promise<void> {
  const { db, clock } = office.services;
  const run = { db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 };
  while ((await runDueEffects(run)) > 0);
  await reconcilePayments(deps());
}
/** The answers of the card service lead to further requests. */
async function sendAgain(): Promise<void> {
  await sendAll();
  await sendAll();
}
async function coupon(): Promise<string> {
  const code = `SPRING-${randomUUID().slice(0, 8)}`;
  const add = `insert into coupons (id, code, name, type, value, applicable_plans)
    values (gen_random_uuid(), $1::text, $1::text, 'percentage', '10', array[$2::uuid])`;
  await office.sql(add, [code, plans.professional]);
  return code;
}
/** Subscribes on April 1, and pauses from April 11 to 16: the month ends on May 6. */
async function subscribeAndPause(withCoupon = false): Promise<void> {
  const begun = await performOperation(createSubscription, deps(), admin.caller, withCoupon ? { couponCode: await coupon() } : {});
  expect(begun).toMatchObject({ ok: true });
  if (payments.isOwnLedger) {
    const { clientSecret } = Object(begun.ok ? begun.value : begun);
    const delivery = await payments.confirmPayment?.(clientSecret, 'accepted');
    const headers = { [signatureHeader]: delivery?.signature ?? '' };
    await fetch(`${office.url}/api/payments/webhook`, { method: 'POST', headers, body: delivery?.body ?? '' });
  } else stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await sendAgain();
  atDay(10);
  const paused = await performOperation(pauseSubscription, deps(), admin.caller, { resumesAt: new Date('2026-05-01').toISOString() });
  expect(paused).toMatchObject({ ok: true });
  await sendAgain();
  atDay(15);
  expect(await performOperation(resumeSubscription, deps(), admin.caller, {})).toMatchObject({ ok: true });
  await sendAgain();
}
async function preview() {
  const shown = await performOperation(previewPlanChange, deps(), admin.caller, { planId: plans.enterprise });
  expect(shown).toMatchObject({ ok: true, value: { kind: 'upgrade' } });
  return Object(shown.ok ? shown.value : shown);
}
async function upgrade() {
  const { amountDueCents, quotedAt } = await preview();
  const quoted = quotedAt === undefined ? {} : { quotedAt };
  return performOperation(changePlan, deps(), admin.caller, { planId: plans.enterprise, amountDueCents, ...quoted });
}
const planName = async () => {
  const rows = await office.sql<{ name: string }>(
    'select p.name from subscriptions s join plans p on p.id = s.plan_id where s.tenant_id = $1::uuid',
    [tenant.id],
  );
  return rows[0]?.name;
};
const booked = async () => {
  const rows = await office.sql<{ amount: string; end: Date }>(
    `select amount, period_end as end from invoices where tenant_id = $1::uuid and status = 'paid' order by created_at, number`,
    [tenant.id],
  );
  return rows.map(({ amount }) => amount);
};
const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
const statuses = () => stripe.world.list('invoices').map(({ status }) => status);
const priceThere = () => Object(stripe.world.list('subscriptions')[0]?.items).data[0].price.unit_amount;

// 15 of 30 days are left on April 21: half of 199.00 less half of what the present month costs, and the tax on that.
test.each([
  ['without a coupon', false, 0, 7500, ['49.00', '75.00']],
  ['with 10 % off the present plan', true, 0, 7745, ['44.10', '77.45']],
  ['with a tax of 8.1 %', false, 8.1, 8108, ['52.97', '81.08']],
])('an upgrade after a pause costs the difference for the rest of the moved month, %s', async (_, withCoupon, taxPercent, due, paid) => {
  const value = JSON.stringify({ gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1, taxPercent });
  await office.sql(`insert into platform_settings (key, value) values ('billing', $1::jsonb)`, [value]);
  for (const use of [useOwnLedger, useStripe]) {
    atDay(0);
    await use();
    await applyTaxRate(deps());
    await subscribeAndPause(withCoupon);
    atDay(20);
    expect((await preview()).amountDueCents).toBe(due);
    expect(await upgrade()).toMatchObject({ ok: true, value: { planName: 'Enterprise', waitingPlanName: null } });
    await sendAgain();
    expect([await planName(), await booked()]).toEqual(['Enterprise', paid]);
  }
  expect([charged().at(-1), priceThere()]).toEqual([due, 19_900]);
  atDay(35.01);
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await sendAgain();
  expect(await booked()).toEqual([...paid, taxPercent === 0 ? '199.00' : '215.12']);
});

test('the invoice of an upgrade after a pause pays for the days until the moved end', async () => {
  await subscribeAndPause();
  atDay(20);
  await upgrade();
  await sendAgain();
  const [last] = await office.sql<{ start: Date; end: Date }>(
    `select period_start as start, period_end as end from invoices where tenant_id = $1::uuid and amount = '75.00'`,
    [tenant.id],
  );
  expect([last?.start.toISOString(), last?.end.toISOString()]).toEqual(['2026-04-21T00:00:00.000Z', '2026-05-06T00:00:00.000Z']);
});

test('credit of the firm pays an upgrade after a pause first', async () => {
  await subscribeAndPause();
  atDay(20);
  // The tenant uses a plan that costs 20.00 less for half of the month.
  const unused = { since: office.services.clock(), reason: creditReasons.support, remainingCents: 2900, asCredit: true };
  await office.services.changes.run(admin.caller, async (change) => {
    await creditUnused(change, tenant.id, unused);
    return { ok: true, value: undefined };
  });
  await sendAgain();
  expect((await preview()).amountDueCents).toBe(6500);
  await upgrade();
  await sendAgain();
  expect([await planName(), charged()]).toEqual(['Enterprise', [4900, 6500]]);
});

test('an upgrade after a pause waits for the confirmation of the bank', async () => {
  await subscribeAndPause();
  atDay(20);
  stripe.world.useCard('confirmed');
  expect(await upgrade()).toMatchObject({
    ok: true,
    value: { planName: 'Professional', waitingPlanName: 'Enterprise', clientSecret: expect.stringContaining('_secret_') },
  });
  await sendAgain();
  expect([await planName(), priceThere(), charged()]).toEqual(['Professional', 4900, [4900]]);
  const mails = await office.sql('select 1 from mail_outbox where "to" = $1', [admin.email]);
  expect(mails).toEqual([]);
  atDay(20.1);
  stripe.world.pay(stripe.world.list('invoices').at(-1)?.id ?? '');
  await sendAgain();
  expect([await planName(), priceThere(), charged()]).toEqual(['Enterprise', 19_900, [4900, 7500]]);
});

test('an upgrade after a pause does not begin when the card is declined, owes nothing, and can be tried again', async () => {
  await subscribeAndPause();
  atDay(20);
  stripe.world.useCard('declined');
  expect(await upgrade()).toMatchObject({ ok: false, code: 'Conflict', message: planChangeTexts.upgradeDeclined });
  await sendAgain();
  expect([await planName(), priceThere(), charged(), statuses()]).toEqual(['Professional', 4900, [4900], ['paid', 'void']]);
  stripe.world.useCard('accepted');
  expect(await upgrade()).toMatchObject({ ok: true, value: { planName: 'Enterprise' } });
  await sendAgain();
  expect([await planName(), priceThere(), charged()]).toEqual(['Enterprise', 19_900, [4900, 7500]]);
});

test.each(['down', 'error', 'lost'] as const)('%s: an upgrade after a pause is charged once', async (failure) => {
  await subscribeAndPause();
  atDay(20);
  const { amountDueCents } = await preview();
  stripe.fail(failure);
  const wanted = { planId: plans.enterprise, amountDueCents };
  expect(await performOperation(changePlan, deps(), admin.caller, wanted)).toMatchObject({ value: { waitingPlanName: 'Enterprise' } });
  stripe.fail(null);
  stripe.forgetKeys();
  atDay(20.01);
  await reconcilePayments(deps());
  await sendAgain();
  await sendAgain();
  expect([await planName(), priceThere(), charged()]).toEqual(['Enterprise', 19_900, [4900, 7500]]);
});

test.each([
  ['a day', 20, 21.01],
  ['the end of the paid days', 34.5, 35.01],
])('an upgrade after a pause that nobody confirms is dropped after %s, and owes nothing', async (_, asked, later) => {
  await subscribeAndPause();
  atDay(asked);
  stripe.world.useCard('confirmed');
  expect(await upgrade()).toMatchObject({ ok: true, value: { waitingPlanName: 'Enterprise' } });
  await sendAgain();
  atDay(later);
  await sendAgain();
  await sendAgain();
  expect([await planName(), statuses().at(-1), charged()]).toEqual(['Professional', 'void', [4900]]);
  const waiting = await office.sql('select upgrade from subscriptions where tenant_id = $1::uuid', [tenant.id]);
  expect(waiting).toEqual([{ upgrade: {} }]);
});

test('an upgrade after a pause that is paid after the subscription has ended is credited', async () => {
  await subscribeAndPause();
  atDay(20);
  stripe.world.useCard('confirmed');
  await upgrade();
  stripe.world.cancel(stripe.world.list('subscriptions')[0]?.id ?? '');
  await sendAgain();
  stripe.world.pay(stripe.world.list('invoices').at(-1)?.id ?? '');
  await sendAgain();
  const notes = await office.sql(`select amount from invoices where tenant_id = $1::uuid and kind = 'credit_note'`, [tenant.id]);
  expect([await planName(), notes]).toEqual(['Professional', [{ amount: '-75.00' }]]);
});
