import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { confirmPayment } from './payments/confirm-payment.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;
let code: string;
const planId = randomUUID();
const largeId = randomUUID();

beforeAll(async () => {
  office = await openOffice();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price) values ($1::uuid, 'Professional', '49.00', '490.00'), ($2::uuid, 'Enterprise', '199.00', '1990.00')`,
    [planId, largeId],
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-01-31T00:00:00.750Z'));
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  owner = await office.person('platform_owner');
  code = `C${randomUUID().slice(0, 8)}`;
});

/** Subscribes with a coupon that the platform owner has made. */
async function subscribe(terms: object, interval: 'month' | 'year' = 'month'): Promise<void> {
  const made = await office.call(owner, 'POST', '/api/admin/coupons', { code, name: 'Spring', ...terms });
  expect(made.status).toBe(200);
  const wanted = { planId, couponCode: code, interval };
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', wanted)));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
}

async function at(...days: readonly string[]): Promise<void> {
  for (const day of days) {
    office.setClock(new Date(`${day}T12:00:00Z`));
    await office.sweep();
    while ((await office.runEffects()) > 0);
  }
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
}

/** The coupon lines of the invoices, the oldest first, and what each invoice charges. */
const invoices = async () => {
  const rows = await office.sql<{ amount: string; coupon: string | null }>(
    `select amount, (select line ->> 'description' from jsonb_array_elements(lines) line where line ->> 'kind' = 'coupon') as coupon
     from invoices where tenant_id = $1::uuid and kind = 'invoice' order by created_at, number`,
    [tenant.id],
  );
  return rows.map(({ amount, coupon }) => [amount, coupon?.replace(code, 'SPRING') ?? null]);
};
const earned = async () => {
  const rows = await office.sql<{ cents: number }>(
    `select (data ->> 'monthlyCents')::int as cents from billing_events where tenant_id = $1::uuid and type = 'subscription.value'
     order by created_at, id`,
    [tenant.id],
  );
  return rows.map(({ cents }) => cents).filter((cents) => cents > 0);
};
const forecast = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/billing'))).nextInvoiceCents;
const tenOff = { type: 'percentage', value: 10 };
const fourRenewals = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'] as const;

describe('a coupon in our own ledger', () => {
  test('for three months reduces three invoices, says which month each is, and the fourth is in full', async () => {
    await subscribe({ ...tenOff, duration: 'repeating', durationInMonths: 3 });
    await at(...fourRenewals);
    expect(await invoices()).toEqual([
      ['44.10', 'Coupon SPRING, month 1 of 3'],
      ['44.10', 'Coupon SPRING, month 2 of 3'],
      ['44.10', 'Coupon SPRING, month 3 of 3'],
      ['49.00', null],
      ['49.00', null],
    ]);
    expect(await earned()).toEqual([4410, 4900]);
  });

  test('for one invoice reduces the first one alone, and the forecast knows it', async () => {
    await subscribe({ type: 'fixed_amount', value: 20, duration: 'once' });
    expect(await forecast()).toBe(4900);
    await at('2026-02-28');
    expect(await invoices()).toEqual([
      ['29.00', 'Coupon SPRING, once'],
      ['49.00', null],
    ]);
    expect(await earned()).toEqual([2900, 4900]);
  });

  test('without a duration reduces every invoice, as all coupons did', async () => {
    await subscribe(tenOff);
    await at(...fourRenewals);
    expect(await invoices()).toEqual(Array.from({ length: 5 }, () => ['44.10', 'Coupon SPRING']));
    expect(await earned()).toEqual([4410]);
  });

  test('for three months reduces a year in full, and the next year not at all', async () => {
    await subscribe({ ...tenOff, duration: 'repeating', durationInMonths: 3 }, 'year');
    await at('2026-12-31', '2027-01-31');
    expect(await invoices()).toEqual([
      ['441.00', 'Coupon SPRING'],
      ['490.00', null],
    ]);
    expect(await earned()).toEqual([3675, 4083]);
  });

  test('that ends with this period reduces an upgrade in it, and neither the next month nor a planned downgrade', async () => {
    await subscribe({ ...tenOff, duration: 'once' });
    const preview = async (plan: string) => json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${plan}&interval=month`));
    // 28 of 28 days are left: 90 % of 199.00 less 90 % of 49.00.
    expect(await preview(largeId)).toMatchObject({ kind: 'upgrade', amountDueCents: 17_910 - 4410, priceCents: 17_910 });
    const { amountDueCents, priceCents } = Object(await preview(largeId));
    await office.call(admin, 'POST', '/api/tenant/plan-change', { planId: largeId, interval: 'month', amountDueCents, priceCents });
    expect(await forecast()).toBe(19_900);
    expect(await preview(planId)).toMatchObject({ kind: 'downgrade', priceCents: 4900 });
  });
});

test('a coupon for some months needs their number, and no other coupon keeps one', async () => {
  const create = (terms: object) =>
    office.call(owner, 'POST', '/api/admin/coupons', { code: randomUUID(), name: 'Spring', ...tenOff, ...terms });
  for (const durationInMonths of [undefined, null, 0, 121])
    expect(await create({ duration: 'repeating', durationInMonths })).toMatchObject({
      status: 400,
      text: 'A coupon for some months has a whole number of months, from 1 to 120',
    });
  expect(json(await create({ duration: 'once', durationInMonths: 3 }))).toMatchObject({ duration: 'once', durationInMonths: null });
  const trial = { type: 'free_trial', value: null, freeTrialDays: 14, duration: 'once' };
  expect(json(await create(trial))).toMatchObject({ duration: 'forever', durationInMonths: null });
});
