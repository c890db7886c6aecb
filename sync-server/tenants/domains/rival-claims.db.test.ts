import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { domainTexts, type TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { recheckDomains } from './recheck-domains.ts';
import { verifyDomain } from './verify-domain.ts';

let office: Office;
let acme: OfficeTenant;
let squatter: OfficeTenant;
let admin: OfficePerson;
let rival: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
  squatter = await office.tenant({ status: 'trial' });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  rival = await office.person('tenant_admin', [[squatter, 'tenant_admin']]);
  await office.sql('update plans set custom_domain = true');
});
afterAll(() => office.close());

interface Claim {
  readonly id: string;
  readonly record: { readonly value: string };
}
const domain = (): string => `${randomUUID().slice(0, 8)}.example`;
const claimOf = ({ status, text }: Said): Claim => {
  expect([status, text]).toEqual([200, expect.any(String)]);
  return JSON.parse(text);
};
const claim = async (who: OfficePerson, name: string): Promise<Claim> =>
  claimOf(await office.call(who, 'POST', '/api/tenant/domains', { domain: name }));
const verify = (who: OfficePerson, { id }: Claim, answer: TxtAnswer) =>
  performOperation(verifyDomain, { ...office.services, resolveTxt: async () => answer }, who.caller, { id });
const prove = (who: OfficePerson, claimed: Claim) => verify(who, claimed, { kind: 'records', values: [claimed.record.value] });
const listed = async (who: OfficePerson, name: string) =>
  JSON.parse((await office.call(who, 'GET', '/api/tenant/domains')).text).filter((entry: { domain: string }) => entry.domain === name);
const mailsTo = async (person: OfficePerson) => {
  while ((await office.runEffects()) > 0);
  return office.sql<{ subject: string; text: string }>('select subject, text from mail_outbox where "to" = $1 order by created_at', [
    person.email,
  ]);
};

describe('a domain that another firm has claimed without a proof', () => {
  test('can be claimed and proven by the firm that owns it, with a record of its own', async () => {
    const name = domain();
    const squatted = await claim(rival, name);
    const claimed = await claim(admin, name);
    expect(claimed.record.value).not.toBe(squatted.record.value);
    expect(await prove(admin, claimed)).toMatchObject({ ok: true, value: { state: 'valid' } });
    expect(await office.sql('select id from tenants where custom_domain = $1', [name])).toEqual([{ id: acme.id }]);
  });

  test('ends the other claim with a mail and a notice once it is proven, and cannot be claimed any more', async () => {
    const name = domain();
    const squatted = await claim(rival, name);
    await prove(admin, await claim(admin, name));
    expect(await listed(rival, name)).toMatchObject([{ id: squatted.id, verifiedAt: null, lostAt: expect.any(String) }]);
    expect(await mailsTo(rival)).toContainEqual({
      subject: domainTexts.lostSubject(name),
      text: expect.stringContaining(domainTexts.lost(name)),
    });
    expect((await mailsTo(admin)).map(({ subject }) => subject)).not.toContain(domainTexts.lostSubject(name));
    expect(await prove(rival, squatted)).toMatchObject({ ok: false, code: 'DomainTaken' });
    expect((await office.call(rival, 'POST', '/api/tenant/domains', { domain: name })).status).toBe(409);
    expect(
      await office.sql(`select object_id as id from audit_log where action = 'domains.lose' and tenant_id = $1::uuid`, [squatter.id]),
    ).toContainEqual({
      id: squatted.id,
    });
  });

  test('goes to exactly one of two firms that prove it at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const name = domain();
      const [mine, theirs] = [await claim(admin, name), await claim(rival, name)];
      const outcomes = await Promise.all([prove(admin, mine), prove(rival, theirs)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ code: 'DomainTaken' }]);
      const rows = await office.sql<{ state: string }>(
        'select state::text from tenant_domains where domain = $1 and verified_at is not null',
        [name],
      );
      expect(rows).toEqual([{ state: 'valid' }]);
      expect(await office.sql('select 1 from tenants where custom_domain = $1', [name])).toHaveLength(1);
      await office.sql('delete from tenant_domains');
      await office.sql('update tenants set custom_domain = null');
    }
  });

  test('is not looked up for a claim that has ended, and the notice goes after three days', async () => {
    const name = domain();
    await claim(rival, name);
    await prove(admin, await claim(admin, name));
    const looked: string[] = [];
    const resolveTxt = async (record: string): Promise<TxtAnswer> => {
      looked.push(record);
      return { kind: 'no_answer' };
    };
    await recheckDomains({ ...office.services, resolveTxt });
    expect(looked.filter((record) => record.includes(name))).toEqual([]);
    const later = new Date(Date.now() + 73 * 60 * 60 * 1000);
    office.setClock(later);
    await recheckDomains({ ...office.services, clock: () => later, resolveTxt });
    expect(await office.sql('select tenant_id as t from tenant_domains where domain = $1', [name])).toEqual([{ t: acme.id }]);
  });
});

test('the database keeps a second proof of one domain out', async () => {
  const name = domain();
  const insert = (tenant: OfficeTenant) =>
    office.sql(
      `insert into tenant_domains (id, tenant_id, domain, proof, state, verified_at) values (gen_random_uuid(), $1::uuid, $2, 'p', 'valid', now())`,
      [tenant.id, name],
    );
  await insert(acme);
  await expect(insert(squatter)).rejects.toThrow(/tenant_domains_one_proven/);
});
