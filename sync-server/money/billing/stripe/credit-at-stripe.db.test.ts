import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { creditReasons, creditUnused } from '#server/money/billing/invoices/credit-unused.ts';
import { refundInvoice } from '#server/money/billing/invoices/refund-invoice.ts';
import { retryRefund } from '#server/money/billing/invoices/retry-refund.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { readBillingAccount } from '#server/money/billing/read-billing-account.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { seededDraws } from '#server/testing/revenue/seeded-draws.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { createStripePayments } from './stripe-payments.ts';

const dayMs = 24 * 60 * 60_000;
const begin = new Date('2026-04-01T00:00:00Z');
const planId = randomUUID();
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let tenant: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.00')`, [planId]);
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(begin);
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  payments = createStripePayments({ ...keys, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, planId]);
  await office.sql('delete from payment_objects');
  expect(await performOperation(createSubscription, deps(), admin.caller, {})).toMatchObject({ ok: true });
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await sendAll();
});
afterEach(() => stripe.close());

const deps = () => ({ ...office.services, payments });
async function sendAll(): Promise<void> {
  const { db, clock } = office.services;
  const run = { db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 };
  while ((await runDueEffects(run)) > 0);
  await reconcilePayments(deps());
}
async function atDay(day: number): Promise<void> {
  office.setClock(new Date(begin.getTime() + day * dayMs + 60_000));
}
async function renewAtDay(day: number): Promise<void> {
  await atDay(day);
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await sendAll();
}
/** Credits the rest of the paid days, of which the tenant still uses a plan of this price. */
async function keepCredit(remainingCents: number): Promise<void> {
  const { changes, clock } = office.services;
  const unused = { since: clock(), reason: creditReasons.support, remainingCents, asCredit: true };
  await changes.run(owner.caller, async (change) => {
    await creditUnused(change, tenant.id, unused);
    return { ok: true, value: undefined };
  });
  await sendAll();
}
const creditCents = async () => {
  const read = await performOperation(readBillingAccount, deps(), admin.caller, {});
  return Number(Object(read.ok ? read.value : read).creditCents);
};
const balanceThere = () => 0 - Number(stripe.world.list('customers')[0]?.balance ?? 0);
const charged = () => stripe.world.list('charges').reduce((sum, { amount }) => sum + Number(amount), 0);
const refunded = () => stripe.world.list('refunds').reduce((sum, { amount }) => sum + Number(amount), 0);
const rows = () =>
  office.sql<{ id: string; kind: string; status: string; cents: number; balance: number; lines: number }>(
    `select id, kind, status, (amount::numeric * 100)::int as cents, balance_cents as balance,
       (select coalesce(sum((line ->> 'amount')::numeric * 100), 0)::int from jsonb_array_elements(lines) line) as lines
     from invoices where tenant_id = $1::uuid order by created_at, number`,
    [tenant.id],
  );

describe('credit of a firm at the card service', () => {
  test('is kept there instead of refunded while the subscription goes on, and pays the next invoice', async () => {
    await atDay(15);
    await keepCredit(1900);
    // 15 of 30 days are left: half of 49.00 less half of 19.00.
    expect([balanceThere(), refunded(), await creditCents()]).toEqual([1500, 0, 1500]);
    await renewAtDay(30);
    expect([balanceThere(), charged(), await creditCents()]).toEqual([0, 4900 + 3400, 0]);
    expect((await rows()).at(-1)).toMatchObject({ status: 'paid', cents: 3400, balance: -1500, lines: 3400 });
  });

  test('that the card service refuses is not shown as credit until it has taken it', async () => {
    await atDay(15);
    stripe.world.refuseRefunds('The account is restricted.');
    await keepCredit(1900);
    expect([balanceThere(), await creditCents()]).toEqual([0, 0]);
    stripe.world.refuseRefunds(null);
    const note = (await rows()).find(({ kind }) => kind === 'credit_note');
    expect(await performOperation(retryRefund, deps(), owner.caller, { id: note?.id ?? '' })).toMatchObject({ ok: true });
    await sendAll();
    expect([balanceThere(), refunded(), await creditCents()]).toEqual([1500, 0, 1500]);
  });

  test('is not touched by a refund, which returns the payment to the card', async () => {
    const [first] = await rows();
    const wanted = { id: first?.id ?? '', amountCents: 1000, reason: 'Goodwill' };
    expect(await performOperation(refundInvoice, deps(), owner.caller, wanted)).toMatchObject({ ok: true });
    await sendAll();
    expect([balanceThere(), refunded(), await creditCents()]).toEqual([0, 1000, 0]);
  });

  test.each([1, 2, 3])('is to the cent the one there, and the credits less what was applied, after every step (seed %i)', async (seed) => {
    const draws = seededDraws(seed);
    let [day, period] = [1, 0];
    for (let step = 0; step < 10; step += 1) {
      const action = draws.pick(['renew', 'credit', 'refund'] as const);
      if (action === 'renew') {
        period += 30;
        day = period + 1;
        await renewAtDay(period);
      } else if (action === 'credit') {
        day = Math.min(period + 29, day + draws.upTo(8));
        await atDay(day);
        await keepCredit(draws.upTo(4900));
      } else {
        const invoices = (await rows()).filter(({ kind }) => kind === 'invoice');
        const { id } = invoices[draws.upTo(invoices.length)] ?? { id: '' };
        await performOperation(refundInvoice, deps(), owner.caller, { id, amountCents: 1 + draws.upTo(3000), reason: 'Goodwill' });
        await sendAll();
      }
      const documents = await rows();
      const gained = documents.filter(({ balance }) => balance > 0).reduce((sum, { balance }) => sum + balance, 0);
      const applied = documents.filter(({ balance }) => balance < 0).reduce((sum, { balance }) => sum - balance, 0);
      const shown = await creditCents();
      expect([gained - applied, balanceThere()]).toEqual([shown, shown]);
      expect(documents.map(({ lines }) => lines)).toEqual(documents.map(({ cents }) => cents));
      const [paid, returned] = [charged(), refunded()];
      const booked = documents.reduce((sum, { kind, cents, balance }) => sum + (kind === 'invoice' ? cents : cents + balance), 0);
      expect(booked).toBe(paid - returned);
    }
  });
});
