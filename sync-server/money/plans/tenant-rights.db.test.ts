import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, type Office, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** The rights that the account answers, and whether the claim of a domain is taken. */
async function rightsOf(acme: OfficeTenant) {
  const admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  const info = Object(json(await office.call(admin, 'GET', '/api/tenant/info')));
  const { status } = await office.call(admin, 'POST', '/api/tenant/domains', { domain: `${acme.id}.example.com` });
  return { rights: Reflect.get(info, 'rights'), status };
}

async function planOf(acme: OfficeTenant, customDomain: boolean): Promise<string> {
  const [plan] = await office.sql<{ id: string }>(
    `insert into plans (id, name, base_price, custom_domain) values (gen_random_uuid(), 'Plan', '9.00', ${customDomain}) returning id`,
  );
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [acme.id, plan?.id ?? null]);
  return plan?.id ?? '';
}

test('a firm on a plan without a custom domain is told so before it claims one, and refused', async () => {
  const acme = await office.tenant();
  await planOf(acme, false);
  expect(await rightsOf(acme)).toEqual({ rights: [], status: 403 });
});

test('the terms of a running subscription take precedence over the plan', async () => {
  const acme = await office.tenant();
  const planId = await planOf(acme, false);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms) values ($1::uuid, $2::uuid, 'active', '{"customDomain": true}')`,
    [acme.id, planId],
  );
  expect(await rightsOf(acme)).toEqual({ rights: ['branding', 'customDomain', 'webhooks'], status: 200 });
});

test('a firm without a plan has every right', async () => {
  const acme = await office.tenant();
  await office.sql('update tenants set plan_id = null where id = $1::uuid', [acme.id]);
  expect(await rightsOf(acme)).toEqual({
    rights: ['branding', 'customDomain', 'webhooks', 'api', 'ownMails', 'prioritySupport'],
    status: 200,
  });
});
