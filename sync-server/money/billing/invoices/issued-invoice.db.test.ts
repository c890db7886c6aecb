import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { json, type Office, openOffice } from '#server/testing/test-office.ts';
import { writeInvoice } from './write-invoice.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const sell = (name: string) =>
  office.sql(
    `insert into platform_settings (key, value) values ('seller', jsonb_build_object('name', $1::text, 'address', '', 'taxId', ''))
     on conflict (key) do update set value = excluded.value`,
    [name],
  );

test('[R-PORT-17] an invoice names the seller and the buyer as they were when it was issued', async () => {
  const tenant = await office.tenant({ name: 'Acme' });
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const issue = (periodStart: Date) =>
    office.services.changes.runAsPlatform(platformActor('test', office.services.clock(), undefined), async (change) =>
      done(
        await writeInvoice(change, {
          tenantId: tenant.id,
          lines: [{ kind: 'plan', description: 'Plan, one month', cents: 4900 }],
          periodStart,
          periodEnd: periodStart,
        }),
      ),
    );
  await sell('Before Inc.');
  await issue(new Date('2026-01-01T00:00:00Z'));
  await sell('After Inc.');
  await office.sql(`update tenants set name = 'Acme and Sons' where id = $1::uuid`, [tenant.id]);
  await issue(new Date('2026-02-01T00:00:00Z'));
  const { invoices } = Object(json(await office.call(admin, 'GET', '/api/tenant/billing')));
  expect(invoices).toHaveLength(2);
  expect(invoices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        seller: { name: 'Before Inc.', address: '', taxId: '' },
        buyer: expect.objectContaining({ tenantName: 'Acme' }),
      }),
      expect.objectContaining({
        seller: { name: 'After Inc.', address: '', taxId: '' },
        buyer: expect.objectContaining({ tenantName: 'Acme and Sons' }),
      }),
    ]),
  );
});
