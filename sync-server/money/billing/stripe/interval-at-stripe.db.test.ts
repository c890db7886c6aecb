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
import { pauseSubscription, resumeSubscription } from '#server/money/billing/subscription/pause-subscription.ts';
import { planChange, previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60_000;
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let plans: Readonly<Record<'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  plans = { professional: await plan('Professional', '49.00', '490.00'), enterprise: await plan('Enterprise', '199.00', '1990.00') };
});
afterAll(() => office.close());
beforeEach(async () => {
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
  office.setClock(new Date());
  await office.sql(`delete from platform_settings where key = 'billing'`);
  await stripe.close();
});

async function plan(name: string, price: string, annual: string): Promise<string> {
  const id = randomUUID();
  await office.sql('insert into plans (id, name, base_price, annual_price) values ($1::uuid, $2, $3, $4)', [id, name, price, annual]);
  return id;
}

const deps = () => ({ ...office.services, payments });
const runEffects = () => {
  const { db, clock } = office.services;
  return runDueEffects({ db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 });
};
async function sendAll(): Promise<void> {
  while ((await runEffects()) > 0);
  await reconcilePayments(deps());
}
async function subscribe(interval: 'month' | 'year', couponCode?: string): Promise<void> {
  const wanted = { interval, ...(couponCode === undefined ? {} : { couponCode }) };
  expect(await performOperation(createSubscription, deps(), admin.caller, wanted)).toMatchObject({ ok: true });
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await reconcilePayments(deps());
}
const preview = (planId: string, interval: 'month' | 'year') =>
  office.services.db.reading({ as: 'platform' }, (tx) => planChange(tx, tenant.id, { planId, interval }, office.services.clock()));
async function change(planId: string, interval: 'month' | 'year') {
  const previewed = await preview(planId, interval);
  const amountDueCents = previewed.ok ? previewed.value.shown.amountDueCents : 0;
  return performOperation(changePlan, deps(), admin.caller, { planId, interval, amountDueCents });
}
async function renewAfter(days: number): Promise<void> {
  office.setClock(new Date(office.services.clock().getTime() + days * dayMs));
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await reconcilePayments(deps());
}
const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
const kept = async () => {
  const [row] = await office.sql<{ interval: string; pending: string | null }>(
    `select terms ->> 'interval' as interval, pending_interval as pending from subscriptions where tenant_id = $1::uuid`,
    [tenant.id],
  );
  return row;
};
const schedules = () => stripe.world.list('subscription_schedules').map(({ status }) => status);

describe('a change between monthly and yearly payment that the card service bills', () => {
  test.each([
    ['month', 'year', 31, [4900, 49_000], 366],
    ['year', 'month', 366, [49_000, 4900], 31],
  ] as const)('from %s to %s begins with the next period, at the price that was shown', async (from, to, days, amounts, next) => {
    await subscribe(from);
    expect(await preview(plans.professional, to)).toMatchObject({ value: { shown: { kind: 'interval', amountDueCents: 0 } } });
    expect(await change(plans.professional, to)).toMatchObject({ ok: true });
    await sendAll();
    expect([await kept(), charged()]).toEqual([{ interval: from, pending: to }, [amounts[0]]]);
    await renewAfter(days);
    expect([await kept(), charged()]).toEqual([{ interval: to, pending: null }, amounts]);
    await renewAfter(next);
    expect(charged()).toEqual([...amounts, amounts[1]]);
  });

  test('is taken back by choosing the current plan, and may be planned again', async () => {
    await subscribe('month');
    for (const interval of ['year', 'month', 'year'] as const) {
      expect(await change(plans.professional, interval)).toMatchObject({ ok: true });
      await sendAll();
    }
    expect(schedules()).toEqual(['released', 'active']);
    expect(await change(plans.professional, 'month')).toMatchObject({ ok: true });
    await sendAll();
    await renewAfter(31);
    expect(charged()).toEqual([4900, 4900]);
  });

  test('is planned once, although every answer of the card service is lost for a while', async () => {
    await subscribe('month');
    stripe.fail('lost');
    expect(await change(plans.professional, 'year')).toMatchObject({ ok: true });
    await runEffects();
    stripe.fail(null);
    stripe.forgetKeys();
    office.setClock(new Date(office.services.clock().getTime() + 20 * 60_000));
    await sendAll();
    expect(schedules()).toEqual(['active']);
    await renewAfter(31);
    expect(charged()).toEqual([4900, 49_000]);
  });

  test('ends with a cancellation, and an upgrade or a pause has to wait for it', async () => {
    await subscribe('month');
    await change(plans.professional, 'year');
    await sendAll();
    const resumesAt = new Date(office.services.clock().getTime() + 5 * dayMs).toISOString();
    const waits = { ok: false, code: 'Conflict', message: planChangeTexts.changeWaits };
    expect(await performOperation(pauseSubscription, deps(), admin.caller, { resumesAt })).toMatchObject(waits);
    expect(await change(plans.enterprise, 'month')).toMatchObject(waits);
    // The preview says so, too, and shows no amount that could not be paid.
    expect(await performOperation(previewPlanChange, deps(), admin.caller, { planId: plans.enterprise, interval: 'month' })).toMatchObject(
      waits,
    );
    for (const undo of [keepSubscription, resumeSubscription])
      expect(await performOperation(undo, deps(), admin.caller, {})).toMatchObject({ ok: true });
    await sendAll();
    expect(schedules()).toEqual(['active']);
    expect(await performOperation(cancelSubscription, deps(), admin.caller, { reason: 'unused' })).toMatchObject({ ok: true });
    await sendAll();
    expect(schedules()).toEqual(['released']);
    expect(stripe.world.list('subscriptions')[0]).toMatchObject({ cancel_at_period_end: true });
  });

  test('follows an upgrade that changes the interval, too', async () => {
    await subscribe('month');
    expect(await change(plans.enterprise, 'year')).toMatchObject({ ok: true, value: { planName: 'Enterprise' } });
    await sendAll();
    expect(await kept()).toEqual({ interval: 'month', pending: 'year' });
    await renewAfter(31);
    expect(charged().at(-1)).toBe(199_000);
  });

  test('keeps a coupon of a fixed amount for each of its months, and takes a tax rate that is set meanwhile', async () => {
    const code = `OFF${randomUUID().slice(0, 6)}`;
    await office.sql(
      `insert into coupons (id, code, name, type, value) values (gen_random_uuid(), $1::text, $1::text, 'fixed_amount', '10.00')`,
      [code],
    );
    await subscribe('month', code);
    await change(plans.professional, 'year');
    await sendAll();
    expect(stripe.world.list('coupons').map((coupon) => coupon.amount_off)).toEqual([1000, 12_000]);
    await office.sql(
      `insert into platform_settings (key, value) values ('billing', '{"gracePeriodDays": 15, "firstReminderDays": 5, "finalReminderDays": 1, "taxPercent": 20}')`,
    );
    await applyTaxRate(deps());
    await sendAll();
    expect(schedules()).toEqual(['active']);
    await renewAfter(31);
    // 490.00 less twelve times 10.00, and 20 % on the rest.
    expect(stripe.world.list('invoices').at(-1)).toMatchObject({ subtotal: 49_000, total: 44_400 });
  });
});
