import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tenantStatusNow } from '#server/core/access/tenant-status.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { applyDueChanges } from '#server/money/billing/periods/apply-due-changes.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { cancelSubscription } from '#server/money/billing/subscription/cancel-subscription.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { pauseSubscription, resumeSubscription } from '#server/money/billing/subscription/pause-subscription.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;
let start: Date;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
/** A month of 30 days is paid from the first day on. */
beforeEach(async () => {
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const planId = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.00')`, [planId]);
  await office.sql('update tenants set plan_id = $2::uuid, billing_email = $3 where id = $1::uuid', [tenant.id, planId, admin.email]);
  await office.sql('delete from payment_objects');
  await office.sql('delete from subscriptions');
  await performOperation(createSubscription, deps(), admin.caller, {});
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await reconcilePayments(deps());
  start = clock();
});
afterEach(async () => {
  office.setClock(new Date());
  await stripe.close();
});

const deps = () => ({ ...office.services, payments });
async function runJobs(): Promise<void> {
  const { db, clock } = office.services;
  await applyDueChanges(deps());
  await runDueEffects({ db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 });
  await reconcilePayments(deps());
}
/** Days after the start. The card service begins a new period where one ends. */
async function day(number: number): Promise<void> {
  office.setClock(new Date(start.getTime() + number * dayMs));
  for (const { id, items } of stripe.world.list('subscriptions'))
    if (Number(Object(items).data[0].current_period_end) * 1000 <= office.services.clock().getTime()) stripe.world.renew(id);
  await runJobs();
}
async function decide(operation: typeof pauseSubscription | typeof resumeSubscription | typeof cancelSubscription, input: object) {
  expect(await performOperation(operation, deps(), admin.caller, input)).toMatchObject({ ok: true });
  await runJobs();
}
const pauseUntil = (number: number) =>
  decide(pauseSubscription, { resumesAt: new Date(start.getTime() + number * dayMs - 60_000).toISOString() });
const subscription = async () => {
  const [row] = await office.sql<{ status: string; days: number; ends: boolean }>(
    `select status::text, round(extract(epoch from current_period_end - $2::timestamptz) / 86400)::int as days, cancel_at_period_end as ends
     from subscriptions where tenant_id = $1::uuid`,
    [tenant.id, start],
  );
  return row;
};
/** The next payment that the card service takes, in days after the start; null: it takes none. */
const nextPayment = () => {
  const [made] = stripe.world.list('subscriptions');
  if (made === undefined || made.pause_collection !== null || made.cancel_at_period_end === true) return null;
  return Math.round((Number(Object(made.items).data[0].current_period_end) * 1000 - start.getTime()) / dayMs);
};
const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
const mails = async () => {
  const rows = await office.sql<{ mail: string }>(
    `select split_part(key, ':', 3) as mail from effects where key like 'billing:' || $1::text || ':%' order by created_at, id`,
    [tenant.id],
  );
  return rows.map(({ mail }) => mail);
};

describe('[R-PORT-18] a pause of a subscription that the card service bills', () => {
  test('ends on its day, keeps the paid days, and is mailed once', async () => {
    await day(10);
    await pauseUntil(25);
    expect([await subscription(), nextPayment()]).toEqual([{ status: 'paused', days: 30, ends: false }, null]);
    await day(25);
    await day(26);
    expect([await subscription(), nextPayment()]).toEqual([{ status: 'active', days: 45, ends: false }, 45]);
    expect(await mails()).toEqual(['resumed']);
    await day(45);
    expect([await subscription(), charged()]).toEqual([{ status: 'active', days: 75, ends: false }, [4900, 4900]]);
  });

  test('that lasts beyond the paid month gives no free month, neither by time nor by hand', async () => {
    await day(10);
    await pauseUntil(70);
    for (const number of [30, 60]) await day(number);
    expect(await subscription()).toMatchObject({ status: 'paused', days: 30 });
    await day(65);
    await decide(resumeSubscription, {});
    expect([await subscription(), nextPayment(), charged()]).toEqual([{ status: 'active', days: 85, ends: false }, 85, [4900]]);
  });

  test('is over with a cancellation, and the remaining paid days are used', async () => {
    await day(10);
    await pauseUntil(70);
    await day(40);
    await decide(cancelSubscription, { reason: 'unused' });
    const [made] = stripe.world.list('subscriptions');
    expect(made).toMatchObject({ pause_collection: null, cancel_at_period_end: true });
    expect(await subscription()).toEqual({ status: 'active', days: 60, ends: true });
    await day(41);
    expect(await subscription()).toEqual({ status: 'active', days: 60, ends: true });
  });

  test('is not ended by a report from before the card service has received it', async () => {
    await day(10);
    stripe.fail('down');
    const wanted = { resumesAt: new Date(start.getTime() + 25 * dayMs).toISOString() };
    expect(await performOperation(pauseSubscription, deps(), admin.caller, wanted)).toMatchObject({ ok: true });
    stripe.fail(null);
    office.setClock(new Date(start.getTime() + 11 * dayMs));
    // An earlier change is reported before the delayed request is sent.
    await payments.sendAction?.(stripe.world.list('subscriptions')[0]?.id ?? '', { kind: 'keep' }, 'earlier');
    await reconcilePayments(deps());
    expect(await subscription()).toEqual({ status: 'paused', days: 30, ends: false });
    await runJobs();
    expect([await subscription(), nextPayment()]).toEqual([{ status: 'paused', days: 30, ends: false }, null]);
  });
});

describe('an invoice of the card service that stays unpaid', () => {
  const isReadOnly = async () => {
    const [row] = await office.sql<{ status: string }>(`select ${tenantStatusNow} as status from tenants t where id = $1::uuid`, [
      tenant.id,
    ]);
    return row?.status === 'suspended';
  };
  /** The second month, from day 30 on, is not paid. */
  beforeEach(async () => {
    stripe.world.useCard('declined');
    await day(30);
  });
  const pay = async () => {
    stripe.world.useCard('accepted');
    for (const { id, status } of stripe.world.list('invoices')) if (status === 'open') stripe.world.pay(id);
    await runJobs();
    await runJobs();
  };

  test('is reminded 5 and 1 days before the 15 days of grace end, and the tenant is then read-only', async () => {
    for (const number of [30, 39, 40, 40, 43]) await day(number);
    expect(await mails()).toEqual(['paymentFailed', 'firstReminder']);
    for (const number of [44, 44.5]) await day(number);
    expect([await mails(), await isReadOnly()]).toEqual([['paymentFailed', 'firstReminder', 'finalReminder'], false]);
    for (const number of [45, 46]) await day(number);
    expect([await mails(), await isReadOnly()]).toEqual([['paymentFailed', 'firstReminder', 'finalReminder', 'readOnly'], true]);
    expect([charged(), await subscription()]).toEqual([[4900], { status: 'past_due', days: 60, ends: false }]);
  });

  test('that is paid in the grace period leaves the period, and the next failure is reminded again', async () => {
    await day(41);
    await pay();
    expect([await subscription(), await isReadOnly()]).toEqual([{ status: 'active', days: 60, ends: false }, false]);
    stripe.world.useCard('declined');
    for (const number of [60, 70.5]) await day(number);
    expect(await mails()).toEqual(['paymentFailed', 'firstReminder', 'paymentFailed', 'firstReminder']);
  });

  test('that is paid later adds the days that were read-only to the period', async () => {
    for (const number of [40, 44, 45, 55]) await day(number);
    await pay();
    // The grace period ended on day 45: ten days without service.
    expect([await subscription(), await isReadOnly(), nextPayment()]).toEqual([{ status: 'active', days: 70, ends: false }, false, 70]);
    await day(56);
    expect([await subscription(), charged()]).toEqual([{ status: 'active', days: 70, ends: false }, [4900, 4900]]);
  });

  test('ends the subscription when the card service gives up, and the tenant works with the free plan', async () => {
    for (const number of [40, 44, 45, 50]) await day(number);
    stripe.world.cancel(stripe.world.list('subscriptions')[0]?.id ?? '');
    await runJobs();
    expect([(await subscription())?.status, await isReadOnly()]).toEqual(['cancelled', false]);
    const [plan] = await office.sql<{ price: string }>(
      `select p.base_price as price from tenants t join plans p on p.id = t.plan_id where t.id = $1::uuid`,
      [tenant.id],
    );
    expect(plan).toEqual({ price: '0.00' });
  });
});
