import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { confirmPayment } from './payments/confirm-payment.ts';

let office: Office;
let plans: Readonly<Record<'small' | 'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-04-01T00:00:00Z'));
  plans = {
    small: await plan('Small', '19.00'),
    professional: await plan('Professional', '49.00'),
    enterprise: await plan('Enterprise', '199.00'),
  };
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price) values ($1::uuid, $2::text || ' ' || $1::text, $3::text, ($3::text::numeric * 10)::text)`,
    [id, name, price],
  );
  return id;
}

/** Creates a coupon of some plans, and returns its code. */
async function coupon(type: string, value: string, planIds: readonly string[] = []): Promise<string> {
  const code = `C${randomUUID().slice(0, 8)}`;
  await office.sql(
    `insert into coupons (id, code, name, type, value, applicable_plans)
     values (gen_random_uuid(), $1::text, $1::text, $2::coupon_type, $3, string_to_array($4::text, ',')::uuid[])`,
    [code, type, value, planIds.join(',')],
  );
  return code;
}

/** Subscribes to the Professional plan with a coupon of some plans. */
async function subscribe(type: string, value: string, planIds: readonly string[] = [plans.professional]): Promise<void> {
  const code = await coupon(type, value, planIds);
  const wanted = { planId: plans.professional, couponCode: code };
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', wanted)));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
}

async function at(moment: string): Promise<void> {
  office.setClock(new Date(moment));
  await office.sweep();
  while ((await office.runEffects()) > 0);
  // A session does not outlast the month.
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
}

const post = (path: string, body: object) => office.call(admin, 'POST', `/api/tenant/${path}`, body);
const preview = async (planId: string, interval = 'month') =>
  Object(json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${planId}&interval=${interval}`)));
async function change(planId: string, interval = 'month'): Promise<number> {
  const { amountDueCents, priceCents } = await preview(planId, interval);
  const said = await post('plan-change', { planId, interval, amountDueCents, priceCents });
  expect([said.status, Object(json(said)).waitingPlanName]).toEqual([200, null]);
  return amountDueCents;
}
const amounts = async () => {
  const rows = await office.sql<{ amount: string }>('select amount from invoices where tenant_id = $1::uuid order by created_at, number', [
    tenant.id,
  ]);
  return rows.map(({ amount }) => amount);
};
const forecast = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/billing'))).nextInvoiceCents;
const earned = async () => {
  const [row] = await office.sql<{ cents: number }>(
    `select (data ->> 'monthlyCents')::int as cents from billing_events where tenant_id = $1::uuid and type = 'subscription.value'
     order by created_at desc, id desc limit 1`,
    [tenant.id],
  );
  return row?.cents;
};

describe('[R-COUP-10] a coupon of the Professional plan', () => {
  // April has 30 days, of which 15 are left with the one that has begun: half of 199.00 less the price that was paid.
  test.each([
    ['percentage', '10', '44.10', 7745, '77.45'],
    ['fixed_amount', '10.00', '39.00', 8000, '80.00'],
  ])('%s: does not reduce the price after an upgrade to Enterprise', async (type, value, paid, due, invoiced) => {
    await subscribe(type, value);
    await at('2026-04-16T12:00:00Z');
    expect(await preview(plans.enterprise)).toMatchObject({ kind: 'upgrade', amountDueCents: due, priceCents: 19_900 });
    expect(await change(plans.enterprise)).toBe(due);
    expect([await forecast(), await earned()]).toEqual([19_900, 19_900]);
    await at('2026-05-01T12:00:00Z');
    expect(await amounts()).toEqual([paid, invoiced, '199.00']);
  });

  test('that delays the first payment: an upgrade in the trial is free, and the full price is charged at its end', async () => {
    await subscribe('free_trial', '14');
    await at('2026-04-08T12:00:00Z');
    expect(await change(plans.enterprise)).toBe(0);
    await at('2026-04-15T12:00:00Z');
    expect(await amounts()).toEqual(['199.00']);
  });

  test('does not reduce the price after a planned downgrade, and does again when the plan is bought again', async () => {
    await subscribe('percentage', '10');
    expect(await preview(plans.small)).toMatchObject({ kind: 'downgrade', priceCents: 1900, lostCoupon: expect.any(String) });
    expect((await preview(plans.professional, 'year')).lostCoupon ?? null).toBeNull();
    await change(plans.small);
    expect([await forecast(), await earned()]).toEqual([1900, 4410]);
    await at('2026-05-01T12:00:00Z');
    expect(await earned()).toBe(1900);
    expect(await preview(plans.professional)).toMatchObject({ kind: 'upgrade', amountDueCents: 2510, priceCents: 4410 });
    await change(plans.professional);
    await at('2026-06-01T12:00:00Z');
    expect(await amounts()).toEqual(['44.10', '19.00', '25.10', '44.10']);
  });

  test('stays through a downgrade that is taken back, a cancellation that is undone, and a change to yearly payment', async () => {
    await subscribe('fixed_amount', '10.00');
    await change(plans.small);
    await change(plans.professional);
    expect(await forecast()).toBe(3900);
    expect((await post('subscription/cancel', { reason: 'unused' })).status).toBe(200);
    expect((await post('subscription/keep', {})).status).toBe(200);
    expect([await forecast(), (await preview(plans.professional)).priceCents]).toEqual([3900, 3900]);
    expect(await preview(plans.professional, 'year')).toMatchObject({ kind: 'interval', priceCents: 37_000 });
    await change(plans.professional, 'year');
    await at('2026-05-01T12:00:00Z');
    expect(await amounts()).toEqual(['39.00', '370.00']);
    expect(await earned()).toBe(3083);
  });

  test('does not reduce the year of another plan', async () => {
    await subscribe('fixed_amount', '10.00');
    expect(await preview(plans.enterprise, 'year')).toMatchObject({ kind: 'upgrade', amountDueCents: 16_000, priceCents: 199_000 });
    await change(plans.enterprise, 'year');
    await at('2026-05-01T12:00:00Z');
    expect(await amounts()).toEqual(['39.00', '160.00', '1990.00']);
  });

  test('does not turn a smaller plan into an upgrade, although it costs more without the coupon', async () => {
    await subscribe('percentage', '90');
    await at('2026-04-16T12:00:00Z');
    expect(await preview(plans.small)).toMatchObject({ kind: 'downgrade', amountDueCents: 0, priceCents: 1900 });
    await change(plans.small);
    await at('2026-05-01T12:00:00Z');
    expect(await preview(plans.professional)).toMatchObject({ kind: 'upgrade', amountDueCents: 0, priceCents: 490 });
    await change(plans.professional);
    await at('2026-06-01T12:00:00Z');
    expect(await amounts()).toEqual(['4.90', '19.00', '4.90']);
  });

  test('that names both plans reduces both', async () => {
    await subscribe('percentage', '10', [plans.professional, plans.enterprise]);
    await at('2026-04-16T12:00:00Z');
    expect(await change(plans.enterprise)).toBe(6750);
    await at('2026-05-01T12:00:00Z');
    expect(await amounts()).toEqual(['44.10', '67.50', '179.10']);
  });
});

describe('[R-COUP-09] a coupon of an attempt that was never paid', () => {
  const start = async (wanted: object) => office.call(admin, 'POST', '/api/create-subscription', wanted);
  const uses = async (code: string) => {
    const [row] = await office.sql<{ count: number; redeemed: number }>(
      `select usage_count as count, (select count(*)::int from coupon_redemptions where coupon_id = coupons.id) as redeemed
       from coupons where code = $1`,
      [code],
    );
    return row;
  };

  test('stays with a buyer who switches to yearly payment or another plan before paying, and counts once', async () => {
    const couponCode = await coupon('percentage', '10');
    const choices = [{ planId: plans.professional }, { planId: plans.professional, interval: 'year' }, { planId: plans.enterprise }];
    for (const choice of choices) expect((await start({ ...choice, couponCode })).status).toBe(200);
    expect(await uses(couponCode)).toEqual({ count: 1, redeemed: 1 });
    const shown = await office.call(admin, 'GET', `/api/tenant/coupon-preview?code=${couponCode}&planId=${plans.small}`);
    expect(json(shown)).toMatchObject({ priceCents: 1900, discountedCents: 1710 });
  });

  test('is named with the price and the first payment when the page is loaded again', async () => {
    const couponCode = await coupon('percentage', '10');
    expect((await start({ planId: plans.professional, couponCode })).status).toBe(200);
    expect(json(await start({ planId: plans.professional }))).toMatchObject({
      price: { interval: 'month', priceCents: 4900, discountedCents: 4410, dueCents: 4410, freeTrialDays: 0, couponCode },
    });
    expect(json(await start({ planId: plans.enterprise, interval: 'year' }))).toMatchObject({
      price: { interval: 'year', priceCents: 199_000, discountedCents: 199_000, dueCents: 199_000 },
    });
  });

  test('becomes unused again when the buyer continues without it or with another one', async () => {
    const [first, second] = [await coupon('percentage', '10', [plans.professional]), await coupon('fixed_amount', '5.00')];
    await office.sql('update coupons set usage_limit = 1 where code = $1', [first]);
    await start({ planId: plans.professional, couponCode: first });
    const other = await start({ planId: plans.enterprise, couponCode: first });
    expect([other.status, other.text]).toEqual([409, 'This coupon does not apply to the chosen plan.']);
    expect(await uses(first)).toEqual({ count: 1, redeemed: 1 });
    expect((await start({ planId: plans.enterprise, couponCode: second })).status).toBe(200);
    expect([await uses(first), await uses(second)]).toEqual([
      { count: 0, redeemed: 0 },
      { count: 1, redeemed: 1 },
    ]);
  });

  test('stays used after its payment, even when the subscription has ended', async () => {
    await subscribe('percentage', '10');
    await post('subscription/cancel', { reason: 'unused' });
    await at('2026-05-02T12:00:00Z');
    const [kept] = await office.sql<{ code: string }>('select code from coupons order by created_at desc limit 1');
    const again = await start({ planId: plans.professional, couponCode: kept?.code });
    expect([again.status, again.text]).toEqual([409, 'This coupon has already been used for this tenant.']);
    expect(await uses(kept?.code ?? '')).toEqual({ count: 1, redeemed: 1 });
  });
});
