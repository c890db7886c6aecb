import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});
afterAll(() => office.close());

const create = (body: object, who: OfficePerson = owner): Promise<Said> =>
  office.call(who, 'POST', '/api/admin/plans', { name: 'Plan', basePrice: 29.99, ...body });
const update = (id: string, body: unknown, who: OfficePerson = owner): Promise<Said> =>
  office.call(who, 'PUT', `/api/admin/plans/${id}`, body);
const list = async (who?: OfficePerson): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  Object.values(Object(json(await office.call(who, 'GET', '/api/admin/plans'))));
const idOf = (said: Said): string => String(Reflect.get(Object(json(said)), 'id'));

describe('GET /api/admin/plans', () => {
  test('[R-CALL-17] [R-PLAN-02] [R-PLAN-16] every caller reads the active plans, the platform owner all of them, in their order', async () => {
    const last = idOf(await create({ name: 'Last', sortOrder: 9 }));
    const first = idOf(await create({ name: 'First', sortOrder: 0, basePrice: '1' }));
    const hidden = idOf(await create({ name: 'Hidden', isActive: false, sortOrder: 3 }));
    const seen = (rows: Awaited<ReturnType<typeof list>>) =>
      rows.map(({ id }) => id).filter((id) => [first, last, hidden].includes(String(id)));
    expect(seen(await list())).toEqual([first, last]);
    expect(seen(await list(admin))).toEqual([first, last]);
    expect(seen(await list(owner))).toEqual([first, hidden, last]);
  });

  test('[R-PLAN-16] writing stays with the platform owner', async () => {
    const id = idOf(await create({}));
    expect((await create({}, admin)).status).toBe(403);
    expect((await update(id, { isActive: false }, admin)).status).toBe(403);
    expect((await office.call(undefined, 'POST', '/api/admin/plans', { name: 'X', basePrice: 1 })).status).toBe(401);
  });
});

describe('POST /api/admin/plans', () => {
  test('[R-CALL-18] [R-PLAN-07] [R-PLAN-12] the price is kept as text with two decimals, what is left out has its default', async () => {
    expect(json(await create({ name: 'Simple', basePrice: 49 }))).toMatchObject({
      name: 'Simple',
      basePrice: '49.00',
      annualPrice: null,
      calculatorLimit: null,
      aiCallsIncluded: 0,
      customDomain: false,
      whiteLabel: false,
      prioritySupport: false,
      aiUnlimited: false,
      maxUsers: null,
      isActive: true,
      sortOrder: 0,
    });
  });

  test('[R-PLAN-13] annual price and discount are kept, and so are the flags', async () => {
    const given = { annualPrice: '490', annualDiscount: 17, whiteLabel: true, aiUnlimited: true, maxUsers: 80, calculatorLimit: 5 };
    expect(json(await create(given))).toMatchObject({ ...given, annualPrice: '490.00' });
  });

  for (const [row, body, sentence] of [
    ['[R-PLAN-06]', { sortOrder: -1 }, 'Sort order must be a whole number of at least 0'],
    ['[R-PLAN-07]', { basePrice: -1 }, 'Price must be a number of at least 0'],
    ['[R-PLAN-08]', { calculatorLimit: 0 }, 'Calculator limit must be a whole number of at least 1, or empty for no limit'],
    ['[R-PLAN-09]', { aiCallsIncluded: 1.5 }, 'AI calls must be a whole number of at least 0'],
    ['[R-PLAN-13]', { annualDiscount: 12.5 }, 'The discount must be a whole number between 0 and 100'],
    ['[R-CALL-18]', { createdAt: 'now' }, 'Unknown field: createdAt'],
  ] as const) {
    test(`${row} the server refuses ${JSON.stringify(body)}`, async () => {
      const said = await create(body);
      expect([said.status, said.text]).toEqual([400, sentence]);
    });
  }
});

describe('PUT /api/admin/plans/{id}', () => {
  test('[R-CALL-19] [R-PLAN-04] [R-PLAN-05] takes the whole form, or isActive alone', async () => {
    const id = idOf(await create({ name: 'Before', calculatorLimit: 5, maxUsers: 80 }));
    expect(json(await update(id, { isActive: false }))).toMatchObject({
      name: 'Before',
      calculatorLimit: 5,
      maxUsers: 80,
      isActive: false,
    });
    const form = { name: 'After', basePrice: '19.5', calculatorLimit: null, maxUsers: null, sortOrder: 2, isActive: true };
    expect(json(await update(id, form))).toMatchObject({ ...form, basePrice: '19.50' });
    expect((await update(randomUUID(), { isActive: false })).status).toBe(404);
  });

  test('[S1] a new name or limit is stated in the row of each tenant on the plan, another price is not', async () => {
    const [row] = await office.sql<{ planId: string }>('select plan_id as "planId" from tenants where id = $1::uuid', [tenant.id]);
    const planId = row?.planId ?? '';
    const stated = async () =>
      (
        await office.sql<{ version: number }>(`select version from sync_row where stream = $1 and kind = 'tenant'`, [`tenant:${tenant.id}`])
      )[0]?.version ?? 0;
    await update(planId, { calculatorLimit: 7 });
    const before = await stated();
    expect(before).toBeGreaterThan(0);
    await update(planId, { basePrice: '12.00' });
    expect(await stated()).toBe(before);
    await update(planId, { name: 'Renamed' });
    expect(await stated()).toBe(before + 1);
    await update(planId, { name: 'Renamed' });
    expect(await stated()).toBe(before + 1);
  });

  test('a lower limit names the tenants that are above it, and refuses nothing', async () => {
    const id = idOf(await create({ name: 'Lowered', calculatorLimit: 5 }));
    await office.sql(
      `insert into calculators (id, title, description, category, suite, icon) select 'above-' || n, 'x', 'x', 'x', 'x', 'x' from generate_series(1, 3) n`,
    );
    const on = async (calculators: number, status?: string): Promise<OfficeTenant> => {
      const made = await office.tenant();
      await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [made.id, id]);
      await office.sql(
        `insert into tenant_calculators (tenant_id, calculator_id) select $1::uuid, 'above-' || n from generate_series(1, $2::int) n`,
        [made.id, calculators],
      );
      if (status !== undefined)
        await office.sql(
          `insert into subscriptions (tenant_id, plan_id, status, terms) values ($1::uuid, $2::uuid, $3::subscription_status, '{"calculatorLimit": 5}')`,
          [made.id, id, status],
        );
      return made;
    };
    await on(2);
    const above = await on(3);
    await on(3, 'active');
    await on(3, 'cancelled');
    expect(json(await update(id, { calculatorLimit: 3 }))).toMatchObject({ calculatorLimit: 3, tenantsAboveLimit: 0 });
    expect(json(await update(id, { calculatorLimit: 2 }))).toMatchObject({ calculatorLimit: 2, tenantsAboveLimit: 2 });
    await office.sql(`update tenant_calculators set is_enabled = false where calculator_id = 'above-1' and tenant_id = $1::uuid`, [
      above.id,
    ]);
    expect(json(await update(id, { name: 'Lowered again' }))).toMatchObject({ tenantsAboveLimit: 1 });
    expect(json(await update(id, { calculatorLimit: null }))).toMatchObject({ tenantsAboveLimit: 0 });
  });
});
