import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { centsToText } from '#contract/values/amounts/cents.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60 * 1000;
const calculatorIds = Array.from({ length: 9 }, (_, place) => `calculator-${place}`);
let office: Office;
let plans: Readonly<Record<'starter' | 'small' | 'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  plans = {
    starter: await plan('Starter', '0.00', 5),
    small: await plan('Small', '19.00', 5),
    professional: await plan('Professional', '49.00', 20),
    enterprise: await plan('Enterprise', '199.00', null),
  };
  for (const [place, id] of calculatorIds.entries())
    await office.sql(
      `insert into calculators (id, title, description, category, suite, icon, sort_order) values ($1, $1, '', 'Loans', 'financial', '', $2::int)`,
      [id, place],
    );
});
afterAll(() => office.close());
beforeEach(async () => {
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  member = await office.person('user', [[tenant, 'user']]);
});

async function plan(name: string, price: string, limit: number | null): Promise<string> {
  const id = randomUUID();
  await office.sql('insert into plans (id, name, base_price, calculator_limit) values ($1::uuid, $2, $3, $4::int)', [
    id,
    name,
    price,
    limit,
  ]);
  return id;
}

const inDays = (days: number): Date => new Date(office.services.clock().getTime() + days * dayMs);

const monthly: object = { basePrice: '49.00', calculatorLimit: 20 };

interface Subscribed {
  readonly end?: Date;
  readonly status?: string;
  readonly providerId?: string;
  readonly terms?: object;
}

async function subscribed({ end = inDays(10), status = 'active', providerId, terms = monthly }: Subscribed = {}): Promise<void> {
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end, provider_id)
     values ($1::uuid, $2::uuid, $3::subscription_status, $6::jsonb, $4, $5)`,
    [tenant.id, plans.professional, status, end, providerId ?? null, JSON.stringify(terms)],
  );
}

async function use(count: number): Promise<void> {
  for (const id of calculatorIds.slice(0, count))
    await office.sql('insert into tenant_calculators (tenant_id, calculator_id) values ($1::uuid, $2)', [tenant.id, id]);
}

const post = (path: string, body: object, who = admin) => office.call(who, 'POST', `/api/tenant/${path}`, body);
const preview = async (planId: string) => json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${planId}`));
const due = async (planId: string): Promise<number> => Number(Reflect.get(Object(await preview(planId)), 'amountDueCents'));
const invoices = () =>
  office.sql<{ amount: string; status: string }>('select amount, status::text from invoices where tenant_id = $1::uuid', [tenant.id]);
const info = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/info')));
const passEnd = () =>
  office.sql(`update subscriptions set current_period_end = now() - interval '1 minute' where tenant_id = $1::uuid`, [tenant.id]);
const used = async () => {
  const rows = await office.sql<{ id: string }>(
    'select calculator_id as id from tenant_calculators where tenant_id = $1::uuid and is_enabled order by 1',
    [tenant.id],
  );
  return rows.map(({ id }) => id);
};

describe('a change of plan', () => {
  test('[R-PORT-18] an upgrade is previewed, done at once and charged once, however often it is sent', async () => {
    await subscribed();
    const amountDueCents = await due(plans.enterprise);
    // 150.00 for 10 days of a month of 28 to 31 days.
    expect([5357, 5172, 5000, 4839]).toContain(amountDueCents);
    const said = await Promise.all([1, 2, 3].map(() => post('plan-change', { planId: plans.enterprise, amountDueCents })));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await invoices()).toEqual([{ amount: centsToText(amountDueCents), status: 'paid' }]);
    expect(await info()).toMatchObject({ plan: { name: 'Enterprise', calculatorLimit: null }, subscription: { price: '199.00' } });
  });

  test('[R-PORT-18] an upgrade whose card is declined does not begin, is not owed, and says why', async () => {
    await subscribed();
    await office.sql(`insert into payment_objects (id, kind, data) values ($1, 'card', '{"card": "declined"}')`, [`card:${tenant.id}`]);
    const amountDueCents = await due(plans.enterprise);
    const said = await post('plan-change', { planId: plans.enterprise, amountDueCents });
    expect([said.status, said.text]).toEqual([
      409,
      'Your card was declined, so your plan has not changed. Change the payment method and try again.',
    ]);
    while ((await office.runEffects()) > 0);
    await office.sweep();
    expect(await info()).toMatchObject({ plan: { name: 'Professional' }, subscription: { status: 'active', price: '49.00' } });
    expect(await invoices()).toEqual([{ amount: centsToText(amountDueCents), status: 'void' }]);
    await office.sql(`delete from payment_objects where id = $1`, [`card:${tenant.id}`]);
    expect((await post('plan-change', { planId: plans.enterprise, amountDueCents })).status).toBe(200);
    expect(await info()).toMatchObject({ plan: { name: 'Enterprise' }, subscription: { price: '199.00' } });
  });

  test('[R-PORT-18] a subscriber by the year pays for the rest of the year, and stays one', async () => {
    await office.sql(`update plans set annual_price = '490.00' where id = $1::uuid`, [plans.professional]);
    await office.sql(`update plans set annual_price = '1990.00' where id = $1::uuid`, [plans.enterprise]);
    await subscribed({ end: inDays(100), terms: { basePrice: '49.00', annualPrice: '490.00', interval: 'year', calculatorLimit: 20 } });
    const shown = await preview(plans.enterprise);
    expect(shown).toMatchObject({ kind: 'upgrade', interval: 'year', priceCents: 199_000 });
    // 1,500.00 for 100 days of a year of 365 or 366 days.
    const amountDueCents = await due(plans.enterprise);
    expect([41_096, 40_984]).toContain(amountDueCents);
    expect(json(await post('plan-change', { planId: plans.enterprise, amountDueCents }))).toMatchObject({
      planName: 'Enterprise',
      interval: 'year',
      priceCents: 199_000,
    });
    const [kept] = await office.sql<{ interval: string }>(
      `select terms ->> 'interval' as interval from subscriptions where tenant_id = $1::uuid`,
      [tenant.id],
    );
    expect(kept).toEqual({ interval: 'year' });
    const down = await preview(plans.professional);
    expect(down).toMatchObject({ kind: 'downgrade', interval: 'year', priceCents: 49_000 });
    await post('plan-change', { planId: plans.professional, amountDueCents: 0 });
    await passEnd();
    await office.sweep();
    await office.sweep();
    const [renewed] = await office.sql<{ amount: string }>(
      `select amount from invoices where tenant_id = $1::uuid order by created_at desc limit 1`,
      [tenant.id],
    );
    expect(renewed).toEqual({ amount: '490.00' });
  });

  test('[R-PORT-18] charges no amount other than the one shown', async () => {
    await subscribed();
    const said = await post('plan-change', { planId: plans.enterprise, amountDueCents: 1 });
    expect([said.status, said.text]).toEqual([409, 'The amount due has changed since it was shown. Look at it again.']);
    expect(await invoices()).toEqual([]);
  });

  test('[R-PORT-18] a downgrade waits for the end of the period and keeps the chosen calculators', async () => {
    await subscribed();
    await use(9);
    expect(await preview(plans.small)).toMatchObject({ kind: 'downgrade', amountDueCents: 0, calculatorsUsed: 9, calculatorLimit: 5 });
    const refusal = await post('plan-change', { planId: plans.small, amountDueCents: 0 });
    expect(refusal.text).toBe('You use 9 of 5 calculators: choose which stay, then change the plan.');
    const tooMany = await post('plan-change', { planId: plans.small, amountDueCents: 0, keep: calculatorIds.slice(0, 6) });
    expect(tooMany.text).toBe('Choose at most 5 calculators that stay.');
    const keep = calculatorIds.slice(4, 9);
    expect((await post('plan-change', { planId: plans.small, amountDueCents: 0, keep })).status).toBe(200);
    await office.sweep();
    expect(await used()).toHaveLength(9);
    expect(await info()).toMatchObject({ plan: { name: 'Professional' }, subscription: { pendingPlanName: 'Small' } });
    await passEnd();
    await office.sweep();
    await office.sweep();
    expect(await used()).toEqual(keep);
    expect(await info()).toMatchObject({
      plan: { name: 'Small' },
      subscription: { pendingPlanName: null, price: '19.00', status: 'active' },
    });
  });

  test('[R-PORT-18] a downgrade to the free plan keeps the chosen calculators, too', async () => {
    await subscribed();
    await use(9);
    const keep = calculatorIds.slice(4, 9);
    expect((await post('plan-change', { planId: plans.starter, amountDueCents: 0, keep })).status).toBe(200);
    await passEnd();
    await office.sweep();
    expect(await used()).toEqual(keep);
    expect(await info()).toMatchObject({ plan: { name: 'Starter' }, subscription: { status: 'cancelled', pendingPlanName: null } });
  });

  test('[R-PORT-18] a downgrade is taken back by choosing the current plan', async () => {
    await subscribed();
    await post('plan-change', { planId: plans.starter, amountDueCents: 0 });
    expect(json(await post('plan-change', { planId: plans.professional, amountDueCents: 0 }))).toMatchObject({ pendingPlanName: null });
    await passEnd();
    await office.sweep();
    expect(await info()).toMatchObject({ plan: { name: 'Professional' } });
  });

  test('[R-PORT-18] other roles cannot change it, and every change goes through the card service', async () => {
    await subscribed({ providerId: `sub_${randomUUID()}` });
    expect((await post('subscription/cancel', { reason: 'unused' }, member)).status).toBe(403);
    const stripe = createStripePayments({
      publishableKey: 'pk_test',
      secretKey: 'sk_test',
      webhookSecret: 'whsec',
      clock: office.services.clock,
    });
    expect(stripe.isOwnLedger).toBe(false);
  });
});

describe('a pause', () => {
  test('[R-PORT-18] holds changes, keeps the paid days and ends on its day', async () => {
    await subscribed();
    const resumesAt = inDays(30).toISOString();
    expect(json(await post('subscription/pause', { resumesAt }))).toMatchObject({ status: 'paused', resumesAt });
    const add = `/api/admin/tenants/${tenant.id}/calculators/calculator-0`;
    expect((await office.call(admin, 'POST', add)).text).toContain('suspended');
    await office.sql(
      `update subscriptions set paused_at = paused_at - interval '31 days', resumes_at = resumes_at - interval '31 days',
         current_period_end = current_period_end - interval '31 days' where tenant_id = $1::uuid`,
      [tenant.id],
    );
    await office.sweep();
    expect((await office.call(admin, 'POST', add)).status).toBe(200);
    const { subscription } = await info();
    expect(subscription).toMatchObject({ status: 'active', resumesAt: null });
    // 10 paid days were left 31 days ago, and 30 of the days since were paused.
    expect(Math.round((Date.parse(subscription.currentPeriodEnd) - inDays(0).getTime()) / dayMs)).toBe(9);
  });

  test('[R-PORT-18] is resumed at once, and a second request changes nothing', async () => {
    await subscribed();
    await post('subscription/pause', { resumesAt: inDays(30).toISOString() });
    expect(json(await post('subscription/resume', {}))).toMatchObject({ status: 'active', resumesAt: null });
    expect(json(await post('subscription/resume', {}))).toMatchObject({ status: 'active' });
  });

  test('[R-PORT-18] accepts a resume date within 90 days', async () => {
    await subscribed();
    for (const resumesAt of [inDays(-1), inDays(91)])
      expect((await post('subscription/pause', { resumesAt: resumesAt.toISOString() })).text).toBe('Choose a day within the next 90 days.');
  });
});

test('the next invoice of a paused subscription is due when the days of the pause have been added, and of one without an end never', async () => {
  const end = inDays(10);
  await subscribed({ end });
  const account = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/billing')));
  await post('subscription/pause', { resumesAt: inDays(30).toISOString() });
  const { nextInvoiceAt, nextInvoiceCents } = await account();
  expect(Math.abs(Date.parse(nextInvoiceAt) - end.getTime() - 30 * dayMs)).toBeLessThan(60_000);
  expect(nextInvoiceCents).toBe(4900);
  await office.sql('update subscriptions set resumes_at = null where tenant_id = $1::uuid', [tenant.id]);
  expect(await account()).toMatchObject({ nextInvoiceAt: null, nextInvoiceCents: null });
});

describe('a cancellation', () => {
  test('[R-PORT-18] takes effect with the period, and is undone until then', async () => {
    await subscribed();
    expect(json(await post('subscription/cancel', { reason: 'too_expensive' }))).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(json(await post('subscription/keep', {}))).toMatchObject({ cancelAtPeriodEnd: false });
    await passEnd();
    await office.sweep();
    expect(await info()).toMatchObject({ plan: { name: 'Professional' } });
    await office.sql('update subscriptions set current_period_end = $2 where tenant_id = $1::uuid', [tenant.id, inDays(5)]);
    await post('subscription/cancel', { reason: 'unused', comment: 'Closing' });
    await passEnd();
    await office.sweep();
    expect(await info()).toMatchObject({ subscription: { status: 'cancelled' } });
    expect((await info()).plan.name).not.toBe('Professional');
    expect((await post('subscription/keep', {})).text).toBe('This tenant has no running subscription. Choose a plan to subscribe.');
  });

  test('[R-PORT-18] a change to a year waits for the end of the period and is then paid at once', async () => {
    await office.sql(
      `update plans set annual_price = case id when $1::uuid then '499.00' else '1990.00' end where id in ($1::uuid, $2::uuid)`,
      [plans.professional, plans.enterprise],
    );
    await subscribed({ end: inDays(15), terms: { ...monthly, planName: 'Professional', annualPrice: '499.00' } });
    const change = (planId: string, amountDueCents: number) => post('plan-change', { planId, interval: 'year', amountDueCents });
    const shown = async (planId: string) =>
      Object(json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${planId}&interval=year`)));
    expect(await shown(plans.professional)).toMatchObject({ kind: 'interval', amountDueCents: 0, priceCents: 49_900, interval: 'year' });
    expect((await change(plans.professional, 0)).status).toBe(200);
    expect(await office.sql('select pending_interval as i from subscriptions where tenant_id = $1::uuid', [tenant.id])).toEqual([
      { i: 'year' },
    ]);
    const { amountDueCents } = await shown(plans.enterprise);
    expect(await shown(plans.enterprise)).toMatchObject({ kind: 'upgrade', priceCents: 199_000, interval: 'year', effectiveAt: null });
    expect(amountDueCents).toBe(await due(plans.enterprise));
    expect((await change(plans.enterprise, amountDueCents)).status).toBe(200);
    await passEnd();
    await office.sweep();
    while ((await office.runEffects()) > 0);
    expect((await invoices()).map(({ amount }) => amount).sort()).toEqual(['1990.00', centsToText(amountDueCents)].sort());
    expect(await shown(plans.enterprise)).toMatchObject({ kind: 'current', interval: 'year', priceCents: 199_000 });
    expect((await post('plan-change', { planId: plans.small, interval: 'year', amountDueCents: 0 })).status).toBe(400);
    await office.sql('update plans set annual_price = null');
  });

  test('[R-PORT-18] stores the reason', async () => {
    await subscribed();
    await post('subscription/cancel', { reason: 'other', comment: 'Merged' });
    expect(
      await office.sql("select type, data from billing_events where tenant_id = $1::uuid and type <> 'subscription.value'", [tenant.id]),
    ).toEqual([{ type: 'subscription.cancelled', data: { reason: 'other', comment: 'Merged' } }]);
  });
});
