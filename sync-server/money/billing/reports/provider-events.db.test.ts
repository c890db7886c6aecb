import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '#server/money/billing/stripe/signed-event.ts';
import { type Office, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let secret: string;
let tenant: OfficeTenant;

beforeAll(async () => {
  office = await openOffice();
  await office.services.payments.readEvent(new Uint8Array(), null);
  const [row] = await office.sql<{ value: string }>(`select value #>> '{}' as value from secrets where key = 'payment-events'`);
  secret = row?.value ?? '';
  tenant = await office.tenant();
  await office.sql(`update tenants set payment_customer_id = 'cus_1' where id = $1::uuid`, [tenant.id]);
});
afterAll(() => office.close());

const second = (): number => Math.floor(office.services.clock().getTime() / 1000);
async function deliver(type: string, created: number, object: object): Promise<void> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, created, data: { object } });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signEvent(secret, body, office.services.clock()) };
  expect((await fetch(`${office.url}/api/payments/webhook`, { method: 'POST', body, headers })).status).toBe(200);
}
const invoices = () =>
  office.sql('select kind, amount, status::text from invoices where tenant_id = $1::uuid order by number desc', [tenant.id]);
const card = async () => {
  const [row] = await office.sql<{ card: { last4: string } | null }>('select payment_method as card from tenants where id = $1::uuid', [
    tenant.id,
  ]);
  return row?.card?.last4;
};

test('an invoice of the card service that is reported twice and out of order is one invoice, and a refund writes its credit note once', async () => {
  const at = second();
  const invoice = { id: 'in_1', customer: 'cus_1', amount_due: 4900 };
  await deliver('invoice.paid', at + 2, { ...invoice, status: 'paid' });
  await deliver('invoice.finalized', at, { ...invoice, status: 'open' });
  await deliver('invoice.paid', at + 2, { ...invoice, status: 'paid' });
  expect(await invoices()).toEqual([{ kind: 'invoice', amount: '49.00', status: 'paid' }]);
  const charge = { id: 'ch_1', customer: 'cus_1', invoice: 'in_1' };
  await deliver('charge.refunded', at + 4, { ...charge, amount_refunded: 1000 });
  await deliver('charge.refunded', at + 4, { ...charge, amount_refunded: 1000 });
  await deliver('charge.succeeded', at + 1, { ...charge, amount_refunded: 0 });
  expect(await invoices()).toEqual([
    { kind: 'invoice', amount: '49.00', status: 'paid' },
    { kind: 'credit_note', amount: '-10.00', status: 'paid' },
  ]);
});

test('an invoice keeps the day on which it was paid when the card service reports it again', async () => {
  const at = second() - 60 * 60 * 24 * 30;
  const invoice = { id: 'in_2', customer: 'cus_1', amount_due: 4900, status: 'paid' };
  await deliver('invoice.paid', at, invoice);
  await deliver('invoice.updated', at + 60 * 60 * 24 * 20, { ...invoice, metadata: { note: 'archived' } });
  expect(await office.sql(`select paid_at as "paidAt" from invoices where provider_invoice_id = 'in_2'`)).toEqual([
    { paidAt: new Date(at * 1000) },
  ]);
});

test('the lines of an invoice with a negative tax or an inclusive one add up to its total', async () => {
  const at = second();
  const invoice = { customer: 'cus_1', amount_due: 0, status: 'paid' };
  const credited = { id: 'in_3', total: -1081, lines: { data: [{ amount: -1000 }] }, total_taxes: [{ amount: -81 }] };
  const included = {
    id: 'in_4',
    total: 1081,
    lines: { data: [{ amount: 1081 }] },
    total_taxes: [{ amount: 81, tax_behavior: 'inclusive' }],
  };
  for (const object of [credited, included]) await deliver('invoice.paid', at, { ...invoice, ...object });
  const sums = await office.sql(
    `select amount, (select sum((line ->> 'amount')::numeric)::text from jsonb_array_elements(lines) line) as lines
     from invoices where provider_invoice_id in ('in_3', 'in_4') order by provider_invoice_id`,
  );
  expect(sums).toEqual([
    { amount: '-10.81', lines: '-10.81' },
    { amount: '10.81', lines: '10.81' },
  ]);
});

test('the card that was added last pays, also when the reports come in another order', async () => {
  const at = second();
  const method = (id: string, last4: string, customer: string | null = 'cus_1') => ({
    id,
    customer,
    card: { brand: 'visa', last4, exp_month: 1, exp_year: 2031 },
  });
  await deliver('payment_method.attached', at + 2, method('pm_2', '4242'));
  await deliver('payment_method.attached', at, method('pm_1', '1111'));
  expect(await card()).toBe('4242');
  await deliver('payment_method.detached', at + 3, method('pm_2', '4242', null));
  expect(await card()).toBe('1111');
});

test('a bank that renews an older card, or a changed email address, does not make another card pay', async () => {
  const at = second();
  const method = (id: string, last4: string, created: number) => ({
    id,
    created,
    customer: 'cus_1',
    card: { brand: 'visa', last4, exp_month: 1, exp_year: 2031 },
  });
  await deliver('payment_method.attached', at, method('pm_3', '3333', at));
  await deliver('payment_method.attached', at + 10, method('pm_4', '4444', at + 10));
  await deliver('payment_method.updated', at + 20, method('pm_3', '3334', at));
  expect(await card()).toBe('4444');
  await deliver('customer.updated', at + 30, {
    id: 'cus_1',
    email: 'new@example.com',
    invoice_settings: { default_payment_method: 'pm_4' },
  });
  expect(await card()).toBe('4444');
});

test('the card that is chosen at the card service itself is shown, and stays when another one is renewed', async () => {
  const at = second();
  await deliver('customer.updated', at + 40, { id: 'cus_1', invoice_settings: { default_payment_method: 'pm_3' } });
  expect(await card()).toBe('3334');
  const renewed = { id: 'pm_4', created: at + 10, customer: 'cus_1', card: { brand: 'visa', last4: '4445', exp_month: 1, exp_year: 2033 } };
  await deliver('payment_method.updated', at + 50, renewed);
  expect(await card()).toBe('3334');
  await deliver('payment_method.detached', at + 60, {
    id: 'pm_3',
    created: at,
    customer: null,
    card: { brand: 'visa', last4: '3334', exp_month: 1, exp_year: 2031 },
  });
  expect(await card()).toBe('4445');
});
