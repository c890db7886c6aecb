import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingAccountTexts, type Invoice } from '#contract/money/billing.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { refundInvoice } from '#server/money/billing/invoices/refund-invoice.ts';
import { retryRefund } from '#server/money/billing/invoices/retry-refund.ts';
import { applyTaxRate } from '#server/money/billing/payments/apply-tax-rate.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { readBillingAccount } from '#server/money/billing/read-billing-account.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { invoiceLines, totalCents } from '#server/money/billing/terms/invoice-lines.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
const pricing = { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 };
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const planId = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.99')`, [planId]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, planId]);
  await office.sql('delete from payment_objects');
  await office.sql('delete from subscriptions');
  await setTax(8.1);
  await performOperation(createSubscription, deps(), admin.caller, {});
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await reconcilePayments(deps());
});
afterEach(async () => {
  office.setClock(new Date());
  await stripe.close();
});

const deps = () => ({ ...office.services, payments });
const setTax = (taxPercent: number) =>
  office.sql(
    `insert into platform_settings (key, value) values ('billing',
       jsonb_build_object('gracePeriodDays', 15, 'firstReminderDays', 5, 'finalReminderDays', 1, 'taxPercent', $1::numeric))
     on conflict (key) do update set value = excluded.value`,
    [taxPercent],
  );
async function runEffects(): Promise<void> {
  const { db, clock } = office.services;
  await runDueEffects({ db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 });
}
async function pass(minutes: number): Promise<void> {
  office.setClock(new Date(office.services.clock().getTime() + minutes * 60_000));
  await reconcilePayments(deps());
  await applyTaxRate(deps());
  await runEffects();
  await reconcilePayments(deps());
}
async function renew(): Promise<void> {
  office.setClock(new Date(office.services.clock().getTime() + 31 * dayMs));
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await reconcilePayments(deps());
}
interface Kept {
  readonly id: string;
  readonly amount: string;
  readonly status: string;
  readonly lines: readonly { readonly kind: string; readonly amount: string; readonly description: string }[];
}
const kept = (kind = 'invoice') =>
  office.sql<Kept>(
    'select id, amount, status::text, lines from invoices where tenant_id = $1::uuid and kind = $2 order by created_at, id',
    [tenant.id, kind],
  );
const ours = (taxPercent: string): number => {
  const plan = {
    planId: 'p',
    planName: 'Professional',
    interval: 'month',
    priceCents: 4999,
    aiCallsIncluded: 0,
    aiUnlimited: false,
  } as const;
  const lines = invoiceLines(
    { plan, discount: null, usage: { calls: 0, from: new Date(0), to: new Date(0), plan } },
    { pricing, gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1, taxPercent },
  );
  return totalCents(lines);
};
const rates = () => stripe.world.list('tax_rates').map(({ percentage }) => percentage);

describe('the tax on invoices of the card service', () => {
  test('is the rate of the settings, and the total is ours to the cent', async () => {
    const [first] = await kept();
    expect(first).toMatchObject({ amount: '54.04', status: 'paid' });
    expect(centsOf(first?.amount ?? '')).toBe(ours('8.1'));
    expect(first?.lines.at(-1)).toEqual({ kind: 'tax', description: 'Tax 8.1 %', amount: '4.05' });
    expect(first?.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(ours('8.1'));
  });

  test('follows a changed rate with a new one, once, and has no rate for zero', async () => {
    await setTax(7.7);
    stripe.fail('lost');
    await applyTaxRate(deps());
    await runEffects();
    stripe.forgetKeys();
    stripe.fail(null);
    for (let minute = 0; minute < 5; minute += 1) await pass(1);
    expect(rates()).toEqual([8.1, 7.7]);
    await renew();
    await setTax(0);
    for (let minute = 0; minute < 3; minute += 1) await pass(1);
    await renew();
    expect((await kept()).map(({ amount }) => centsOf(amount))).toEqual([ours('8.1'), ours('7.7'), ours('0')]);
    await setTax(8.1);
    for (let minute = 0; minute < 3; minute += 1) await pass(1);
    expect(rates()).toEqual([8.1, 7.7]);
  });

  test('of a place carries its label and the place there and on our invoice, as an invoice of our own ledger does', async () => {
    const setTaxes = (label: string) =>
      office.sql(
        `insert into platform_settings (key, value)
         values ('taxes', jsonb_build_object('rows', jsonb_build_array(jsonb_build_object('place', 'US-WA', 'percent', 8.1, 'label', $1::text))))
         on conflict (key) do update set value = excluded.value`,
        [label],
      );
    await setTaxes('Sales tax');
    const details = { company: '', address: '1 Pine Street', taxId: '', country: 'US', region: 'WA' };
    await office.sql(`update tenants set settings = jsonb_build_object('billing', $2::jsonb) where id = $1::uuid`, [
      tenant.id,
      JSON.stringify(details),
    ]);
    for (let minute = 0; minute < 3; minute += 1) await pass(1);
    await renew();
    await setTaxes('WA sales tax');
    for (let minute = 0; minute < 3; minute += 1) await pass(1);
    await renew();
    const descriptions = (await kept()).map(({ lines }) => lines.at(-1)?.description);
    expect(descriptions).toEqual(['Tax 8.1 %', 'Sales tax 8.1 % of 49.99 (US-WA)', 'WA sales tax 8.1 % of 49.99 (US-WA)']);
    const there = stripe.world.list('tax_rates').map((rate) => [rate.display_name, rate.jurisdiction, rate.country, rate.state]);
    expect(there).toEqual([
      ['Tax', null, null, null],
      ['Sales tax', 'US-WA', 'US', 'WA'],
      ['WA sales tax', 'US-WA', 'US', 'WA'],
    ]);
    await office.sql(`delete from platform_settings where key = 'taxes'`);
  });

  test.each(['down', 'error', 'lost', 'slow'] as const)('%s: a refund is one credit note and one refund', async (failure) => {
    const [invoice] = await kept();
    stripe.fail(failure);
    const refunded = await performOperation(refundInvoice, deps(), owner.caller, {
      id: invoice?.id ?? '',
      amountCents: 1000,
      reason: 'Outage',
    });
    expect(refunded).toMatchObject({ ok: true, value: { amountCents: 1000 } });
    await runEffects();
    stripe.fail(null);
    stripe.forgetKeys();
    for (let minute = 0; minute < 5; minute += 1) await pass(1);
    expect(stripe.world.list('credit_notes').map(({ amount }) => amount)).toEqual([1000]);
    expect(stripe.world.list('charges').map((charge) => charge.amount_refunded)).toEqual([1000]);
    expect((await kept('credit_note')).map(({ amount }) => amount)).toEqual(['-10.00']);
  });

  test('a refund that the card service refuses is shown to the owner with its reason, and tried again', async () => {
    const [invoice] = await kept();
    const reason = 'The balance of the account is too low.';
    stripe.world.refuseRefunds(reason);
    await performOperation(refundInvoice, deps(), owner.caller, { id: invoice?.id ?? '', amountCents: 1000, reason: 'Outage' });
    await pass(1);
    const [note] = await kept('credit_note');
    const account = async (who: OfficePerson) => {
      const read = await performOperation(readBillingAccount, deps(), who.caller, { tenant: tenant.id });
      const invoices: readonly Invoice[] = read.ok ? Object(read.value).invoices : [];
      return invoices.find(({ id }) => id === note?.id)?.refundProblem;
    };
    expect([await account(owner), await account(admin)]).toEqual([reason, null]);
    const retry = () => performOperation(retryRefund, deps(), owner.caller, { id: note?.id ?? '' });
    await retry();
    await pass(1);
    expect(await account(owner)).toBe(reason);
    stripe.world.refuseRefunds(null);
    expect(await retry()).toMatchObject({ ok: true, value: { amountCents: 1000 } });
    await pass(1);
    expect(await account(owner)).toBeNull();
    expect(stripe.world.list('charges').map((charge) => charge.amount_refunded)).toEqual([1000]);
    expect(await kept('credit_note')).toHaveLength(1);
    expect(await retry()).toMatchObject({ ok: false, code: 'Conflict', message: billingAccountTexts.noRefusedRefund });
  });

  test('a refund that is given up in a long outage is shown to the owner with its reason, and made once when it is tried again', async () => {
    const [invoice] = await kept();
    stripe.fail('lost');
    await performOperation(refundInvoice, deps(), owner.caller, { id: invoice?.id ?? '', amountCents: 1000, reason: 'Outage' });
    await office.sql(`update effects set attempts = 11 where type = 'billing.credit' and state = 'queued' and tenant_id = $1::uuid`, [
      tenant.id,
    ]);
    await runEffects();
    const [note] = await kept('credit_note');
    const problem = async () =>
      (
        await office.sql<{ problem: string | null }>('select refund_problem as problem from invoices where id = $1::uuid', [
          note?.id ?? null,
        ])
      )[0];
    expect(await problem()).toEqual({ problem: billingAccountTexts.noRefundAnswer });
    stripe.fail(null);
    stripe.forgetKeys();
    expect(await performOperation(retryRefund, deps(), owner.caller, { id: note?.id ?? '' })).toMatchObject({ ok: true });
    await pass(1);
    expect(await problem()).toEqual({ problem: null });
    expect(stripe.world.list('credit_notes').map(({ amount }) => amount)).toEqual([1000]);
    expect(await office.sql(`select 1 from effects where type = 'billing.credit' and state = 'dead'`)).toEqual([]);
  });
});
