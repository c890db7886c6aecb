import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, openOffice } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-10T09:00:00Z');
let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** The credit notes of a tenant that pays $590.00 in this interval and is deleted so many days and hours later. */
async function creditedAfter(interval: 'month' | 'year', days: number, hours: number): Promise<readonly string[]> {
  office.setClock(start);
  const plan = randomUUID();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price) values ($1::uuid, $1::text, $2, $3)`,
    interval === 'year' ? [plan, '59.00', '590.00'] : [plan, '590.00', null],
  );
  const tenant = await office.tenant();
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', { planId: plan, interval })));
  await performOperation(confirmPayment, { ...office.services, development: true }, admin.caller, { clientSecret });
  office.setClock(new Date(start.getTime() + days * dayMs + hours * 60 * 60 * 1000));
  const owner = await office.person('platform_owner');
  expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${tenant.id}/delete-with-users`)).status).toBe(200);
  const notes = await office.sql<{ amount: string }>(`select amount from invoices where tenant_id = $1::uuid and kind = 'credit_note'`, [
    tenant.id,
  ]);
  return notes.map(({ amount }) => amount);
}

describe('the rest of a paid year when the firm is deleted', () => {
  // A day that has begun counts as unused: days left of 365, times 590.00, to the cent.
  test.each([
    [0, 0, '-590.00'],
    [1, 0, '-588.38'],
    [100, 5, '-428.36'],
    [364, 23, '-1.62'],
  ])('is credited by the day after %i days and %i hours', async (days, hours, amount) => {
    expect(await creditedAfter('year', days, hours)).toEqual([amount]);
  });

  test('is not credited for a month, which ends by itself', async () => {
    expect(await creditedAfter('month', 10, 0)).toEqual([]);
  });
});
