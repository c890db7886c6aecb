import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainTexts, type TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { createTenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { recheckDomains } from './recheck-domains.ts';

const start = new Date('2026-05-01T00:00:00.000Z');
const hour = 60 * 60 * 1000;

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let domain: string;
let now: Date;
let answer: TxtAnswer;
/** The answer for the name under which records were set before. */
let former: TxtAnswer;
const looked: string[] = [];
const proof = 'the-proof';
const present: TxtAnswer = { kind: 'records', values: [`calculators-verify=${proof}`] };

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.sql('delete from tenant_domains');
  acme = await office.tenant();
  await office.sql('update plans set custom_domain = true where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  domain = `d${randomUUID()}.example`;
  now = start;
  answer = present;
  former = { kind: 'no_record' };
  office.setClock(start);
  await insert(acme, domain, 'valid', start);
  await office.sql('update tenants set custom_domain = $2 where id = $1::uuid', [acme.id, domain]);
});

const insert = (tenant: OfficeTenant, name: string, state: string, verifiedAt: Date | null) =>
  office.sql(
    `insert into tenant_domains (id, tenant_id, domain, proof, state, verified_at, checked_at, created_at)
     values (gen_random_uuid(), $1::uuid, $2, $3, $4::domain_state, $5::timestamptz, $5::timestamptz, $6::timestamptz)`,
    [tenant.id, name, proof, state, verifiedAt, start],
  );
/** The hourly job, the given number of hours after the start. */
async function sweepAt(hours: number) {
  now = new Date(start.getTime() + hours * hour);
  office.setClock(now);
  looked.length = 0;
  return recheckDomains({
    ...office.services,
    clock: () => now,
    resolveTxt: async (name) => {
      looked.push(name);
      return name.startsWith('_reckoner.') ? former : answer;
    },
  });
}
const row = async () =>
  (
    await office.sql<{ state: string; failing: Date | null }>(
      'select state::text, failing_since as failing from tenant_domains where domain = $1',
      [domain],
    )
  )[0];
const serves = async (): Promise<boolean> => {
  const query: IdentityQuery = (sql, values) => office.database.db.query({ as: 'platform' }, sql, values);
  const looks = createTenantLooks({ query, clock: () => now, publicUrl: office.url, productHost: 'reckoner.test' });
  return (await looks.byHost(domain)).kind === 'tenant';
};
const mails = async () => {
  while ((await office.runEffects()) > 0);
  return (
    await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1 order by created_at, id', [admin.email])
  ).map(({ subject }) => subject);
};

describe('a claimed domain that waits for its record', () => {
  beforeEach(async () => {
    await office.sql('delete from tenant_domains');
    await insert(acme, domain, 'pending', null);
    answer = { kind: 'no_record' };
  });

  test('is looked up each hour, and reminds its administrators after one day and after two, once each', async () => {
    expect((await sweepAt(1)).looked).toBe(1);
    expect((await sweepAt(1.5)).looked).toBe(0);
    await sweepAt(23);
    expect(await mails()).toEqual([]);
    await sweepAt(24);
    await sweepAt(30);
    expect(await mails()).toEqual([domainTexts.waitingSubject(domain)]);
    await sweepAt(48);
    await sweepAt(71);
    expect(await mails()).toHaveLength(2);
    expect((await sweepAt(72)).expired).toBe(1);
  });

  test('serves its tenant as soon as the job finds the record, without a reminder', async () => {
    answer = present;
    await sweepAt(24);
    expect([(await row())?.state, await mails()]).toEqual(['valid', []]);
  });
});

describe('a proven domain', () => {
  test('is looked up once a day', async () => {
    expect((await sweepAt(23)).looked).toBe(0);
    await sweepAt(24);
    expect(looked).toEqual([`_calculators.${domain}`]);
    expect((await sweepAt(47)).looked).toBe(0);
    expect((await sweepAt(49)).looked).toBe(1);
    expect(await row()).toEqual({ state: 'valid', failing: null });
  });

  test('with a record that was required in the past stays proven, also while the resolver is silent', async () => {
    answer = { kind: 'no_record' };
    former = { kind: 'records', values: [`reckoner-verify=${proof}`] };
    await sweepAt(24);
    expect(await row()).toEqual({ state: 'valid', failing: null });
    former = { kind: 'no_answer' };
    await sweepAt(49);
    expect(await row()).toEqual({ state: 'valid', failing: null });
  });

  test('whose record is gone serves for seven days, is suspended then, and serves again when the record is back', async () => {
    answer = { kind: 'no_record' };
    await sweepAt(24);
    expect(await row()).toEqual({ state: 'valid', failing: expect.any(Date) });
    expect(await serves()).toBe(true);
    await sweepAt(24 + 6 * 24 + 23);
    expect(await serves()).toBe(true);
    await sweepAt(24 + 8 * 24);
    expect((await row())?.state).toBe('pending');
    expect(await serves()).toBe(false);
    const trail = await office.sql(`select action from audit_log where tenant_id = $1::uuid and action like 'domains.%'`, [acme.id]);
    expect(trail).toEqual([{ action: 'domains.suspend' }]);
    answer = present;
    await sweepAt(24 + 10 * 24);
    expect(await row()).toEqual({ state: 'valid', failing: null });
    expect(await serves()).toBe(true);
  });

  test('that is suspended cannot go to another tenant, not even by a claim', async () => {
    answer = { kind: 'no_domain' };
    for (const day of [1, 8, 9, 40]) await sweepAt(day * 24);
    expect((await row())?.state).toBe('not_found');
    const birch = await office.tenant();
    const owner = await office.person('platform_owner');
    const said = await office.call(owner, 'POST', '/api/tenant/domains', { tenant: birch.id, domain });
    expect([said.status, said.text]).toEqual([409, 'This domain belongs to another tenant.']);
  });

  test('is not suspended because a resolver is silent', async () => {
    answer = { kind: 'no_answer' };
    for (let day = 1; day <= 10; day += 1) await sweepAt(day * 24);
    expect(await row()).toEqual({ state: 'valid', failing: null });
    expect(looked).toHaveLength(1);
  });

  test('whose record is gone is reported at once, at the suspension, and twice more', async () => {
    answer = { kind: 'no_record' };
    for (let day = 1; day <= 40; day += 1) await sweepAt(day * 24);
    expect([...(await mails())].sort()).toEqual([
      `The proof of ${domain} is gone`,
      ...Array.from({ length: 3 }, () => `${domain} is suspended`),
    ]);
  });
});

describe('a claim', () => {
  test('that was not proven within 72 hours is free for others and shown in no form', async () => {
    const claimed = `${randomUUID()}.example`;
    const birch = await office.tenant();
    answer = { kind: 'no_record' };
    await insert(birch, claimed, 'pending', null);
    await office.sql('update tenants set custom_domain = $2 where id = $1::uuid', [birch.id, claimed]);
    expect((await sweepAt(71)).expired).toBe(0);
    expect((await sweepAt(72)).expired).toBe(1);
    expect(await office.sql('select 1 from tenant_domains where domain = $1', [claimed])).toEqual([]);
    expect(await office.sql('select custom_domain as shown from tenants where id = $1::uuid', [birch.id])).toEqual([{ shown: null }]);
    expect(await serves()).toBe(true);
  });
});

test('the hourly sweep looks up domains', async () => {
  await office.sql('delete from tenant_domains');
  const claimed = `${randomUUID()}.example`;
  await insert(acme, claimed, 'pending', null);
  office.setClock(new Date(start.getTime() + 73 * hour));
  await office.sweep();
  expect(await office.sql('select 1 from tenant_domains where domain = $1', [claimed])).toEqual([]);
});
