import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { purgeTombstones } from './tombstone.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let admin: OfficePerson;
let plan: string;
const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-10T09:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * dayMs);

beforeAll(async () => {
  office = await openOffice();
  plan = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.00')`, [plan]);
});
afterAll(() => office.close());

/** A tenant with two paid months, a credit note, and billing details. */
beforeEach(async () => {
  office.setClock(start);
  acme = await office.tenant({ name: 'Acme' });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', { planId: plan })));
  await performOperation(confirmPayment, { ...office.services, development: true }, admin.caller, { clientSecret });
  const details = { billingEmail: 'ann@acme.example', company: 'Acme LLC', address: '1 Main Street', taxId: 'US-1' };
  await office.call(admin, 'PUT', '/api/tenant/billing', details);
  office.setClock(after(32));
  owner = await office.person('platform_owner');
  await office.sweep();
  while ((await office.runEffects()) > 0);
  const [paid] = await invoicesOf();
  await office.call(owner, 'POST', `/api/admin/invoices/${paid?.id}/refund`, { amountCents: 1000, reason: 'a slow week' });
  await office.sql(
    `insert into billing_events (id, tenant_id, type, data) values (gen_random_uuid(), $1::uuid, 'subscription.cancelled', '{"comment": "Ann is leaving"}')`,
    [acme.id],
  );
});

const invoicesOf = () =>
  office.sql<{ id: string; number: string; status: string }>(
    `select id, number, status::text from invoices where tenant_id = $1::uuid order by created_at, number`,
    [acme.id],
  );
const revenue = async (): Promise<unknown> => json(await office.call(owner, 'GET', '/api/admin/revenue'));
async function remove(): Promise<void> {
  expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${acme.id}/delete-with-users`)).status).toBe(200);
}
async function purge(): Promise<void> {
  office.setClock(after(100));
  owner = await office.person('platform_owner');
  await purgeTombstones(office.services.db, office.services.clock());
}

describe('the books after the deletion of a tenant', () => {
  test('keep invoices, credit notes, and the revenue of past months to the cent', async () => {
    const [books, earned] = [await invoicesOf(), await revenue()];
    expect(books.map(({ number }) => number.slice(0, 3)).sort()).toEqual(['CN-', 'INV', 'INV']);
    await remove();
    await purge();
    expect(await invoicesOf()).toEqual(books);
    const past = (of: unknown) => Object(of).months.filter(({ month }: { month: string }) => month < '2026-02' && month >= '2026-01');
    expect(past(await revenue())).toEqual(past(earned));
  });

  test('are listed only for the platform owner, with the buyer as the invoice names it', async () => {
    await remove();
    await purge();
    const listed = json(await office.call(owner, 'GET', '/api/admin/invoices?q=Acme&limit=50'));
    const books = await invoicesOf();
    expect(listed).toEqual(expect.arrayContaining(books.map(({ id }) => expect.objectContaining({ id }))));
    expect(listed).toContainEqual(expect.objectContaining({ number: books[0]?.number, tenantId: acme.id, isTenantDeleted: true }));
    const other = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await office.call(other, 'GET', '/api/admin/invoices')).status).toBe(403);
    const buyers = await office.sql<{ buyer: unknown }>(`select buyer from invoices where tenant_id = $1::uuid`, [acme.id]);
    for (const { buyer } of buyers) expect(buyer).toMatchObject({ tenantName: 'Acme', email: null });
  });

  test('contain no decision, comment, or card of the tenant', async () => {
    await remove();
    const types = await office.sql<{ type: string }>(`select distinct type from billing_events where tenant_id = $1::uuid`, [acme.id]);
    expect(types.filter(({ type }) => type !== 'subscription.value' && !type.startsWith('invoice.'))).toEqual([]);
    const objects = `select 1 from payment_objects where id = 'card:' || $1 or (data ->> 'tenantId' = $1 and data ? 'billingEmail')`;
    expect(await office.sql(objects, [acme.id])).toEqual([]);
  });

  test('are not duplicated when the tenant is restored, along with every other event', async () => {
    const eventsOf = () => office.sql(`select id from billing_events where tenant_id = $1::uuid order by id`, [acme.id]);
    const [books, events] = [await invoicesOf(), await eventsOf()];
    await remove();
    expect((await office.call(owner, 'POST', `/api/admin/tenants/${acme.id}/restore`)).status).toBe(200);
    // The restored tenant falls back to the free plan, and the unused days of its last invoice are credited.
    expect((await invoicesOf()).map(({ id }) => id)).toEqual(expect.arrayContaining(books.map(({ id }) => id)));
    expect(await eventsOf()).toEqual(expect.arrayContaining([...events]));
  });

  test('accept a refund for a deleted tenant, and its unpaid invoices are not charged', async () => {
    const [paid] = await invoicesOf();
    await office.sql(
      `insert into invoices (id, tenant_id, number, amount, status) values (gen_random_uuid(), $1::uuid, 'INV-OPEN', '49.00', 'pending')
       on conflict (tenant_id, number) do nothing`,
      [acme.id],
    );
    await remove();
    await office.sweep();
    expect((await invoicesOf()).find(({ number }) => number === 'INV-OPEN')?.status).toBe('pending');
    const said = await office.call(owner, 'POST', `/api/admin/invoices/${paid?.id}/refund`, { amountCents: 500, reason: 'goodwill' });
    expect(said.status).toBe(200);
    const [note] = await office.sql<{ buyer: unknown }>(`select buyer from invoices where id = $1::uuid`, [Object(json(said)).id]);
    expect(note?.buyer).toMatchObject({ tenantName: 'Acme' });
  });
});
