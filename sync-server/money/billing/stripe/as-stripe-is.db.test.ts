import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { payInvoices } from '#server/money/billing/payments/pay-invoices.ts';
import { readBillingAccount } from '#server/money/billing/read-billing-account.ts';
import { applyAssignedPlan } from '#server/money/billing/reports/apply-assigned-plan.ts';
import { setBillingDetails } from '#server/money/billing/set-billing-details.ts';
import { changePlan } from '#server/money/billing/subscription/change-plan.ts';
import { previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { prorate } from '#server/money/billing/terms/billing-period.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { openStripeOffice, type StripeOffice } from '#server/testing/stripe-office.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const begin = new Date('2026-04-01T00:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let scene: StripeOffice;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(begin);
  scene = await openStripeOffice(office);
});
afterEach(() => scene.stripe.close());

const world = () => scene.stripe.world;
const newest = (kind: Parameters<StripeOffice['stripe']['world']['list']>[0]) => Object(world().list(kind).at(-1));
const atDay = (days: number): void => office.setClock(new Date(begin.getTime() + days * dayMs));
const planOfTenant = async () =>
  (await scene.sqlOfTenant<{ planId: string | null }>('select plan_id as "planId" from tenants where id = $1::uuid'))[0]?.planId;
const payNow = () => performOperation(payInvoices, scene.deps(), scene.admin.caller, {});
async function account() {
  const read = await performOperation(readBillingAccount, scene.deps(), scene.admin.caller, {});
  return Object(read.ok ? read.value : read);
}
async function coupon(type: string, value: string): Promise<string> {
  const code = `CODE-${randomUUID().slice(0, 8)}`;
  await office.sql(
    'insert into coupons (id, code, name, type, value) values (gen_random_uuid(), $1::text, $1::text, $2::coupon_type, $3)',
    [code, type, value],
  );
  return code;
}
async function pay(): Promise<void> {
  await scene.subscribe();
  world().pay(newest('invoices').id);
  await scene.sendAll();
}
async function renew(card: 'accepted' | 'declined' | 'confirmed'): Promise<void> {
  atDay(30.01);
  world().useCard(card);
  world().renew(newest('subscriptions').id);
  await scene.sendAll();
  atDay(30.02);
}

describe('a card', () => {
  test('that is added pays the renewal: it becomes the default of the subscription, too, not of the customer alone', async () => {
    await pay();
    const card = world().addCard(newest('customers').id, '1111');
    await scene.sendAll();
    expect(newest('customers').invoice_settings.default_payment_method).toBe(card);
    expect(newest('subscriptions').default_payment_method).toBe(card);
    await renew('accepted');
    expect(newest('charges').payment_method).toBe(card);
  });

  test('that is removed a second time is replaced again: the earlier card pays after both removals', async () => {
    await pay();
    const customer = newest('customers').id;
    const first = newest('subscriptions').default_payment_method;
    for (const last4 of ['1111', '2222']) {
      office.setClock(new Date(office.services.clock().getTime() + 60_000));
      const added = world().addCard(customer, last4);
      await scene.sendAll();
      office.setClock(new Date(office.services.clock().getTime() + 60_000));
      world().removeCard(added);
      await scene.sendAll();
      expect(newest('subscriptions').default_payment_method).toBe(first);
      expect(newest('customers').invoice_settings.default_payment_method).toBe(first);
    }
  });
});

describe('Pay Now on an unpaid renewal', () => {
  test('pays the open invoice at Stripe, and not in our own ledger', async () => {
    await pay();
    await renew('declined');
    expect(await payNow()).toMatchObject({ ok: false, code: 'Conflict' });
    world().useCard('accepted');
    expect(await payNow()).toMatchObject({ ok: true, value: { paid: 1, open: 0 } });
    await scene.sendAll();
    expect(await scene.subscription()).toMatchObject({ status: 'active' });
    expect(
      world()
        .list('charges')
        .map(({ amount }) => amount),
    ).toEqual([4900, 4900]);
  });

  test('is not needed after a new card, which pays the open invoice at once', async () => {
    await pay();
    await renew('declined');
    expect((await account()).graceEndsAt).toBeInstanceOf(Date);
    world().useCard('accepted');
    const card = world().addCard(newest('customers').id, '1111');
    await scene.sendAll();
    expect(newest('charges')).toMatchObject({ amount: 4900, payment_method: card });
    expect([(await scene.subscription()).status, (await account()).graceEndsAt]).toEqual(['active', null]);
  });

  test('hands the question of the bank to the browser, which confirms it there', async () => {
    await pay();
    await renew('declined');
    world().useCard('confirmed');
    const asked = await payNow();
    const open = newest('invoices');
    expect(asked).toMatchObject({ ok: true, value: { paid: 0, open: 1, isWaiting: true, publishableKey: 'pk_test_1' } });
    expect(Object(asked).value.clientSecret).toMatch(/^pi_\w+_secret_/);
    world().pay(open.id);
    await scene.sendAll();
    expect(await scene.subscription()).toMatchObject({ status: 'active' });
  });

  test('a renewal that needs the bank is told by mail and shown on the account until it is paid', async () => {
    await pay();
    await renew('confirmed');
    const mails = await scene.sqlOfTenant<{ subject: string; path: string }>(
      `select payload ->> 'subject' as subject, payload -> 'button' ->> 'path' as path from effects
       where tenant_id = $1::uuid and type = 'mail.send' and key like '%bankQuestion%'`,
    );
    expect(mails).toEqual([{ subject: expect.stringContaining('Your bank asks'), path: '/customer-portal?tab=account' }]);
    const asking = async () => (await account()).invoices.map((invoice: object) => Reflect.get(invoice, 'isBankAsking'));
    expect(await asking()).toEqual([true, false]);
    world().pay(newest('invoices').id);
    await scene.sendAll();
    expect(await asking()).toEqual([false, false]);
  });
});

test('the question of the bank about an upgrade stays in the browser, without a mail', async () => {
  await pay();
  atDay(15);
  world().useCard('confirmed');
  const planId = await scene.plan('Enterprise', '199.00');
  const previewed = await performOperation(previewPlanChange, scene.deps(), scene.admin.caller, { planId });
  const { amountDueCents, quotedAt } = Object(previewed.ok ? previewed.value : {});
  const changed = await performOperation(changePlan, scene.deps(), scene.admin.caller, { planId, amountDueCents, quotedAt });
  expect(Object(changed).value.clientSecret).toMatch(/^pi_/);
  await scene.sendAll();
  expect(await scene.sqlOfTenant(`select 1 from effects where tenant_id = $1::uuid and key like '%bankQuestion%'`)).toEqual([]);
});

describe('a subscription without a first payment', () => {
  test('a trial grants nothing before its card is confirmed', async () => {
    await scene.subscribe({ couponCode: await coupon('free_trial', '30') });
    await scene.sendAll();
    expect(newest('subscriptions').status).toBe('trialing');
    expect([await planOfTenant(), (await scene.subscription()).status]).toEqual([null, 'incomplete']);
    world().confirmSetup(newest('subscriptions').pending_setup_intent);
    await scene.sendAll();
    const { status, plan_id: planId } = await scene.subscription();
    expect([status, await planOfTenant()]).toEqual(['trialing', planId]);
  });

  test('a trial whose card is never confirmed ends without a plan and without an invoice', async () => {
    await scene.subscribe({ couponCode: await coupon('free_trial', '30') });
    await scene.sendAll();
    atDay(30.01);
    world().endTrial(newest('subscriptions').id);
    await scene.sendAll();
    expect([await planOfTenant(), (await scene.subscription()).status]).toEqual([null, 'cancelled']);
    expect(world().list('charges')).toEqual([]);
  });

  test('a coupon over the whole price asks for no card, and the plan begins', async () => {
    const started = await scene.subscribe({ couponCode: await coupon('percentage', '100') });
    expect(started).toEqual({ ok: true, value: {} });
    await scene.sendAll();
    const { status, plan_id: planId } = await scene.subscription();
    expect([status, await planOfTenant()]).toEqual(['active', planId]);
    expect(newest('coupons')).toMatchObject({ percent_off: 100, duration: 'forever' });
  });
});

test('ten attempts to subscribe leave one customer, and one price and product for each plan', async () => {
  const other = await scene.plan('Enterprise', '199.00');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await scene.subscribe();
    await scene.subscribe({ planId: other });
    scene.stripe.forgetKeys();
  }
  expect(world().list('customers')).toHaveLength(1);
  expect(
    world()
      .list('prices')
      .map(({ unit_amount: cents }) => cents),
  ).toEqual([4900, 19_900]);
  expect(world().list('products')).toHaveLength(2);
});

test('a customer whose creation was answered by nobody is found again', async () => {
  await scene.subscribe();
  await scene.sqlOfTenant('update tenants set payment_customer_id = null where id = $1::uuid');
  scene.stripe.forgetKeys();
  await scene.subscribe({ planId: await scene.plan('Enterprise', '199.00') });
  expect(world().list('customers')).toHaveLength(1);
});

test('Stripe has the address and the tax id of a tenant, and gets their changes', async () => {
  await pay();
  const details = {
    company: 'Northwind GmbH',
    address: 'Hauptstraße 1\n10115 Berlin',
    taxId: 'DE136695976',
    billingEmail: 'b@example.com',
  };
  await performOperation(setBillingDetails, scene.deps(), scene.admin.caller, details);
  await scene.sendAll();
  expect(newest('customers')).toMatchObject({
    name: 'Northwind GmbH',
    email: 'b@example.com',
    address: { line1: 'Hauptstraße 1', line2: '10115 Berlin' },
  });
  expect(world().list('tax_ids')).toMatchObject([{ type: 'eu_vat', value: 'DE136695976' }]);
  await performOperation(setBillingDetails, scene.deps(), scene.admin.caller, { ...details, taxId: 'CHE-123.456.789 MWST' });
  await scene.sendAll();
  expect(world().list('tax_ids')).toMatchObject([{ type: 'ch_vat', value: 'CHE-123.456.789 MWST' }]);
});

test('an invoice shows the time of service of its lines, and not the moment of its creation', async () => {
  await pay();
  const [invoice] = await scene.sqlOfTenant<{ start: Date; end: Date }>(
    'select period_start as start, period_end as end from invoices where tenant_id = $1::uuid',
  );
  expect([invoice?.start, invoice?.end]).toEqual([begin, new Date(begin.getTime() + 30 * dayMs)]);
});

test('paid days of a larger plan are credited at Stripe by the rule of our own ledger', async () => {
  await pay();
  atDay(15);
  const small = await scene.plan('Small', '19.00');
  const actor = platformActor('support', office.services.clock(), undefined);
  await office.services.changes.runAsPlatform(actor, async (change) => done(await applyAssignedPlan(change, scene.tenant.id, small)));
  await scene.sendAll();
  const credited = prorate(1900, 4900, { start: begin, end: new Date(begin.getTime() + 30 * dayMs) }, office.services.clock());
  expect(
    world()
      .list('credit_notes')
      .map(({ amount }) => amount),
  ).toEqual([credited]);
  // The subscription goes on, so its next invoice uses the credit.
  expect([newest('charges').amount_refunded, newest('customers').balance]).toEqual([0, -credited]);
});

test('a disputed payment is shown on its invoice, and told to the platform owners when it begins and when it is decided', async () => {
  const owner = await office.person('platform_owner', []);
  await pay();
  const dispute = world().dispute(newest('charges').id);
  await scene.sendAll();
  const shown = async () => (await account()).invoices.map((invoice: object) => Reflect.get(invoice, 'dispute'));
  expect(await shown()).toEqual(['needs_response']);
  office.setClock(new Date(begin.getTime() + dayMs));
  world().closeDispute(dispute, 'lost');
  await scene.sendAll();
  expect(await shown()).toEqual(['lost']);
  const mails = await office.sql(
    `select payload ->> 'to' as "to" from effects where type = 'mail.send' and key like 'billing.dispute:%' and payload ->> 'to' = $1`,
    [owner.email],
  );
  expect(mails).toHaveLength(2);
  const log = await scene.sqlOfTenant<{ type: string }>(
    `select type from billing_events where tenant_id = $1::uuid and type like 'charge.dispute.%' order by created_at`,
  );
  expect(log.map(({ type }) => type)).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
});
