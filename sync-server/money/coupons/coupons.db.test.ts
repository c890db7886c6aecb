import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/access/caller.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, officeTime, openOffice, type Said } from '#server/testing/test-office.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** Over real connections, as many as the pool has. */
const parallel = process.env.CAMPAIGN === 'long' ? 1_000 : 100;

describe('the calls', () => {
  let office: Office;
  let owner: OfficePerson;
  beforeAll(async () => {
    office = await openOffice();
    owner = await office.person('platform_owner');
  });
  afterAll(() => office.close());
  const code = (): string => `C${randomUUID().slice(0, 8)}`;
  const create = (body: object, who = owner): Promise<Said> =>
    office.call(who, 'POST', '/api/admin/coupons', { code: code(), name: 'Coupon', value: 10, ...body });

  test('[R-CALL-21] [R-COUP-07] [R-COUP-09] a coupon starts as an active percentage with zero uses', async () => {
    expect(json(await create({}))).toMatchObject({ type: 'percentage', value: '10', isActive: true, usageCount: 0, usageLimit: null });
  });

  test('[R-COUP-03] [R-COUP-04] the value follows the type: per cent, dollars, or days', async () => {
    expect(json(await create({ type: 'percentage', value: 12.5 }))).toMatchObject({ value: '12.5', freeTrialDays: null });
    expect(json(await create({ type: 'fixed_amount', value: 20 }))).toMatchObject({ value: '20.00', freeTrialDays: null });
    expect(json(await create({ type: 'free_trial', value: 30 }))).toMatchObject({ value: '30', freeTrialDays: 30 });
    expect(json(await create({ type: 'free_trial', value: null, freeTrialDays: 14 }))).toMatchObject({ value: '14', freeTrialDays: 14 });
    expect((await create({ type: 'gift' })).status).toBe(400);
    expect((await create({ type: 'percentage', value: 101 })).text).toBe('A percentage lies above 0 and up to 100');
  });

  test('[R-COUP-08] a code has at most 50 characters and is there once, whatever its case', async () => {
    const mine = code();
    expect((await create({ code: mine })).status).toBe(200);
    const twin = await create({ code: mine.toLowerCase() });
    expect([twin.status, twin.text]).toEqual([409, 'This code is already in use.']);
    expect((await create({ code: 'x'.repeat(50) })).status).toBe(200);
    expect((await create({ code: 'x'.repeat(51) })).text).toBe('Code must be 50 characters or less');
    const same = code();
    const both = await Promise.all([create({ code: same }), create({ code: same })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[R-COUP-08] a code of wildcard characters is a code like others', async () => {
    await create({});
    const strange = `%_\\${code()}`;
    expect((await create({ code: strange })).status).toBe(200);
    expect(await create({ code: strange })).toMatchObject({ status: 409, text: 'This code is already in use.' });
  });

  test('[R-COUP-03] the value may come as text, as it is listed', async () => {
    expect(json(await create({ value: '12.5' }))).toMatchObject({ value: '12.5' });
    expect((await create({ value: '0x10' })).status).toBe(400);
    expect((await create({ value: '101' })).text).toBe('A percentage lies above 0 and up to 100');
  });

  test('[R-CALL-20] [R-COUP-01] [R-AUTH-07] only the platform owner lists coupons, the newest first', async () => {
    const newest = code();
    await create({ code: newest, usageLimit: 3, expiresAt: '2030-05-01T12:30:00Z' });
    expect(json(await office.call(owner, 'GET', '/api/admin/coupons?limit=1'))).toMatchObject([
      { code: newest, usageLimit: 3, usageCount: 0, expiresAt: '2030-05-01T12:30:00.000Z', applicablePlans: [] },
    ]);
    const tenant = await office.tenant();
    for (const who of [await office.person('tenant_admin', [[tenant, 'tenant_admin']]), await office.person('user', [[tenant, 'user']])]) {
      expect((await office.call(who, 'GET', '/api/admin/coupons')).status).toBe(403);
      expect((await create({}, who)).status).toBe(403);
    }
    expect((await office.call(undefined, 'GET', '/api/admin/coupons')).status).toBe(401);
  });
});

describe('a coupon before and after it is redeemed', () => {
  let office: Office;
  let owner: OfficePerson;
  let tenant: OfficeTenant;
  let admin: OfficePerson;
  beforeAll(async () => {
    office = await openOffice();
    owner = await office.person('platform_owner');
    tenant = await office.tenant();
    admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    await office.sql(`update plans set base_price = '49.00' where id = (select plan_id from tenants where id = $1::uuid)`, [tenant.id]);
  });
  afterAll(() => office.close());
  const make = async (body: object): Promise<{ readonly id: string; readonly code: string }> => {
    const code = `P${randomUUID().slice(0, 8)}`.toUpperCase();
    const said = await office.call(owner, 'POST', '/api/admin/coupons', { code, name: 'Coupon', value: 10, ...body });
    return { id: String(Reflect.get(Object(json(said)), 'id')), code };
  };
  const preview = (code: string, who = admin): Promise<Said> =>
    office.call(who, 'GET', `/api/tenant/coupon-preview?code=${encodeURIComponent(code)}`);
  const update = (id: string, isActive: boolean, who = owner): Promise<Said> =>
    office.call(who, 'PUT', `/api/admin/coupons/${id}`, { isActive });

  test('[R-COUP-04] shows the reduced price without counting as a use', async () => {
    const [percent, amount, trial] = [
      await make({ type: 'percentage', value: 10 }),
      await make({ type: 'fixed_amount', value: 60 }),
      await make({ type: 'free_trial', value: 30 }),
    ];
    const price = { priceCents: 4900, freeTrialDays: 0 };
    expect(json(await preview(percent.code.toLowerCase()))).toMatchObject({ ...price, code: percent.code, discountedCents: 4410 });
    expect(json(await preview(amount.code))).toMatchObject({ ...price, discountedCents: 0 });
    expect(json(await preview(trial.code))).toMatchObject({ priceCents: 4900, discountedCents: 4900, freeTrialDays: 30 });
    expect(await office.sql('select 1 from coupon_redemptions')).toEqual([]);
  });

  test('[R-COUP-04] shows the yearly price to a customer who pays by the year', async () => {
    const planId = `(select plan_id from tenants where id = $1::uuid)`;
    const [percent, amount] = [await make({ type: 'percentage', value: 10 }), await make({ type: 'fixed_amount', value: 9 })];
    const yearly = async (code: string) => json(await office.call(admin, 'GET', `/api/tenant/coupon-preview?code=${code}&interval=year`));
    expect((await office.call(admin, 'GET', `/api/tenant/coupon-preview?code=${percent.code}&interval=year`)).status).toBe(400);
    await office.sql(`update plans set annual_price = '490.00' where id = ${planId}`, [tenant.id]);
    expect(await yearly(percent.code)).toMatchObject({ priceCents: 49_000, discountedCents: 44_100 });
    expect(await yearly(amount.code)).toMatchObject({ priceCents: 49_000, discountedCents: 38_200 });
    await office.sql(`update plans set annual_price = null where id = ${planId}`, [tenant.id]);
  });

  test('[R-COUP-10] that could not be redeemed shows no price', async () => {
    const { id, code } = await make({ applicablePlans: [] });
    expect((await update(id, false)).status).toBe(200);
    expect([(await preview(code)).status, (await preview(code)).text]).toEqual([409, 'This coupon is not active.']);
    expect(json(await update(id, true))).toMatchObject({ isActive: true });
    expect((await preview(code)).status).toBe(200);
    expect((await preview('NO-SUCH')).text).toBe('This code is not valid.');
    expect((await preview(code, await office.person('user', [[tenant, 'user']]))).status).toBe(403);
  });

  test('[R-COUP-10] is switched off only by the platform owner, with one record in the trail', async () => {
    const { id } = await make({});
    for (let times = 0; times < 2; times += 1) expect(json(await update(id, false))).toMatchObject({ id, isActive: false });
    expect(await office.sql(`select 1 from audit_log where action = 'coupons.update' and object_id = $1`, [id])).toHaveLength(1);
    expect((await update(id, true, admin)).status).toBe(403);
    expect((await update(randomUUID(), true)).status).toBe(404);
  });

  test('[R-COUP-09] shows its use by day and by tenant, and again the price of the attempt that carries it', async () => {
    const { id, code } = await make({ type: 'fixed_amount', value: 9 });
    expect((await office.call(admin, 'POST', '/api/create-subscription', { couponCode: code })).status).toBe(200);
    const usage = json(await office.call(owner, 'GET', `/api/admin/coupons/${id}/usage`));
    expect(usage).toMatchObject({ uses: 1, tenants: [{ tenantName: tenant.name }] });
    const days: unknown = Reflect.get(Object(usage), 'days');
    expect(Array.isArray(days) ? [days.length, days.at(-1)?.uses] : []).toEqual([90, 1]);
    expect(json(await preview(code))).toMatchObject({ discountedCents: 4000 });
    expect((await preview((await make({})).code)).text).toBe('A subscription takes one coupon, and this one has it already.');
    expect((await office.call(admin, 'GET', `/api/admin/coupons/${id}/usage`)).status).toBe(403);
  });
});

describe('redeeming', () => {
  let office: Office;
  let owner: Caller;
  beforeAll(async () => {
    office = await openOffice({ stoppedAt: officeTime });
    owner = await office.caller('platform_owner');
  });
  afterAll(() => office.close());
  const coupon = async (columns: Readonly<Record<string, string | number | boolean | null>> = {}): Promise<string> => {
    const code = `R${randomUUID().slice(0, 8)}`;
    await office.sql(`insert into coupons (id, code, name, value) values (gen_random_uuid(), $1, 'Coupon', '10')`, [code]);
    for (const [name, value] of Object.entries(columns))
      await office.sql(`update coupons set ${name} = ${value === null ? 'null' : `'${value}'`} where code = $1`, [code]);
    return code;
  };
  const redeem = (tenantId: string, code: string, planId: string = randomUUID(), caller = owner) =>
    office.services.changes.run(caller, (change) => redeemCoupon(change, { code, planId, tenantId }));
  /** With so many concurrent requests, some wait longer for a connection than the server allows. They are sent again, as the app does. */
  const redeemWhenConnected = async (tenantId: string, code: string): ReturnType<typeof redeem> => {
    for (;;) {
      try {
        return await redeem(tenantId, code);
      } catch (fault) {
        if (Reflect.get(Object(fault), 'code') !== 'P2028') throw fault;
      }
    }
  };
  const used = async (code: string) =>
    (
      await office.sql<{ count: number; ledger: number }>(
        `select usage_count as count, (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id) as ledger from coupons c where code = $1`,
        [code],
      )
    )[0];

  test(
    `[R-COUP-09] ${parallel} redemptions at the same moment never pass the limit, and the ledger says the same`,
    async () => {
      const code = await coupon({ usage_limit: 10 });
      const tenants = await Promise.all(Array.from({ length: parallel }, () => office.tenant()));
      const outcomes = await Promise.all(tenants.map(({ id }) => redeemWhenConnected(id, code)));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
      expect(new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.message])))).toEqual(
        new Set(['This coupon has been used up.']),
      );
      expect(await used(code)).toEqual({ count: 10, ledger: 10 });
    },
    parallel * 200,
  );

  test('[R-COUP-09] the same tenant counts as one use, even with twenty requests at once', async () => {
    const [code, { id }] = [await coupon(), await office.tenant()];
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => redeem(id, code)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await used(code)).toEqual({ count: 1, ledger: 1 });
  });

  test('[R-COUP-10] inactive, too early, too late and for other plans are refused, each with its sentence', async () => {
    const { id } = await office.tenant();
    const [early, late] = [new Date(officeTime.getTime() + 1).toISOString(), officeTime.toISOString()];
    const planId = randomUUID();
    for (const [columns, sentence] of [
      [{ is_active: false }, 'This coupon is not active.'],
      [{ starts_at: early }, 'This coupon is not valid yet.'],
      [{ expires_at: late }, 'This coupon has expired.'],
      [{ applicable_plans: `{${randomUUID()}}` }, 'This coupon does not apply to the chosen plan.'],
    ] as const)
      expect(await redeem(id, await coupon(columns), planId)).toMatchObject({ ok: false, message: sentence });
    expect(await redeem(id, 'NO-SUCH-CODE')).toMatchObject({ ok: false, code: 'NotFound', message: 'This code is not valid.' });
    expect(await redeem(id, (await coupon({ applicable_plans: `{${planId}}` })).toLowerCase(), planId)).toMatchObject({ ok: true });
  });

  test('[R-COUP-10] a code cannot be guessed with wildcard characters', async () => {
    const { id } = await office.tenant();
    const code = await coupon();
    for (const guess of ['%', 'R%', '_'.repeat(code.length), `${code.slice(0, -1)}_`, '\\%', `${code}\\`])
      expect(await redeem(id, guess), guess).toMatchObject({ ok: false, code: 'NotFound', message: 'This code is not valid.' });
    const strange = await coupon();
    await office.sql('update coupons set code = $2 where code = $1', [strange, `50%_\\${strange}`]);
    expect(await redeem(id, `50%_\\${strange}`)).toMatchObject({ ok: true });
  });

  test('[R-COUP-10] a subscription carries one coupon', async () => {
    const { id } = await office.tenant();
    await office.sql(
      `insert into subscriptions (tenant_id, plan_id, status, terms) select id, plan_id, 'active', '{}' from tenants where id = $1::uuid`,
      [id],
    );
    expect(await redeem(id, await coupon())).toMatchObject({ ok: true });
    expect(await redeem(id, await coupon())).toMatchObject({
      ok: false,
      message: 'A subscription takes one coupon, and this one has it already.',
    });
  });

  test('[R-COUP-10] an administrator redeems for their own tenant, a plain member and a stranger do not', async () => {
    const [tenant, code] = [await office.tenant(), await coupon()];
    const stranger = await office.caller('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    const plan = randomUUID();
    expect(await redeem(tenant.id, code, plan, stranger)).toMatchObject({ ok: false, code: 'NotFound' });
    expect(await redeem(tenant.id, code, plan, await office.caller('user', [[tenant, 'user']]))).toMatchObject({
      ok: false,
      code: 'Forbidden',
    });
    expect(await redeem(tenant.id, code, plan, await office.caller('tenant_admin', [[tenant, 'tenant_admin']]))).toMatchObject({
      ok: true,
    });
  });
});
