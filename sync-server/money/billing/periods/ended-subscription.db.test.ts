import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signEvent } from '#server/money/billing/stripe/signed-event.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sequence = { at: 0 };
let office: Office;
let secret: string;
let starter: string;
let professional: string;
let calculatorIds: readonly string[];
let tenant: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  // The secret is created on first use.
  await office.services.payments.readEvent(new Uint8Array(), null);
  const [row] = await office.sql<{ value: string }>(`select value #>> '{}' as value from secrets where key = 'payment-events'`);
  secret = row?.value ?? '';
  starter = await plan('Starter', '0.00', 5, 0);
  professional = await plan('Professional', '49.00', null, 1);
  calculatorIds = Array.from({ length: 9 }, (_, place) => `calculator-${place}`);
  for (const [place, id] of calculatorIds.entries())
    await office.sql(
      `insert into calculators (id, title, description, category, suite, icon, sort_order) values ($1, $1, '', 'Loans', 'financial', '', $2::int)`,
      [id, place],
    );
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  tenant = await office.tenant();
  await office.sql('update plans set is_active = false where id not in ($1::uuid, $2::uuid)', [starter, professional]);
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, professional]);
});

async function plan(name: string, price: string, limit: number | null, sortOrder: number): Promise<string> {
  const id = randomUUID();
  await office.sql(
    `insert into plans (id, name, base_price, calculator_limit, sort_order, custom_domain) values ($1::uuid, $2, $3, $4::int, $5::int, $6::boolean)`,
    [id, name, price, limit, sortOrder, String(price !== '0.00')],
  );
  return id;
}

const now = (): Date => office.services.clock();
const ago = (days: number): Date => new Date(now().getTime() - days * dayMs);

/** The subscription of the tenant, paid until the given day, with the terms of its purchase. */
async function subscribed(until: Date): Promise<string> {
  const providerId = `sub_${randomUUID()}`;
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, provider_id, current_period_end)
     values ($1::uuid, $2::uuid, 'active', '{"calculatorLimit": null, "customDomain": true}', $3, $4)`,
    [tenant.id, professional, providerId, until],
  );
  return providerId;
}

async function use(count: number): Promise<void> {
  for (const [place, id] of calculatorIds.slice(0, count).entries())
    await office.sql('insert into tenant_calculators (tenant_id, calculator_id, added_at) values ($1::uuid, $2, $3)', [
      tenant.id,
      id,
      // The first one in the list was added last.
      ago(place + 1),
    ]);
}

interface Report {
  readonly status: string;
  readonly end?: Date;
  readonly cancelAtPeriodEnd?: boolean;
}

async function report(providerId: string, { status, end, cancelAtPeriodEnd = false }: Report): Promise<void> {
  sequence.at += 1;
  const object = {
    id: providerId,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    ...(end === undefined ? {} : { current_period_end: Math.floor(end.getTime() / 1000) }),
  };
  const created = Math.floor(now().getTime() / 1000) + sequence.at;
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'customer.subscription.updated', created, data: { object } });
  const answer = await fetch(`${office.url}/api/payments/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(secret, body, now()) },
  });
  expect(answer.status).toBe(200);
}

const info = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/info')));
const add = (calculatorId: string): Promise<Said> =>
  office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/calculators/${calculatorId}`);
const remove = (calculatorId: string): Promise<Said> =>
  office.call(admin, 'DELETE', `/api/admin/tenants/${tenant.id}/calculators/${calculatorId}`);
const subscription = async () => {
  const [row] = await office.sql<{ status: string; ends: boolean }>(
    'select status::text, cancel_at_period_end as ends from subscriptions where tenant_id = $1::uuid',
    [tenant.id],
  );
  return row;
};

describe('a subscription that ended', () => {
  test('keeps the limits that were paid for until the end of the period, and no longer', async () => {
    const providerId = await subscribed(ago(-10));
    await use(9);
    await report(providerId, { status: 'canceled', end: ago(-10) });
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Professional', calculatorLimit: null });
    await office.sql(`update subscriptions set current_period_end = now() - interval '1 minute' where tenant_id = $1::uuid`, [tenant.id]);
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Starter', calculatorLimit: 5, aiCallsIncluded: 0 });
    expect(await subscription()).toEqual({ status: 'cancelled', ends: false });
  });

  test('falls back to the free plan at once when the provider reports its end after the period', async () => {
    const providerId = await subscribed(ago(1));
    await report(providerId, { status: 'canceled', end: ago(1) });
    expect((await info()).plan).toMatchObject({ name: 'Starter' });
    const claimed = await office.call(admin, 'POST', '/api/tenant/domains', { domain: `${randomUUID().slice(0, 8)}.example.com` });
    expect([claimed.status, claimed.text]).toEqual([403, 'Your plan has no custom domain. Please upgrade.']);
  });

  test('ends with the period also where the report of the end gets lost', async () => {
    const providerId = await subscribed(ago(-1));
    await report(providerId, { status: 'active', end: ago(-1), cancelAtPeriodEnd: true });
    await office.sql(`update subscriptions set current_period_end = now() - interval '1 minute' where tenant_id = $1::uuid`, [tenant.id]);
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Starter' });
    expect(await subscription()).toEqual({ status: 'cancelled', ends: false });
  });

  test('deletes nothing: the calculators added first stay in force, more are refused, and the choice brings others back', async () => {
    const providerId = await subscribed(ago(1));
    await use(8);
    await report(providerId, { status: 'canceled', end: ago(1) });
    const first = ['calculator-3', 'calculator-4', 'calculator-5', 'calculator-6', 'calculator-7'];
    expect(await info()).toMatchObject({ usage: { calculators: 8 }, calculatorIds: first });
    expect((await add('calculator-8')).text).toBe('Your plan allows 5 calculators. Please upgrade for more.');
    for (const id of ['calculator-5', 'calculator-6', 'calculator-7']) expect((await remove(id)).status).toBe(200);
    expect((await info()).calculatorIds).toEqual(['calculator-0', 'calculator-1', 'calculator-2', 'calculator-3', 'calculator-4']);
  });

  test('is ended once: a plan that the platform owner gives afterwards stays', async () => {
    const providerId = await subscribed(ago(1));
    await report(providerId, { status: 'canceled', end: ago(1) });
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { planId: professional })).status).toBe(200);
    await report(providerId, { status: 'canceled', end: ago(1) });
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Professional' });
  });

  test('takes no plan away that the platform owner gave before the end of the period', async () => {
    const providerId = await subscribed(ago(-10));
    await report(providerId, { status: 'canceled', end: ago(-10) });
    const gift = await plan('Gift', '19.00', null, 4);
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { planId: gift })).status).toBe(200);
    await office.sql(`update subscriptions set current_period_end = now() - interval '1 minute' where tenant_id = $1::uuid`, [tenant.id]);
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Gift' });
  });

  test('ends on time even if another plan is being bought and is not paid yet', async () => {
    const providerId = await subscribed(ago(-10));
    await report(providerId, { status: 'canceled', end: ago(-10) });
    const other = await plan('Enterprise', '199.00', null, 2);
    expect((await office.call(admin, 'POST', '/api/create-subscription', { planId: other })).status).toBe(200);
    await office.sql(`update subscriptions set current_period_end = now() - interval '1 minute' where tenant_id = $1::uuid`, [tenant.id]);
    await office.sweep();
    expect((await info()).plan).toMatchObject({ name: 'Starter' });
    expect(await subscription()).toEqual({ status: 'incomplete', ends: false });
  });

  test('that was never paid takes no plan away', async () => {
    const providerId = await subscribed(ago(-10));
    await office.sql(`update subscriptions set status = 'incomplete', current_period_end = null where tenant_id = $1::uuid`, [tenant.id]);
    await report(providerId, { status: 'incomplete_expired' });
    expect((await info()).plan).toMatchObject({ name: 'Professional' });
  });
});

describe('a plan with a lower limit', () => {
  const sentence = 'You use 9 of 5 calculators: choose which stay, then change the plan.';

  test('[R-SUB-10] is refused with the numbers when an administrator switches to it, until the choice is made', async () => {
    await use(9);
    const refused = await office.call(admin, 'POST', '/api/create-subscription', { planId: starter });
    expect([refused.status, refused.text]).toEqual([403, sentence]);
    expect((await info()).plan).toMatchObject({ name: 'Professional' });
    for (const id of calculatorIds.slice(0, 4)) await remove(id);
    expect(json(await office.call(admin, 'POST', '/api/create-subscription', { planId: starter }))).toEqual({});
    expect((await info()).plan).toMatchObject({ name: 'Starter' });
  });

  test('is refused before it is paid', async () => {
    await use(9);
    const solo = await plan('Solo', '9.50', 5, 3);
    expect((await office.call(admin, 'POST', '/api/create-subscription', { planId: solo })).text).toBe(sentence);
  });

  test('is refused to the platform owner, too, but other fields of the form are saved', async () => {
    await use(9);
    const refused = await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { planId: starter });
    expect([refused.status, refused.text]).toEqual([403, 'This tenant uses 9 of 5 calculators: choose which stay, then change the plan.']);
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { name: 'Other name' })).status).toBe(200);
  });

  test('is accepted if it raises the limit of the tenant', async () => {
    await use(9);
    await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, starter]);
    const wider = await plan('Seven', '0.00', 7, 9);
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { planId: wider })).status).toBe(200);
  });
});
