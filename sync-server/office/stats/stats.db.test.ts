import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

const ago = (days: number): Date => new Date(office.services.clock().getTime() - days * dayMs);
const invoice = (tenant: OfficeTenant, amount: string, status: string, days: number) =>
  office.sql(
    `insert into invoices (id, tenant_id, amount, status, provider_invoice_id, paid_at, created_at)
     values (gen_random_uuid(), $1::uuid, $2, $3::invoice_status, $4, $5, $5)`,
    [tenant.id, amount, status, `in_${randomUUID()}`, ago(days)],
  );
/** The calls of one day, as stored by the meter. */
const usage = (tenant: OfficeTenant, calls: number, days: number) =>
  office.sql(
    `insert into ai_usage (id, tenant_id, calls_count, cost, billing_period_start, billing_period_end)
     values (gen_random_uuid(), $1::uuid, $2::int, $3, $4::timestamptz, $4::timestamptz + interval '1 day')`,
    [tenant.id, calls, (calls * 0.01).toFixed(2), dayStart(ago(days))],
  );
const dayStart = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  acme = await office.tenant({ name: 'Acme' });
  birch = await office.tenant({ name: 'Birch' });
  await office.sql(`update tenants set created_at = now() - interval '40 days' where id = $1::uuid`, [acme.id]);
  admin = await office.person('tenant_admin', [
    [acme, 'tenant_admin'],
    [birch, 'user'],
  ]);
  member = await office.person('user', [[acme, 'user']]);
  await invoice(acme, '49.00', 'paid', 40);
  await invoice(acme, '98.00', 'pending', 3);
  await invoice(acme, '500.00', 'void', 4);
  await invoice(birch, '199.00', 'paid', 2);
  await usage(acme, 5, 0);
  await usage(acme, 15, 29);
  await usage(acme, 10, 30);
  await usage(acme, 90, 70);
  await usage(birch, 7, 3);
});
afterAll(() => office.close());

const stats = (who: OfficePerson | undefined): Promise<Said> => office.call(who, 'GET', '/api/admin/stats');

describe('GET /api/admin/stats', () => {
  test('[R-CALL-09] [R-ENT-23] the platform owner reads tenants, revenue and AI calls of all', async () => {
    expect(json(await stats(owner))).toMatchObject({ totalTenants: 2, monthlyRevenue: 297, ai: { totalCalls: 127, callsThisMonth: 27 } });
  });

  test('[R-ADM-30] changes are computed against the thirty days before; without anything before there is none', async () => {
    expect(json(await stats(owner))).toMatchObject({
      changes: { totalTenants: 100, monthlyRevenue: 506.1, aiCalls: 170, users: null },
      recentTenants: [{ id: birch.id }, { id: acme.id }],
    });
  });

  test('[R-ADM-30] [R-PROD-01] [R-AUTH-06] an administrator reads their own tenant in the same shape, and no other one', async () => {
    const said = await stats(admin);
    expect(json(said)).toMatchObject({
      totalTenants: 1,
      monthlyRevenue: 98,
      ai: { totalCalls: 120, callsThisMonth: 20 },
      users: 2,
      recentTenants: [{ id: acme.id, name: 'Acme' }],
    });
    expect(said.text).not.toContain(birch.id);
  });

  test('[R-AUTH-06] a user has no overview', async () => {
    expect((await stats(member)).status).toBe(403);
    expect((await stats(undefined)).status).toBe(401);
  });

  test('[R-CALL-09] a caller that already has the figures gets "not modified"', async () => {
    const etag = (await stats(owner)).headers.get('etag') ?? '';
    expect((await office.call(owner, 'GET', '/api/admin/stats', undefined, { 'if-none-match': etag })).status).toBe(304);
    await usage(birch, 1, 80);
    expect((await office.call(owner, 'GET', '/api/admin/stats', undefined, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('GET /api/tenant/usage', () => {
  const read = (who: OfficePerson | undefined, query = '') => office.call(who, 'GET', `/api/tenant/usage${query}`);

  test('[R-CALL-40] [R-PORT-15] [R-ENT-25] AI usage and invoices of the administrator’s tenant, the newest first', async () => {
    const said = await read(admin);
    const tomorrow = new Date(dayStart(office.services.clock()).getTime() + dayMs);
    expect(json(said)).toMatchObject({
      aiUsage: [
        { callsCount: 20, cost: '0.20', billingPeriodEnd: tomorrow.toISOString() },
        { callsCount: 10, cost: '0.10' },
        { callsCount: 90, cost: '0.90' },
      ],
      invoices: [
        { id: expect.any(String), amount: '98.00', status: 'pending', createdAt: expect.any(String) },
        { amount: '500.00', status: 'void' },
        { amount: '49.00', status: 'paid' },
      ],
    });
    expect(said.text).not.toMatch(/in_|provider/i);
  });

  test('[R-PORT-12] the figures of the portal are those of the database', async () => {
    expect(json(await office.call(admin, 'GET', `/api/tenant/info?tenant=${acme.id}`))).toMatchObject({
      usage: { activeUsers: 2, calculators: 0 },
    });
  });

  test('[R-PROD-01] a foreign tenant is answered like a missing one; a tenant where one is a plain user is refused', async () => {
    const stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    const [foreign, missing] = [await read(stranger, `?tenant=${acme.id}`), await read(stranger, `?tenant=${randomUUID()}`)];
    expect([foreign.status, foreign.text]).toEqual([404, 'Not found']);
    expect([missing.status, missing.text]).toEqual([404, 'Not found']);
    expect((await read(admin, `?tenant=${birch.id}`)).status).toBe(403);
    expect((await read(member)).status).toBe(403);
    expect((await read(owner, `?tenant=${birch.id}`)).status).toBe(200);
    expect((await read(undefined)).status).toBe(401);
  });
});

describe('AI calls', () => {
  const portal = async (who: OfficePerson) => Object(json(await office.call(who, 'GET', `/api/tenant/info?tenant=${acme.id}`)));
  const periods = async (who: OfficePerson) => Object(json(await office.call(who, 'GET', `/api/tenant/usage?tenant=${acme.id}`))).aiUsage;

  test('[R-ADM-31] [R-CONST-05] are the same number in the portal, the usage and the statistics: 30 days with today', async () => {
    expect((await portal(admin)).usage.aiCallsThisMonth).toBe(20);
    expect((await portal(member)).usage.aiCallsThisMonth).toBe(20);
    expect((await periods(admin))[0].callsCount).toBe(20);
    expect((await periods(owner))[0].callsCount).toBe(20);
    expect(Object(json(await stats(admin))).ai).toEqual({ totalCalls: 120, callsThisMonth: 20 });
  });

  test('[R-CALL-40] of a tenant without any are none in the last 30 days', async () => {
    const cedar = await office.tenant();
    const said = json(await office.call(owner, 'GET', `/api/tenant/usage?tenant=${cedar.id}`));
    expect(said).toMatchObject({ aiUsage: [{ callsCount: 0, cost: '0.00' }] });
  });
});

describe('usage of calculators', () => {
  test('[R-ENT-24] limit and remaining are there only where the plan has a limit', async () => {
    const read = async () => json(await office.call(admin, 'GET', `/api/admin/tenants/${acme.id}/calculator-usage`));
    expect(await read()).toEqual({ current: 0 });
    await office.sql('update plans set calculator_limit = 5 where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
    expect(await read()).toEqual({ current: 0, limit: 5, remaining: 5 });
  });
});

describe('GET /api/admin/ai-usage', () => {
  const usageOf = (who: OfficePerson | undefined) => office.call(who, 'GET', '/api/admin/ai-usage');

  test('[R-SET-09] the platform owner reads the calls of each tenant, most first', async () => {
    const rows = json(await usageOf(owner));
    expect(Array.isArray(rows) ? rows.slice(0, 2) : rows).toEqual([
      { id: acme.id, name: 'Acme', subdomain: expect.any(String), callsThisMonth: 20, totalCalls: 120 },
      { id: birch.id, name: 'Birch', subdomain: expect.any(String), callsThisMonth: 7, totalCalls: 8 },
    ]);
  });

  test('no other role may read them', async () => {
    expect((await usageOf(admin)).status).toBe(403);
    expect((await usageOf(undefined)).status).toBe(401);
  });
});
