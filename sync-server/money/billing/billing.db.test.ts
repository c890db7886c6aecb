import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingTexts } from '#contract/money/billing.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { confirmPayment } from './payments/confirm-payment.ts';
import { signEvent } from './stripe/signed-event.ts';
import { createSubscription } from './subscription/create-subscription.ts';

let office: Office;
let secret: string;
let acme: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  // The secret is created on first use.
  await office.services.payments.readEvent(new Uint8Array(), null);
  const [row] = await office.sql<{ value: string }>(`select value #>> '{}' as value from secrets where key = 'payment-events'`);
  secret = row?.value ?? '';
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
});

const plan = async (price: string, columns = ''): Promise<string> => {
  const [row] = await office.sql<{ id: string }>(
    `insert into plans (id, name, base_price, calculator_limit${columns === '' ? '' : `, ${columns.split('=')[0]}`})
     values (gen_random_uuid(), 'Plan', $1, 9${columns === '' ? '' : `, ${columns.split('=')[1]}`}) returning id`,
    [price],
  );
  return row?.id ?? '';
};
const putOn = (tenant: OfficeTenant, planId: string) =>
  office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, planId]);
const subscribe = (who: OfficePerson = admin, body?: unknown): Promise<Said> => office.call(who, 'POST', '/api/create-subscription', body);
const subscriptions = () =>
  office.sql<{ status: string; planId: string; providerId: string; terms: unknown }>(
    'select status::text, plan_id as "planId", provider_id as "providerId", terms from subscriptions where tenant_id = $1::uuid',
    [acme.id],
  );
const secretOf = (said: Said): string => String(Reflect.get(Object(json(said)), 'clientSecret'));

describe('POST /api/create-subscription', () => {
  test('[R-CALL-42] [R-SUB-04] a paid plan is answered with the secret with which the browser pays', async () => {
    const planId = await plan('49.00');
    await putOn(acme, planId);
    const said = await subscribe();
    expect(said.status).toBe(200);
    expect(secretOf(said)).toMatch(/^sub_[\w-]+_secret_[\w-]{20,}$/);
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete', planId, terms: { basePrice: '49.00', calculatorLimit: 9 } }]);
  });

  test('[R-SUB-10] a free plan never asks for a card', async () => {
    await putOn(acme, await plan('0.00'));
    expect(json(await subscribe())).toEqual({});
    expect(await subscriptions()).toEqual([]);
  });

  test('[R-SUB-11] two requests, one after the other or at once, create one subscription', async () => {
    await putOn(acme, await plan('49.00'));
    const presses = [...(await Promise.all([subscribe(), subscribe(), subscribe()])), await subscribe()];
    expect(new Set(presses.map(secretOf)).size).toBe(1);
    expect(await subscriptions()).toHaveLength(1);
    expect(await office.sql(`select 1 from payment_objects where data ->> 'tenantId' = $1`, [acme.id])).toHaveLength(1);
  });

  test('[R-SUB-11] an attempt that is paid stays connected when the answer to a replaced one arrives late', async () => {
    await putOn(acme, await plan('49.00', "annual_price='490.00'"));
    const { payments } = office.services;
    let answerLate = (): void => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const createLate: typeof payments.createSubscription = async (wanted) => {
      await late;
      return payments.createSubscription(wanted);
    };
    const slow = { ...office.services, payments: { ...payments, createSubscription: createLate } };
    const monthly = performOperation(createSubscription, slow, admin.caller, {});
    await expect.poll(subscriptions).toHaveLength(1);
    const yearly = await subscribe(admin, { interval: 'year' });
    const providerId = secretOf(yearly).split('_secret_')[0];
    answerLate();
    expect(await monthly).toMatchObject({ ok: false, code: 'Conflict', message: billingTexts.replaced });
    expect(await subscriptions()).toMatchObject([{ providerId }]);
    while ((await office.runEffects()) > 0);
    const states = `select data ->> 'interval' as interval, data ->> 'status' as status from payment_objects where data ->> 'tenantId' = $1`;
    expect(await office.sql(`${states} order by 1`, [acme.id])).toEqual([
      { interval: 'month', status: 'canceled' },
      { interval: 'year', status: 'incomplete' },
    ]);
  });

  test('[R-CALL-42] a named plan must exist and be offered', async () => {
    const planId = await plan('99.00');
    expect((await subscribe(admin, { planId })).status).toBe(200);
    expect(await subscriptions()).toMatchObject([{ planId, status: 'incomplete' }]);
    expect(await subscribe(admin, { planId: randomUUID() })).toMatchObject({ status: 400, text: 'There is no such plan.' });
    const gone = await plan('9.00', 'is_active=false');
    expect(await subscribe(admin, { planId: gone })).toMatchObject({
      status: 409,
      text: 'This plan is not offered any more. Choose another one.',
    });
    expect((await subscribe(admin, { price: 0 })).text).toBe('Unknown field: price');
  });

  test('[R-CALL-42] the tenant is the most recently created one, and only its administrator subscribes it', async () => {
    expect((await subscribe(member)).status).toBe(403);
    expect((await office.call(undefined, 'POST', '/api/create-subscription')).status).toBe(401);
    const newer = await office.tenant();
    const split = await office.person('tenant_admin', [
      [acme, 'tenant_admin'],
      [newer, 'user'],
    ]);
    expect((await subscribe(split)).status).toBe(403);
    expect((await subscribe(await office.person('platform_owner'))).status).toBe(404);
  });

  test('a running subscription is not bought again, and another plan is refused', async () => {
    const planId = await plan('49.00');
    await putOn(acme, planId);
    await subscribe();
    await office.sql(`update subscriptions set status = 'active' where tenant_id = $1::uuid`, [acme.id]);
    expect(json(await subscribe())).toEqual({});
    expect(await subscribe(admin, { planId: await plan('99.00') })).toMatchObject({ status: 409 });
  });

  test('a coupon is used once per attempt, and a wrong one starts no attempt', async () => {
    await putOn(acme, await plan('49.00'));
    const code = `S${randomUUID().slice(0, 8)}`;
    await office.sql(`insert into coupons (id, code, name, value, usage_limit) values (gen_random_uuid(), $1, 'Coupon', '10', 5)`, [code]);
    expect(await subscribe(admin, { couponCode: 'WRONG' })).toMatchObject({ status: 404, text: 'This code is not valid.' });
    expect(await subscriptions()).toEqual([]);
    await subscribe(admin, { couponCode: code });
    await subscribe(admin, { couponCode: code });
    expect(await office.sql('select usage_count as n from coupons where code = $1', [code])).toEqual([{ n: 1 }]);
  });
});

describe('the first payment', () => {
  const pay = async (body?: object) => {
    const clientSecret = secretOf(await subscribe(admin, body));
    const delivery = await office.services.payments.confirmPayment?.(clientSecret);
    const headers = { 'content-type': 'application/json', 'stripe-signature': delivery?.signature ?? '' };
    await fetch(`${office.url}/api/payments/webhook`, { method: 'POST', body: delivery?.body ?? '', headers });
  };
  const invoices = () => office.sql('select amount, status::text from invoices where tenant_id = $1::uuid', [acme.id]);

  test('is invoiced once', async () => {
    await putOn(acme, await plan('49.00'));
    await pay();
    expect(await invoices()).toEqual([{ amount: '49.00', status: 'paid' }]);
  });

  test('of a year is the annual price, and the period is a year', async () => {
    await putOn(acme, await plan('49.00', "annual_price='490.00'"));
    await pay({ interval: 'year' });
    expect(await invoices()).toEqual([{ amount: '490.00', status: 'paid' }]);
    const [row] = await office.sql<{ months: number }>(
      `select extract(year from age(current_period_end + interval '1 hour', usage_from))::int * 12 as months
       from subscriptions where tenant_id = $1::uuid`,
      [acme.id],
    );
    expect(row?.months).toBe(12);
  });

  test('of a year is refused where the plan has no annual price', async () => {
    await putOn(acme, await plan('49.00'));
    expect(await subscribe(admin, { interval: 'year' })).toMatchObject({ status: 400, text: 'This plan is not sold by the year.' });
  });
});

describe('what a coupon takes off', () => {
  const coupon = async (type: string, value: string): Promise<string> => {
    const code = `D${randomUUID().slice(0, 8)}`;
    await office.sql(`insert into coupons (id, code, name, type, value) values (gen_random_uuid(), $1, 'Coupon', $2::coupon_type, $3)`, [
      code,
      type,
      value,
    ]);
    return code;
  };
  const asked = () =>
    office.sql<{ amount: number; trial: number }>(
      `select (data ->> 'amountCents')::int as amount, (data ->> 'trialDays')::int as trial from payment_objects
       where data ->> 'tenantId' = $1 order by created_at`,
      [acme.id],
    );

  for (const [type, value, amount, trial] of [
    ['percentage', '10', 4410, 0],
    ['fixed_amount', '20.00', 2900, 0],
    ['fixed_amount', '60.00', 0, 0],
    ['free_trial', '30', 4900, 30],
  ] as const) {
    test(`[R-COUP-10] ${type} ${value} of 49.00 asks for ${amount} cents after ${trial} days`, async () => {
      await putOn(acme, await plan('49.00'));
      expect((await subscribe(admin, { couponCode: await coupon(type, value) })).status).toBe(200);
      expect(await asked()).toEqual([{ amount, trial }]);
    });
  }

  test('[R-COUP-10] a coupon added on a second request changes the price, and the first attempt ends', async () => {
    await putOn(acme, await plan('49.00'));
    const first = secretOf(await subscribe());
    const second = secretOf(await subscribe(admin, { couponCode: await coupon('percentage', '50') }));
    expect(second).not.toBe(first);
    expect(secretOf(await subscribe())).toBe(second);
    expect((await asked()).map(({ amount }) => amount)).toEqual([4900, 2450]);
    while ((await office.runEffects()) > 0);
    expect(await office.sql(`select data ->> 'status' as s from payment_objects where data ->> 'clientSecret' = $1`, [first])).toEqual([
      { s: 'canceled' },
    ]);
  });
});

describe('POST /api/payments/confirm', () => {
  test('[R-PORT-09] the test card that paid is the payment method of the account', async () => {
    await putOn(acme, await plan('49.00'));
    const clientSecret = secretOf(await subscribe());
    const methodOf = async () => Reflect.get(Object(json(await office.call(admin, 'GET', '/api/tenant/billing'))), 'paymentMethod');
    expect(await methodOf()).toBeNull();
    expect(await confirm({ clientSecret, card: 'confirmed', isApproved: true }, true)).toMatchObject({ ok: true });
    expect(await methodOf()).toMatchObject({ brand: 'visa', last4: '3155' });
  });

  const confirm = (body: unknown, development: boolean) =>
    performOperation(confirmPayment, { ...office.services, development }, admin.caller, body);

  test('[R-SUB-12] on a development server the ledger reports the payment by a signed event, once', async () => {
    const planId = await plan('49.00');
    const clientSecret = secretOf(await subscribe(admin, { planId }));
    expect(await confirm({ clientSecret, card: 'declined' }, true)).toMatchObject({ ok: false, message: 'Your card was declined.' });
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete' }]);
    const asked = { clientSecret, card: 'confirmed' };
    expect(await confirm(asked, true)).toMatchObject({ ok: false, message: billingTexts.notApproved });
    expect(await confirm({ ...asked, isApproved: false }, true)).toMatchObject({ ok: false, message: billingTexts.notApproved });
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete' }]);
    expect(await confirm({ ...asked, isApproved: true }, true)).toMatchObject({ ok: true, value: { received: true } });
    expect(await subscriptions()).toMatchObject([{ status: 'active', planId }]);
    expect(await confirm({ clientSecret }, true)).toMatchObject({ ok: true });
    expect(await office.sql('select amount from invoices where tenant_id = $1::uuid', [acme.id])).toEqual([{ amount: '49.00' }]);
    expect(await confirm({ clientSecret: 'unknown' }, true)).toMatchObject({ ok: false, code: 'Conflict' });
  });

  test('[R-SUB-12] a process that ends between the success of the ledger and our write leaves the subscription active within five minutes', async () => {
    const clientSecret = secretOf(await subscribe(admin, { planId: await plan('49.00') }));
    await office.services.payments.confirmPayment?.(clientSecret);
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete' }]);
    office.setClock(new Date(office.services.clock().getTime() + 5 * 60_000));
    await office.sweep();
    expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
    expect(await confirm({ clientSecret }, true)).toMatchObject({ ok: true });
    expect(await office.sql('select amount, status::text from invoices where tenant_id = $1::uuid', [acme.id])).toEqual([
      { amount: '49.00', status: 'paid' },
    ]);
    office.setClock(new Date());
  });

  test('a coupon of 100% needs no card, and the invoice is 0.00 without a minimum charge', async () => {
    await office.sql(`insert into coupons (id, code, name, type, value) values (gen_random_uuid(), 'GIFT', 'Gift', 'percentage', '100')`);
    const planId = await plan('49.00');
    expect(json(await subscribe(admin, { planId, couponCode: 'GIFT' }))).toEqual({});
    expect(json(await subscribe(admin, { planId, couponCode: 'GIFT' }))).toEqual({});
    expect(await subscriptions()).toMatchObject([{ status: 'active', planId }]);
    expect(await office.sql('select amount, status::text from invoices where tenant_id = $1::uuid', [acme.id])).toEqual([
      { amount: '0.00', status: 'paid' },
    ]);
    expect(await office.sql(`select 1 from payment_objects where kind = 'charge' and data ->> 'tenantId' = $1`, [acme.id])).toEqual([]);
  });

  test('[R-SUB-12] outside development payments are confirmed at the provider, and this call changes nothing', async () => {
    const clientSecret = secretOf(await subscribe(admin, { planId: await plan('49.00') }));
    expect(await confirm({ clientSecret }, false)).toMatchObject({ ok: false, code: 'NotEnabled' });
    const said = await office.call(admin, 'POST', '/api/payments/confirm', { clientSecret });
    expect([said.status, said.text]).toEqual([403, 'Payments are confirmed at the payment provider.']);
    expect((await office.call(member, 'POST', '/api/payments/confirm', { clientSecret })).status).toBe(403);
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete' }]);
  });
});

describe('POST /api/payments/webhook', () => {
  interface Delivery {
    readonly id?: string;
    readonly status?: string;
    readonly created?: number;
    readonly signature?: string;
  }
  const nowSeconds = (): number => Math.floor(office.services.clock().getTime() / 1000);
  const deliver = async (
    providerId: string,
    { id = `evt_${randomUUID()}`, status = 'active', created = nowSeconds(), signature }: Delivery = {},
  ) => {
    const body = JSON.stringify({ id, type: 'customer.subscription.updated', created, data: { object: { id: providerId, status } } });
    const answer = await fetch(`${office.url}/api/payments/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? signEvent(secret, body, office.services.clock()) },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const started = async (): Promise<string> => {
    await subscribe(admin, { planId: await plan('49.00') });
    return (await subscriptions())[0]?.providerId ?? '';
  };
  const events = () => office.sql('select 1 from billing_events where tenant_id = $1::uuid and provider_event_id is not null', [acme.id]);

  test('a signed event moves the subscription, and the tenant gets the plan it pays for', async () => {
    const providerId = await started();
    expect(await deliver(providerId)).toEqual({ status: 200, text: '{"received":true}' });
    const [subscription] = await subscriptions();
    expect(subscription).toMatchObject({ status: 'active' });
    expect(await office.sql('select plan_id as "planId" from tenants where id = $1::uuid', [acme.id])).toEqual([
      { planId: subscription?.planId },
    ]);
  });

  test('the same event twice, also at the same moment, is processed once', async () => {
    const providerId = await started();
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(providerId, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await events()).toHaveLength(1);
  });

  test('an older event that arrives late changes nothing', async () => {
    const providerId = await started();
    await deliver(providerId, { status: 'active' });
    await deliver(providerId, { status: 'past_due', created: nowSeconds() - 60 });
    expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
  });

  test('a wrong signature, changed bytes or a wrong time are refused', async () => {
    const providerId = await started();
    const body = JSON.stringify({ id: 'evt', type: 'x', created: 1, data: { object: {} } });
    for (const signature of [
      '',
      'nonsense',
      `t=${nowSeconds()},v1=`,
      `t=${nowSeconds()},v1=${'0'.repeat(64)}`,
      signEvent('another secret', body, office.services.clock()),
      signEvent(secret, body, office.services.clock()),
      signEvent(secret, body, new Date(0)),
    ])
      expect(await deliver(providerId, { signature })).toEqual({ status: 403, text: 'The signature of this event is not valid.' });
    expect(await subscriptions()).toMatchObject([{ status: 'incomplete' }]);
    expect(await events()).toHaveLength(0);
  });

  test('an event of an unknown subscription is accepted and changes nothing', async () => {
    expect((await deliver('sub_unknown')).status).toBe(200);
  });
});

describe('a tenant that ends', () => {
  test('has its subscription cancelled at the provider, after the commit', async () => {
    await subscribe(admin, { planId: await plan('49.00') });
    const [before] = await subscriptions();
    const owner = await office.person('platform_owner');
    expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${acme.id}/delete-with-users`)).status).toBe(200);
    while ((await office.runEffects()) > 0);
    expect(
      await office.sql(`select data ->> 'status' as status from payment_objects where data ->> 'id' = $1`, [before?.providerId ?? '']),
    ).toEqual([{ status: 'canceled' }]);
  });
});
