import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainTexts, type TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { recheckDomains } from './recheck-domains.ts';
import { verifyDomain } from './verify-domain.ts';

const start = new Date('2026-05-01T00:00:00.000Z');
const dayMs = 86_400_000;
const present: TxtAnswer = { kind: 'records', values: ['calculators-verify=the-proof'] };

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let id: string;
let domain: string;
let answer: TxtAnswer;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.stopClock(start);
  answer = present;
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  id = office.services.newId();
  domain = `${acme.id}.example.com`;
  await setRight(true);
});

const setRight = (customDomain: boolean) =>
  office.sql(
    `update plans set name = 'Starter', custom_domain = $2::boolean where id = (select plan_id from tenants where id = $1::uuid)`,
    [acme.id, String(customDomain)],
  );
const claim = (verifiedAt: Date | null) =>
  office.sql(
    `insert into tenant_domains (id, tenant_id, domain, proof, state, verified_at, checked_at, created_at)
     values ($1::uuid, $2::uuid, $3, 'the-proof', $4::domain_state, $5::timestamptz, $5::timestamptz, $6::timestamptz)`,
    [id, acme.id, domain, verifiedAt === null ? 'pending' : 'valid', verifiedAt, start],
  );
const deps = () => ({ ...office.services, resolveTxt: async () => answer });
const verify = (who = admin) => performOperation(verifyDomain, deps(), who.caller, { id });
const recheckAt = (days: number) => {
  office.stopClock(new Date(start.getTime() + days * dayMs));
  return recheckDomains(deps());
};
const state = async () =>
  (await office.sql<{ state: string }>('select state::text from tenant_domains where id = $1::uuid', [id]))[0]?.state;

describe('a domain that was claimed while the plan had custom domains', () => {
  test('is not verified after the plan has lost them, neither by hand nor by the job, and the sentence names the plan', async () => {
    await claim(null);
    await setRight(false);
    expect(await verify()).toMatchObject({ ok: false, code: 'LimitReached', message: domainTexts.planWithout('Starter') });
    expect(domainTexts.planWithout('Starter')).toContain('Starter');
    await recheckAt(0.1);
    expect(await state()).toBe('pending');
    expect(await recheckDomains(deps())).toMatchObject({ looked: 0 });
  });

  test('is verified by the platform owner all the same', async () => {
    await claim(null);
    await setRight(false);
    expect(await verify(await office.person('platform_owner'))).toMatchObject({ ok: true, value: { state: 'valid' } });
  });

  test('is verified once the plan has them again', async () => {
    await claim(null);
    await setRight(false);
    await verify();
    await setRight(true);
    expect(await verify()).toMatchObject({ ok: true, value: { state: 'valid' } });
  });

  test('keeps serving if it was proven before, as long as its record is found', async () => {
    await claim(start);
    await setRight(false);
    await recheckAt(40);
    expect(await state()).toBe('valid');
    expect(await verify()).toMatchObject({ ok: true, value: { state: 'valid' } });
  });

  test('does not serve again once its record was gone for a week, until the plan has them', async () => {
    await claim(start);
    await setRight(false);
    answer = { kind: 'no_record' };
    await recheckAt(1.1);
    await recheckAt(9);
    expect(await state()).not.toBe('valid');
    answer = present;
    expect(await verify()).toMatchObject({ ok: false, code: 'LimitReached' });
    await setRight(true);
    expect(await verify()).toMatchObject({ ok: true, value: { state: 'valid' } });
  });
});
