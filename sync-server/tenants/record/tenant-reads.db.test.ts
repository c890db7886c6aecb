import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/access/caller.ts';
import { performOperation, readList } from '#server/testing/perform-operation.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { listMyTenants } from './list-my-tenants.ts';
import { readTenantInfo } from './read-tenant-info.ts';

let office: Office;
let older: OfficeTenant;
let newer: OfficeTenant;
let person: Caller;
const visitor = { visitor: true, requestId: 'r' } as const;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  older = await office.tenant({ limit: 5, createdAt: new Date('2025-01-01T00:00:00Z') });
  newer = await office.tenant({ limit: null, createdAt: new Date('2026-01-01T00:00:00Z') });
  person = await office.caller('tenant_admin', [
    [older, 'tenant_admin'],
    [newer, 'user'],
  ]);
});
afterAll(() => office.close());
const info = (caller: Caller | typeof visitor, tenant?: string) =>
  performOperation(readTenantInfo, { ...office.services, clock: () => officeTime }, caller, tenant === undefined ? {} : { tenant });

describe('GET /api/tenant/info', () => {
  test('[R-CALL-39] figures are counted: active people, calculators in use, calls of the last 30 days', async () => {
    const ids = await office.calculators(3);
    await office.sql(
      `insert into tenant_calculators (tenant_id, calculator_id, is_enabled) values ($1::uuid, $2, true), ($1::uuid, $3, false)`,
      [older.id, ids[0] ?? '', ids[1] ?? ''],
    );
    const away = await office.caller('user', [[older, 'user']]);
    await office.sql('update users set is_active = false where id = $1::uuid', [away.userId]);
    await office.caller('user', [[older, 'user']]);
    await office.sql(
      `update tenants set billing_email = 'bill@example.com', settings = '{"brand": {"accent": "#123456"}}' where id = $1::uuid`,
      [older.id],
    );
    for (const day of ['2026-02-01T00:00:00Z', '2026-01-31T00:00:00Z']) {
      await office.sql(
        `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
         values ($1::uuid, $2::uuid, 1, $3::timestamptz, $3::timestamptz + interval '1 day')`,
        [randomUUID(), older.id, day],
      );
    }
    expect(await info(person, older.id)).toMatchObject({
      ok: true,
      value: {
        id: older.id,
        status: 'active',
        billingEmail: 'bill@example.com',
        brand: { accent: '#123456' },
        plan: { calculatorLimit: 5, basePrice: '0.00' },
        usage: { activeUsers: 2, calculators: 1, aiCallsThisMonth: 1 },
        calculatorIds: [ids[0]],
      },
    });
  });

  test('[R-CALL-39] of more calculators than the plan allows, those chosen first are in use, by id within a millisecond', async () => {
    const tenant = await office.tenant({ limit: 3 });
    const ids = [...(await office.calculators(5))].sort();
    const milliseconds = [2, 1, 1, 1, 0];
    for (const [place, id] of ids.entries()) {
      await office.sql(
        `insert into tenant_calculators (tenant_id, calculator_id, is_enabled, added_at) values ($1::uuid, $2, true, $3::timestamptz)`,
        [tenant.id, id, `2026-01-01T00:00:00.00${milliseconds[place]}Z`],
      );
    }
    const member = await office.caller('user', [[tenant, 'user']]);
    expect(await info(member)).toMatchObject({
      ok: true,
      value: { usage: { calculators: 5 }, calculatorIds: [ids[1], ids[2], ids[4]] },
    });
    await office.sql('delete from tenant_calculators where tenant_id = $1::uuid and calculator_id = $2', [tenant.id, ids[4] ?? '']);
    expect(await info(member)).toMatchObject({ ok: true, value: { calculatorIds: [ids[1], ids[2], ids[3]] } });
  });

  test('[R-CALL-39] without a tenant named it is the most recently created one', async () => {
    expect(await info(person)).toMatchObject({ ok: true, value: { id: newer.id } });
  });

  test('[R-CALL-39] a plain member sees no billing address', async () => {
    await office.sql(`update tenants set billing_email = 'hidden@example.com' where id = $1::uuid`, [newer.id]);
    expect(await info(person, newer.id)).toMatchObject({ ok: true, value: { billingEmail: null } });
    expect(await info(await office.caller('platform_owner'), newer.id)).toMatchObject({
      ok: true,
      value: { billingEmail: 'hidden@example.com' },
    });
  });

  test('[R-CALL-39] a foreign tenant, a missing one and none at all are not found, and a visitor is sent to sign in', async () => {
    const stranger = await office.caller('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect(await info(stranger, older.id)).toEqual(await info(stranger, randomUUID()));
    expect(await info(stranger, older.id)).toMatchObject({ ok: false, code: 'NotFound' });
    expect(await info(await office.caller('user'))).toMatchObject({ ok: false, code: 'NotFound' });
    expect(await info(visitor)).toMatchObject({ ok: false, code: 'Unauthorized' });
  });
});

describe('GET /api/tenants/my-tenants', () => {
  const mine = (caller: Caller | typeof visitor) => readList(listMyTenants, { ...office.services, clock: () => officeTime }, caller);

  test('[R-CALL-41] [R-SEL-02] the newest tenant comes first, with createdAt and the person’s role', async () => {
    expect(await mine(person)).toMatchObject({
      ok: true,
      value: [
        { id: newer.id, role: 'user', createdAt: '2026-01-01T00:00:00.000Z' },
        { id: older.id, role: 'tenant_admin', createdAt: '2025-01-01T00:00:00.000Z' },
      ],
    });
  });

  test('[R-SEL-18] a person without any tenant gets an empty list', async () => {
    expect(await mine(await office.caller('user'))).toEqual({ ok: true, value: [] });
    expect(await mine(visitor)).toMatchObject({ ok: false, code: 'Unauthorized' });
  });
});
