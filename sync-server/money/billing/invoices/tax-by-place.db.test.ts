import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const rows = [
  { place: 'DE', percent: 19, label: 'USt.' },
  { place: 'FR', percent: 20, label: 'TVA' },
  { place: 'US-CA', percent: 7.25, label: 'Sales tax' },
];
let office: Office;
let owner: OfficePerson;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  await set('taxes', { rows });
  await set('seller', { name: 'Rechner GmbH', address: 'Berlin', taxId: 'DE136695976', country: 'DE' });
});
afterAll(() => office.close());
beforeEach(async () => {
  await set('billing', { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1, taxPercent: 0 });
  office.setClock(new Date('2026-04-05T12:00:00Z'));
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const planId = randomUUID();
  await office.sql('insert into plans (id, name, base_price) values ($1::uuid, $1::text, $2)', [planId, '100.00']);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, planId]);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end)
     values ($1::uuid, $2::uuid, 'active', '{"planName": "Professional", "basePrice": "100.00"}', '2026-04-15T09:00:00Z')`,
    [tenant.id, planId],
  );
});

async function set(key: string, value: object): Promise<void> {
  const { status } = await office.call(owner, 'PUT', `/api/admin/settings/${key}`, { value });
  expect(status).toBe(200);
}
const details = (given: object) =>
  office.call(admin, 'PUT', '/api/tenant/billing', { billingEmail: null, company: '', address: '', taxId: '', ...given });
/** The tax line of the next invoice, and its total. */
async function invoiced() {
  office.setClock(new Date('2026-04-15T09:01:00Z'));
  await office.sweep();
  const [invoice] = Object(json(await office.call(admin, 'GET', '/api/tenant/billing'))).invoices;
  const tax = invoice.lines.filter(({ kind }: { readonly kind: string }) => kind === 'tax');
  return { tax: tax.map(({ description }: { readonly description: string }) => description), amount: invoice.amount, buyer: invoice.buyer };
}

describe('the tax of an invoice', () => {
  test.each([
    ['in the country of the seller has its rate', { country: 'DE', taxId: 'DE136695976' }, ['USt. 19 % of 100.00 (DE)'], '119.00'],
    ['in another member state without a VAT ID has the rate there', { country: 'FR' }, ['TVA 20 % of 100.00 (FR)'], '120.00'],
    ['in another member state with a VAT ID has none', { country: 'FR', taxId: 'FR40303265045' }, [], '100.00'],
    ['in a member state without a row has the rate of the seller', { country: 'AT' }, ['USt. 19 % of 100.00 (DE)'], '119.00'],
    ['in a state of the United States has its rate', { country: 'US', region: 'CA' }, ['Sales tax 7.25 % of 100.00 (US-CA)'], '107.25'],
    ['in a state without a row has none', { country: 'US', region: 'OR' }, [], '100.00'],
  ])('%s', async (_case, given, tax, amount) => {
    expect((await details(given)).status).toBe(200);
    expect(await invoiced()).toMatchObject({ tax, amount, buyer: given });
  });

  test('without a country has the rate of the billing settings, as before', async () => {
    await set('billing', { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1, taxPercent: 8.1 });
    expect(await invoiced()).toMatchObject({ tax: ['Tax 8.1 %'], amount: '108.10' });
  });
});

describe('billing details', () => {
  test('with a tax ID that cannot be right are refused with a clear sentence', async () => {
    const said = await details({ country: 'DE', taxId: 'DE136695978' });
    expect([said.status, said.text]).toEqual([400, 'The check digit of this VAT ID is wrong. Compare it with your registration.']);
  });
});
