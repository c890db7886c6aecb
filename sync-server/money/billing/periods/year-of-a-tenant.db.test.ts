import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
const plans = { professional: randomUUID(), enterprise: randomUUID() };
/** Calls of one day in each month, at the allowance, one beyond it, and on both sides of the minimum and of the cap. */
const calls = {
  '2026-02-10': 1000,
  '2026-03-05': 1001,
  '2026-04-10': 1500,
  '2026-05-10': 1501,
  '2026-06-10': 11_000,
  '2026-07-10': 11_001,
  '2026-08-12': 900,
  '2026-09-12': 5000,
  '2026-10-12': 5001,
  '2026-11-12': 20_000,
  '2026-12-12': 4999,
  '2027-01-12': 5777,
};

beforeAll(async () => {
  office = await openOffice();
  office.setClock(new Date('2026-01-31T09:00:00Z'));
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(
    `insert into plans (id, name, base_price, ai_calls_included) values ($1::uuid, 'Professional', '49.99', 1000), ($2::uuid, 'Enterprise', '199.99', 5000)`,
    [plans.professional, plans.enterprise],
  );
  await office.sql(`insert into coupons (id, code, name, type, value) values ($1::uuid, 'TEN', 'Ten', 'percentage', '10')`, [randomUUID()]);
  for (const [day, count] of Object.entries(calls))
    await office.sql(
      `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
       values (gen_random_uuid(), $1::uuid, $2::int, $3::timestamptz, $3::timestamptz + interval '1 day')`,
      [tenant.id, count, new Date(`${day}T00:00:00Z`)],
    );
});
afterAll(() => office.close());

const setTax = (percent: number) =>
  office.sql(
    `insert into platform_settings (key, value) values ('billing', jsonb_build_object('gracePeriodDays', 15, 'firstReminderDays', 5,
       'finalReminderDays', 1, 'taxPercent', $1::numeric)) on conflict (key) do update set value = excluded.value`,
    [percent],
  );
async function at(moment: string): Promise<void> {
  office.setClock(new Date(moment));
  await office.sweep();
  while ((await office.runEffects()) > 0);
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
}
const invoices = () =>
  office.sql<{ number: string; amount: string; status: string }>(
    'select number, amount, status::text from invoices where tenant_id = $1::uuid order by created_at, number',
    [tenant.id],
  );

/**
 * Half a cent is rounded up. Each amount is calculated from the specification a second time, apart from this code: price less 10 %, plus 0.01 for each call above the
 * allowance (at least 5.00, at most 100.00), plus 8.1 % tax, and 19 % from September 15 on. The upgrade on July 20 at 13:30 costs the
 * new price for 11 of 31 days, 63.87, less the former price for them, 15.96.
 */
test('[R-COUP-10] 13 months with a coupon, AI calls, tax, and an upgrade on July 20 are invoiced to the cent', async () => {
  await setTax(8.1);
  const body = { planId: plans.professional, couponCode: 'TEN' };
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', body)));
  await performOperation(confirmPayment, { ...office.services, development: true }, admin.caller, { clientSecret });
  for (const end of ['02-28', '03-31', '04-30', '05-31', '06-30']) await at(`2026-${end}T09:05:00Z`);
  await at('2026-07-20T13:30:00Z');
  const { amountDueCents } = Object(json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${plans.enterprise}`)));
  const upgrade = { planId: plans.enterprise, amountDueCents };
  const twice = await Promise.all([1, 2].map(() => office.call(admin, 'POST', '/api/tenant/plan-change', upgrade)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  for (const end of ['07-31', '08-31']) await at(`2026-${end}T09:05:00Z`);
  await setTax(19);
  for (const end of ['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']) await at(`${end}T09:05:00Z`);
  const written = await invoices();
  expect(written.map(({ amount }) => amount)).toEqual([
    '48.63',
    '48.63',
    '54.04',
    '54.04',
    '54.05',
    '156.73',
    '51.79',
    '259.44',
    '194.57',
    '214.19',
    '220.14',
    '333.19',
    '214.19',
    '223.43',
    '214.19',
  ]);
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(['paid']));
  expect(written.map(({ number }) => number)).toEqual(written.map((_, place) => `INV-${String(place + 1).padStart(6, '0')}`));
});
