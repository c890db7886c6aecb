import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;
let stranger: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
  const birch = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  stranger = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
  await office.sql('update plans set calculator_limit = 2 where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
  for (const [id, active] of [
    ['loan', true],
    ['lease', true],
    ['later', false],
  ] as const)
    await office.sql(
      `insert into calculators (id, title, description, category, suite, icon, is_active, sort_order)
       values ($1, 'Title of ' || $1, 'About ' || $1, 'Financing', 'auto', 'car', $2::boolean, 7)`,
      [id, String(active)],
    );
});
afterAll(() => office.close());

const ofTenant = (rest: string) => `/api/admin/tenants/${acme.id}/${rest}`;

test('[R-CALL-34] [R-CALC-13] GET /api/admin/calculators answers the whole catalog as stored rows, also those not offered yet', async () => {
  const said = await office.call(member, 'GET', '/api/admin/calculators');
  expect(said.status).toBe(200);
  expect(json(said)).toEqual(
    ['later', 'lease', 'loan'].map((id) => ({
      id,
      title: `Title of ${id}`,
      description: `About ${id}`,
      category: 'Financing',
      suite: 'auto',
      icon: 'car',
      isActive: id !== 'later',
      sortOrder: 7,
    })),
  );
  expect((await office.call(undefined, 'GET', '/api/admin/calculators')).status).toBe(401);
});

describe('the calculators of a tenant', () => {
  test('[R-CALL-35] [R-CALL-36] [R-CALL-37] [R-CALL-38] are added, listed, counted and removed', async () => {
    const added = await office.call(admin, 'POST', ofTenant('calculators/loan'));
    expect([added.status, json(added)]).toEqual([200, { current: 1, limit: 2, remaining: 1 }]);
    expect((await office.call(admin, 'POST', ofTenant('calculators/lease'))).status).toBe(200);
    const listed = await office.call(admin, 'GET', ofTenant('calculators'));
    expect(json(listed)).toEqual(
      expect.arrayContaining(
        ['lease', 'loan'].map((calculatorId) => ({ tenantId: acme.id, calculatorId, isEnabled: true, addedAt: expect.any(String) })),
      ),
    );
    const removed = await office.call(admin, 'DELETE', ofTenant('calculators/lease'));
    expect([removed.status, json(removed)]).toEqual([200, { current: 1, limit: 2, remaining: 1 }]);
    expect(json(await office.call(admin, 'GET', ofTenant('calculator-usage')))).toEqual({ current: 1, limit: 2, remaining: 1 });
  });

  test.each([
    ['GET', 'calculators'],
    ['GET', 'calculator-usage'],
    ['POST', 'calculators/loan'],
    ['DELETE', 'calculators/loan'],
  ])('[R-CALC-15] %s …/%s is not found for the admin of another tenant, and 401 for a visitor', async (method, rest) => {
    expect((await office.call(stranger, method, ofTenant(rest))).status).toBe(404);
    expect((await office.call(undefined, method, ofTenant(rest))).status).toBe(401);
  });
});
