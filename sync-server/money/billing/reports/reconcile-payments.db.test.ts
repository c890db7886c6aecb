import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import { changePaymentMethod } from '#server/money/billing/payments/change-payment-method.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { signEvent } from '#server/money/billing/stripe/signed-event.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { cancelSubscription, keepSubscription } from '#server/money/billing/subscription/cancel-subscription.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import type { StripeEvent } from '#server/testing/stripe/stripe-store.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { receivePaymentEvent } from './receive-event.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const webhookSecret = 'whsec_1';
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let professional: string;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  professional = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.00')`, [professional]);
});
afterAll(() => office.close());
beforeEach(async () => {
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  payments = createStripePayments({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret, clock, address: stripe.address });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, professional]);
  await office.sql(`delete from payment_objects`);
  await office.sql(`delete from provider_events`);
});
afterEach(() => stripe.close());

const deps = () => ({ ...office.services, payments });
const subscribe = () => performOperation(createSubscription, deps(), admin.caller, {});
const reconcile = () => reconcilePayments(deps());
/** The tenant with a subscription whose first payment is confirmed at the card service. No webhook has arrived. */
async function subscribed(): Promise<string> {
  expect(await subscribe()).toMatchObject({ ok: true });
  const [invoice] = stripe.world.list('invoices');
  const [subscription] = stripe.world.list('subscriptions');
  stripe.world.pay(invoice?.id ?? '');
  return subscription?.id ?? '';
}

async function deliver(event: StripeEvent): Promise<void> {
  const body = JSON.stringify(event);
  const signature = signEvent(webhookSecret, body, office.services.clock());
  expect(await receivePaymentEvent(deps(), new TextEncoder().encode(body), signature, 'request')).toMatchObject({ ok: true });
}

const state = async () => {
  const [row] = await office.sql<{ status: string; end: Date; ends: boolean }>(
    'select status::text, current_period_end as "end", cancel_at_period_end as ends from subscriptions where tenant_id = $1::uuid',
    [tenant.id],
  );
  const invoices = await office.sql(
    'select kind, amount, status::text from invoices where tenant_id = $1::uuid order by kind desc, amount desc, status',
    [tenant.id],
  );
  return { ...row, invoices };
};
const month = { kind: 'invoice', amount: '49.00', status: 'paid' };

describe('the reconciliation with the card service', () => {
  test('a payment, a refund and an end whose webhooks never arrive are known within one run, and a second run changes nothing', async () => {
    const id = await subscribed();
    expect(await state()).toMatchObject({ status: 'incomplete', invoices: [] });
    await reconcile();
    expect(await state()).toMatchObject({ status: 'active', invoices: [month] });
    stripe.world.renew(id);
    const charge = stripe.world.list('charges').at(-1);
    stripe.world.refund(charge?.id ?? '', 1500);
    await reconcile();
    const after = await state();
    expect(after).toMatchObject({ status: 'active', invoices: [month, month, { kind: 'credit_note', amount: '-15.00' }] });
    expect(after.end?.getTime()).toBeGreaterThan(office.services.clock().getTime() + 50 * 24 * 60 * 60 * 1000);
    await reconcile();
    expect(await state()).toEqual(after);
    stripe.world.cancel(id);
    await reconcile();
    expect(await state()).toMatchObject({ status: 'cancelled', ends: true });
  });

  test('objects older than the events that the card service keeps are read one by one', async () => {
    await subscribed();
    const { reports } = payments;
    if (reports !== undefined) payments = { ...payments, reports: { ...reports, events: async function* () {} } };
    await reconcile();
    expect(await state()).toMatchObject({ status: 'active', invoices: [month] });
  });

  test('webhooks that arrive before the customer is known are applied once it is known', async () => {
    const { createSubscription: create } = payments;
    payments = {
      ...payments,
      createSubscription: async (wanted) => {
        const started = await create(wanted);
        stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
        for (const event of stripe.world.events()) await deliver(event);
        return started;
      },
    };
    await subscribe();
    expect(await state()).toMatchObject({ status: 'active', invoices: [month] });
  });

  test('random webhook sequences with lost, repeated and swapped ones end in the state of the ordered one', async () => {
    const id = await subscribed();
    stripe.world.renew(id);
    stripe.world.refund(stripe.world.list('charges').at(-1)?.id ?? '', 700);
    stripe.world.useCard('declined');
    stripe.world.renew(id);
    stripe.world.pay(stripe.world.list('invoices').at(-1)?.id ?? '');
    stripe.world.cancel(id);
    const ordered = stripe.world.events();
    for (const event of ordered) await deliver(event);
    const wanted = await state();
    expect(wanted.invoices).toHaveLength(4);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(ordered.length - 1), { maxLength: 25 }), fc.nat(25), async (places, turn) => {
        await forget();
        for (const [at, place] of places.entries()) {
          if (at === turn) await reconcile();
          const event = ordered[place];
          if (event !== undefined) await deliver(event);
        }
        await reconcile();
        expect(await state()).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });

  /** The server as it was when the subscription had just been created. */
  async function forget(): Promise<void> {
    for (const table of ['provider_events', 'payment_objects', 'billing_events', 'invoices']) await office.sql(`delete from ${table}`);
    await office.sql(
      `update subscriptions set status = 'incomplete', provider_at = null, current_period_end = null, cancel_at_period_end = false,
         past_due_since = null where tenant_id = $1::uuid`,
      [tenant.id],
    );
  }
});

test('a card is entered for the customer that pays, after another attempt to subscribe was replaced', async () => {
  const entered = () => performOperation(changePaymentMethod, deps(), admin.caller, {});
  expect(await entered()).toMatchObject({ ok: true, value: { clientSecret: null } });
  expect(await subscribe()).toMatchObject({ ok: true });
  const other = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, $1::text, '99.00')`, [other]);
  expect(await performOperation(createSubscription, deps(), admin.caller, { planId: other })).toMatchObject({ ok: true });
  const paying = stripe.world.list('subscriptions').at(-1)?.customer;
  expect(await entered()).toMatchObject({
    ok: true,
    value: { clientSecret: expect.stringMatching(/^seti_\w+_secret_x$/), publishableKey: 'pk_test_1' },
  });
  expect(stripe.world.list('setup_intents').map(({ customer }) => customer)).toEqual([paying]);
});

describe('a card service that does not answer', () => {
  const minuteMs = 60_000;
  const decide = (operation: typeof cancelSubscription, input = {}) => performOperation(operation, deps(), admin.caller, input);
  const runEffects = () =>
    runDueEffects({
      db: office.database.db,
      clock: office.services.clock,
      handlers: billingEffects({ ...deps(), db: office.database.db }),
      onFault: () => undefined,
      random: () => 0.5,
    });
  afterEach(() => office.setClock(new Date()));

  test.each(['down', 'error', 'lost'] as const)('%s: a first payment that is asked for again is one subscription', async (failure) => {
    stripe.fail(failure);
    await expect(subscribe()).rejects.toThrow();
    stripe.fail(null);
    const id = await subscribed();
    await reconcile();
    expect(await state()).toMatchObject({ status: 'active', invoices: [month] });
    expect([stripe.world.list('customers').length, stripe.world.list('subscriptions').map((made) => made.id)]).toEqual([1, [id]]);
  });

  test.each(['down', 'error', 'lost', 'slow'] as const)(
    '%s: decisions made meanwhile reach it in their order within five minutes of its return',
    async (failure) => {
      const id = await subscribed();
      await reconcile();
      stripe.fail(failure);
      await decide(cancelSubscription, { reason: 'unused' });
      await runEffects();
      await decide(keepSubscription);
      await decide(cancelSubscription, { reason: 'unused' });
      await decide(keepSubscription);
      if (failure !== 'slow') await expect(reconcile()).rejects.toThrow();
      // A long outage: the pauses between attempts have grown.
      await office.sql(
        `update effects set attempts = 11, next_at = now() + interval '15 minutes' where state = 'queued' and type = 'billing.act'`,
      );
      stripe.fail(null);
      const returned = office.services.clock();
      for (let minute = 1; minute <= 5; minute += 1) {
        office.setClock(new Date(returned.getTime() + minute * minuteMs));
        await reconcile();
        await runEffects();
      }
      await reconcile();
      expect(
        await office.sql(`select state, last_error from effects where type = 'billing.act' and tenant_id = $1::uuid and state <> 'done'`, [
          tenant.id,
        ]),
      ).toEqual([]);
      expect(stripe.world.list('subscriptions').find((made) => made.id === id)).toMatchObject({ cancel_at_period_end: false });
      expect(await state()).toMatchObject({ status: 'active', ends: false, invoices: [month] });
    },
  );

  const passMinutes = async (count: number): Promise<void> => {
    const from = office.services.clock();
    for (let minute = 1; minute <= count; minute += 1) {
      office.setClock(new Date(from.getTime() + minute * minuteMs));
      await reconcile();
      await runEffects();
    }
  };

  test('a cancellation that was given up in a long outage is not sent after the decision that undoes it', async () => {
    const id = await subscribed();
    await reconcile();
    stripe.fail('down');
    await decide(cancelSubscription, { reason: 'unused' });
    await runEffects();
    await office.sql(`update effects set state = 'dead', attempts = 12 where type = 'billing.act' and tenant_id = $1::uuid`, [tenant.id]);
    await decide(keepSubscription);
    stripe.fail(null);
    await runEffects();
    await passMinutes(5);
    expect(stripe.world.list('subscriptions').find((made) => made.id === id)).toMatchObject({ cancel_at_period_end: false });
  });

  test('a request that the card service refuses does not hold up later decisions', async () => {
    const id = await subscribed();
    await reconcile();
    await office.sql(
      `insert into effects (id, key, tenant_id, type, payload, next_at, created_at) values (gen_random_uuid(), 'refused:' || $1::text, $1::uuid,
         'billing.act', '{"providerId": "sub_missing", "act": {"kind": "keep"}}', $2, $2)`,
      [tenant.id, office.services.clock()],
    );
    await runEffects();
    await decide(cancelSubscription, { reason: 'unused' });
    await runEffects();
    expect(stripe.world.list('subscriptions').find((made) => made.id === id)).toMatchObject({ cancel_at_period_end: true });
  });
});
