import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domainProof, domainTexts } from '#contract/tenants/tenant-domains.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { command } from '#server/testing/queued-commands.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { verifyDomain } from './verify-domain.ts';

const ownHosts = ['reckoner.example', 'acme.reckoner.example', 'RECKONER.Example'];

let office: Office;
let owner: OfficePerson;
let admin: OfficePerson;
let acme: OfficeTenant;

beforeAll(async () => {
  office = await openOffice({ environment: { PRODUCT_HOST: 'reckoner.example:8443' } });
  owner = await office.person('platform_owner');
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  await office.sql('update plans set custom_domain = true');
});
afterAll(() => office.close());

describe('a host of the product itself', () => {
  test.each(ownHosts)('%s cannot be claimed as a custom domain', async (domain) => {
    for (const who of [admin, owner]) {
      const said = await office.call(who, 'POST', '/api/tenant/domains', { tenant: acme.id, domain });
      expect([said.status, said.text]).toEqual([409, domainTexts.ownProduct]);
    }
  });

  test.each(ownHosts)('%s cannot be written into the form of a tenant', async (customDomain) => {
    const subdomain = `s${randomUUID().slice(0, 8)}`;
    const made = await office.call(owner, 'POST', '/api/admin/tenants', { name: 'Fresh', subdomain, customDomain });
    const edited = await office.call(owner, 'PUT', `/api/admin/tenants/${acme.id}`, { customDomain });
    for (const said of [made, edited]) expect([said.status, said.text]).toEqual([409, domainTexts.ownProduct]);
  });

  test('cannot be claimed by a change that was queued on a device', async () => {
    const args = { id: randomUUID(), name: 'Queued', subdomain: `s${randomUUID().slice(0, 8)}`, customDomain: 'acme.reckoner.example' };
    const createdAt = office.services.clock().toISOString();
    const said = await office.call(
      owner,
      'POST',
      '/graphql',
      {
        query:
          'mutation p($d: ID!, $c: [CommandInput!]!) { pushCommands(protocol: 1, device: $d, commands: $c) { results { state message } } }',
        variables: { d: randomUUID(), c: [command(1, 'tenants.create', args, { createdAt })] },
      },
      { 'x-app-request': '1' },
    );
    expect(JSON.parse(said.text).data.pushCommands.results).toEqual([{ state: 'rejected', message: domainTexts.ownProduct }]);
  });

  test('that was claimed before the product used it is no longer proven', async () => {
    const [id, domain] = [randomUUID(), 'former.reckoner.example'];
    await office.sql(`insert into tenant_domains (id, tenant_id, domain, proof) values ($1::uuid, $2::uuid, $3, 'p')`, [
      id,
      acme.id,
      domain,
    ]);
    const resolveTxt = async () => ({ kind: 'records', values: [`${domainProof.prefix}p`] }) as const;
    expect(await performOperation(verifyDomain, { ...office.services, resolveTxt }, admin.caller, { id })).toMatchObject({
      ok: false,
      code: 'DomainTaken',
    });
  });
});

test('[R-TEN-19] a tenant whose name was reserved later can still be edited, and its name reaches it', async () => {
  const tenant = await office.tenant();
  await office.sql(`update tenants set subdomain = 'offline' where id = $1::uuid`, [tenant.id]);
  const said = await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { subdomain: 'offline', name: 'Renamed' });
  expect([said.status, JSON.parse(said.text)]).toMatchObject([200, { name: 'Renamed', subdomain: 'offline' }]);
  const moved = await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { subdomain: 'readyz' });
  expect([moved.status, moved.text]).toEqual([400, 'Reserved subdomain names are not allowed']);
});
