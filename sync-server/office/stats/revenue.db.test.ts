import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let professional: string;
const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-31T09:00:00Z');

beforeAll(async () => {
  office = await openOffice();
  office.setClock(start);
  owner = await office.person('platform_owner');
  professional = randomUUID();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price, ai_calls_included) values (gen_random_uuid(), 'Starter', '0.00', null, 0),
       ($1::uuid, 'Professional', '49.00', '499.00', 10)`,
    [professional],
  );
});
afterAll(() => office.close());

interface Month {
  readonly month: string;
  readonly recurringCents: number;
}
const months = async (): Promise<readonly Month[]> => Object(json(await office.call(owner, 'GET', '/api/admin/revenue'))).months;
const noMovements = { newCents: 0, expansionCents: 0, contractionCents: 0, churnCents: 0, reactivationCents: 0 };
const deferredCents = async (): Promise<unknown> => Object(json(await office.call(owner, 'GET', '/api/admin/revenue'))).deferredCents;
const monthOf = async (name: string) => (await months()).find(({ month }) => month.startsWith(name));

async function day(number: number): Promise<void> {
  office.setClock(new Date(start.getTime() + number * dayMs + 60_000));
  await office.sweep();
  while ((await office.runEffects()) > 0);
}

async function subscriber(interval: 'month' | 'year'): Promise<{ tenant: OfficeTenant; admin: OfficePerson }> {
  const tenant = await office.tenant();
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const started = await office.call(admin, 'POST', '/api/create-subscription', { planId: professional, interval });
  const { clientSecret } = Object(json(started));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
  return { tenant, admin };
}

describe('the revenue of the platform', () => {
  test('is shown in full above the whole numbers that GraphQL can hold', async () => {
    await office.sql(
      `insert into billing_events (id, tenant_id, type, data, created_at)
       select gen_random_uuid(), gen_random_uuid(), 'subscription.value', '{"status": "active", "monthlyCents": 100000000}', $1::timestamptz
       from generate_series(1, 30)`,
      [start],
    );
    const query = '{ revenue { months { recurringCents invoicedCents aiCents } } }';
    const { text } = await office.call(owner, 'POST', '/graphql', { query }, { [graphqlHeader]: '1' });
    await office.sql(`delete from billing_events where data ->> 'monthlyCents' = '100000000'`);
    expect(JSON.parse(text)).not.toHaveProperty('errors');
    expect(JSON.parse(text).data.revenue.months.at(-1)).toMatchObject({ recurringCents: 3_000_000_000 });
  });

  test('[R-ADM-27] is counted from the events of each month: recurring revenue, churn, invoices, and AI calls', async () => {
    const monthly = await subscriber('month');
    const yearly = await subscriber('year');
    await office.sql(
      `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
       values (gen_random_uuid(), $1::uuid, 810, '2026-02-10T00:00:00Z', '2026-02-11T00:00:00Z')`,
      [monthly.tenant.id],
    );
    expect(await monthOf('2026-01')).toEqual({
      month: '2026-01-01T00:00:00.000Z',
      recurringCents: 4900 + 4158,
      movements: { ...noMovements, newCents: 4900 + 4158 },
      customers: 2,
      churned: 0,
      churnPercent: null,
      invoicedCents: 4900 + 49_900,
      collectedCents: 4900 + 49_900,
      aiCalls: 0,
      aiCents: 0,
    });
    await day(5);
    const paused = { resumesAt: new Date(start.getTime() + 15 * dayMs).toISOString() };
    expect((await office.call(yearly.admin, 'POST', '/api/tenant/subscription/pause', paused)).status).toBe(200);
    expect(await monthOf('2026-02')).toMatchObject({
      ...{ recurringCents: 4900, customers: 2, churned: 0 },
      movements: { ...noMovements, contractionCents: -4158 },
    });
    // Five of 365 days are over, and the sixth has begun.
    expect(await deferredCents()).toBe(Math.round((49_900 * 360) / 365));
    await day(16);
    expect(await deferredCents()).toBe(Math.round((49_900 * 359) / 365));
    expect(await monthOf('2026-02')).toMatchObject({ recurringCents: 4900 + 4158, movements: noMovements, aiCalls: 810 });
    expect((await office.call(monthly.admin, 'POST', '/api/tenant/subscription/cancel', { reason: 'unused' })).status).toBe(200);
    expect(await monthOf('2026-02')).toMatchObject({ recurringCents: 4900 + 4158, churned: 0 });
    await day(28);
    expect(await monthOf('2026-02')).toMatchObject({ recurringCents: 4158, customers: 1, churned: 1, churnPercent: 50 });
    expect(await monthOf('2026-02')).toMatchObject({ movements: { ...noMovements, churnCents: -4900 }, collectedCents: 800 });
    expect(await monthOf('2026-02')).toMatchObject({ invoicedCents: 800, aiCents: 800, aiCalls: 810 });
  });

  test('[R-ADM-27] of the time before the events is derived from invoices and subscriptions', async () => {
    const before = (await months()).map(({ recurringCents }) => recurringCents);
    await office.sql(`delete from billing_events where type = 'subscription.value'`);
    const statement = readFileSync(
      new URL('../../../prisma/migrations/20261123040200_subscription_values/migration.sql', import.meta.url),
      'utf8',
    );
    const [, insert = ''] = /(WITH[\s\S]*);\nRESET/.exec(statement) ?? [];
    await office.sql(insert.replaceAll('now()', `'${office.services.clock().toISOString()}'::timestamptz`));
    expect((await months()).map(({ recurringCents }) => recurringCents)).toEqual(before);
  });
});
