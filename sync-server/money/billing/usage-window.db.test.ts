import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-04-05T12:00:00Z'));
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const planId = randomUUID();
  await office.sql('insert into plans (id, name, base_price, ai_calls_included) values ($1::uuid, $1::text, $2, 100)', [planId, '49.00']);
  await office.sql(`update tenants set plan_id = $2::uuid, billing_email = $3 where id = $1::uuid`, [tenant.id, planId, admin.email]);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end)
     values ($1::uuid, $2::uuid, 'active', '{"planName": "Professional", "basePrice": "49.00", "aiCallsIncluded": 100}', '2026-04-15T09:00:00Z')`,
    [tenant.id, planId],
  );
});

const use = (day: string, calls: number) =>
  office.sql(
    `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
     values (gen_random_uuid(), $1::uuid, $2::int, $3::timestamptz, $3::timestamptz + interval '1 day')`,
    [tenant.id, calls, new Date(`${day}T00:00:00Z`)],
  );
const account = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/billing')));
const aiLines = async () => {
  const { invoices } = await account();
  return Object(invoices).flatMap(({ lines }: { lines: { kind: string }[] }) => lines.filter(({ kind }) => kind === 'ai'));
};
async function at(moment: string): Promise<void> {
  office.setClock(new Date(moment));
  await office.sweep();
  while ((await office.runEffects()) > 0);
}

describe('the days of AI calls', () => {
  test('are those of the billing period on the screen and on the invoice, and not the last 30 days', async () => {
    // March 10 lies within 30 days of April 5, and before the billing period, which begins on March 15.
    await use('2026-03-10', 400);
    await use('2026-03-20', 90);
    expect((await account()).allowance).toMatchObject({
      callsThisMonth: 490,
      callsInPeriod: 90,
      periodStart: '2026-03-15T00:00:00.000Z',
      periodEnd: '2026-04-15T00:00:00.000Z',
    });
    await use('2026-04-14', 610);
    await at('2026-04-15T09:01:00Z');
    expect(await aiLines()).toEqual([
      { kind: 'ai', description: '600 AI calls beyond the 100 included, 2026-03-15 to 2026-04-14', amount: '6.00' },
    ]);
    expect((await account()).allowance).toMatchObject({ callsInPeriod: 0, periodStart: '2026-04-15T00:00:00.000Z' });
  });

  test('a single call above the allowance costs the minimum charge, which the account and the invoice say', async () => {
    expect((await account()).allowance.priceAbove).toEqual({ pricePerCall: '0.01', minimumCents: 500, mostCents: 10_000 });
    await use('2026-03-20', 101);
    await at('2026-04-15T09:01:00Z');
    expect(await aiLines()).toEqual([
      { kind: 'ai', description: '1 AI calls beyond the 100 included, 2026-03-15 to 2026-04-14 (minimum charge)', amount: '5.00' },
    ]);
  });

  test('are those of the calendar month for a firm without a subscription', async () => {
    await office.sql('delete from subscriptions where tenant_id = $1::uuid', [tenant.id]);
    await use('2026-03-20', 90);
    await use('2026-04-02', 3);
    expect((await account()).allowance).toMatchObject({
      callsInPeriod: 3,
      periodStart: '2026-04-01T00:00:00.000Z',
      periodEnd: '2026-05-01T00:00:00.000Z',
      priceAbove: null,
    });
  });
});
