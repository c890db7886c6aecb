import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { changePlan } from '#server/money/billing/subscription/change-plan.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60_000;
/** The card service of the test has months of 30 days: from February 1 on, three of them begin before May 1. */
const february = new Date('2026-02-01T00:00:00Z');
/** May begins after 30 days. */
const april = new Date('2026-04-01T00:00:00Z');
let begin: Date;
const plans = { small: randomUUID(), professional: randomUUID(), other: randomUUID() };
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price) values ($1::uuid, 'Small', '19.00', '190.00'),
       ($2::uuid, 'Professional', '49.00', '490.00'), ($3::uuid, 'Other', '29.00', '290.00')`,
    [plans.small, plans.professional, plans.other],
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  begin = february;
  office.setClock(begin);
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
  await office.sql('delete from payment_objects');
});
afterEach(() => stripe.close());

const deps = () => ({ ...office.services, payments });
async function sendAll(): Promise<void> {
  const { db, clock } = office.services;
  const run = { db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 };
  while ((await runDueEffects(run)) > 0);
  await reconcilePayments(deps());
}

/** Subscribes with 10 % off. The coupon holds for the named plans, or for all. */
async function subscribe(duration: string, months: number | null, planIds: readonly string[] = []): Promise<void> {
  await office.sql(
    `insert into coupons (id, code, name, type, value, duration, duration_in_months, applicable_plans)
     values (gen_random_uuid(), $1::text, $1::text, 'percentage', '10', $2::coupon_duration, $3::int, string_to_array($4::text, ',')::uuid[])`,
    [`SPRING-${tenant.id}`, duration, months, planIds.join(',')],
  );
  const couponCode = `SPRING-${tenant.id}`;
  expect(await performOperation(createSubscription, deps(), admin.caller, { couponCode })).toMatchObject({ ok: true });
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await sendAll();
}

async function renewAtDays(...days: readonly number[]): Promise<void> {
  for (const day of days) {
    office.setClock(new Date(begin.getTime() + day * dayMs + 60_000));
    stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
    await sendAll();
  }
}

async function change(planId: string, interval: 'month' | 'year' = 'month'): Promise<void> {
  const previewed = await performOperation(previewPlanChange, deps(), admin.caller, { planId, interval });
  const { amountDueCents, priceCents } = Object(previewed.ok ? previewed.value : previewed);
  const changed = await performOperation(changePlan, deps(), admin.caller, { planId, interval, amountDueCents, priceCents });
  expect(changed).toMatchObject({ ok: true });
  await sendAll();
}

const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
const couponLines = async () => {
  const rows = await office.sql<{ coupon: string | null }>(
    `select (select line ->> 'description' from jsonb_array_elements(lines) line where line ->> 'kind' = 'coupon') as coupon
     from invoices where tenant_id = $1::uuid order by created_at, number`,
    [tenant.id],
  );
  return rows.map(({ coupon }) => coupon?.replace(`-${tenant.id}`, '') ?? null);
};
const coupons = () =>
  stripe.world.list('coupons').map(({ duration, duration_in_months: months, percent_off: percent }) => ({ duration, months, percent }));

describe('a coupon at the card service', () => {
  test('for three months is created as one, reduces three invoices, and each of ours says which month it is', async () => {
    await subscribe('repeating', 3);
    await renewAtDays(30, 60, 90);
    expect(coupons()).toEqual([{ duration: 'repeating', months: 3, percent: 10 }]);
    expect(charged()).toEqual([4410, 4410, 4410, 4900]);
    expect(await couponLines()).toEqual([
      'Coupon SPRING, month 1 of 3',
      'Coupon SPRING, month 2 of 3',
      'Coupon SPRING, month 3 of 3',
      null,
    ]);
  });

  test('for one invoice reduces the first one alone', async () => {
    await subscribe('once', null);
    await renewAtDays(30);
    expect(coupons()).toEqual([{ duration: 'once', months: null, percent: 10 }]);
    expect(charged()).toEqual([4410, 4900]);
    expect(await couponLines()).toEqual(['Coupon SPRING, once', null]);
  });

  test('without an end is created as one that lasts forever', async () => {
    await subscribe('forever', null);
    expect(coupons()).toEqual([{ duration: 'forever', months: null, percent: 10 }]);
  });

  test('for three months does not begin anew with a planned downgrade', async () => {
    await subscribe('repeating', 3);
    await renewAtDays(30);
    await change(plans.small);
    await renewAtDays(60, 90);
    expect(charged()).toEqual([4410, 4410, 1710, 1900]);
    expect(coupons().map(({ months }) => months)).toEqual([3, 1]);
  });

  test('for one invoice is not given a second time to a yearly payment that begins later', async () => {
    begin = april;
    office.setClock(begin);
    await subscribe('once', null);
    await change(plans.professional, 'year');
    await renewAtDays(30);
    expect(charged()).toEqual([4410, 49_000]);
  });
});
