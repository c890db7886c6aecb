import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { verifyDomain } from './verify-domain.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
  await office.sql('update plans set custom_domain = true');
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});
afterAll(() => office.close());

interface Claim {
  readonly id: string;
  readonly record: { readonly value: string };
}
async function claim(name: string, who = admin): Promise<Claim> {
  return JSON.parse((await office.call(who, 'POST', '/api/tenant/domains', { domain: name })).text);
}
async function proven(name: string, who = admin): Promise<Claim> {
  const claimed = await claim(name, who);
  const answer: TxtAnswer = { kind: 'records', values: [claimed.record.value] };
  expect(
    await performOperation(verifyDomain, { ...office.services, resolveTxt: async () => answer }, who.caller, { id: claimed.id }),
  ).toMatchObject({ ok: true });
  return claimed;
}
const remove = ({ id }: Claim, who: OfficePerson = admin) => office.call(who, 'DELETE', `/api/tenant/domains/${id}`);
const name = (): string => `${randomUUID().slice(0, 8)}.example`;
const shownDomain = async () =>
  (await office.sql<{ domain: string }>('select custom_domain as domain from tenants where id = $1::uuid', [acme.id]))[0]?.domain;

describe('a firm that gives up a domain', () => {
  test('withdraws a claim without a proof, and leaves a record of it', async () => {
    const domain = name();
    const claimed = await claim(domain);
    expect(json(await remove(claimed))).toMatchObject({ id: claimed.id, domain });
    expect(json(await office.call(admin, 'GET', '/api/tenant/domains'))).not.toContainEqual(expect.objectContaining({ domain }));
    expect(
      await office.sql(`select actor_id as actor, before from audit_log where action = 'domains.remove' and object_id = $1`, [claimed.id]),
    ).toEqual([{ actor: admin.id, before: { domain, isProven: false } }]);
  });

  test('removes a proven domain: it serves nothing, its sign-ins end, and another firm may prove it', async () => {
    const domain = name();
    const claimed = await proven(domain);
    await office.sql(
      `insert into sessions (sid, sess, expire, user_id, host, confined_to) values ($1, '{}', now() + interval '1 day', $2::uuid, $3, $4::uuid)`,
      [randomUUID(), admin.id, domain, acme.id],
    );
    expect(await shownDomain()).toBe(domain);
    expect((await remove(claimed)).status).toBe(200);
    expect(await shownDomain()).toBeNull();
    expect(await office.sql('select 1 from sessions where host = $1', [domain])).toEqual([]);
    const birch = await office.tenant();
    await office.sql('update plans set custom_domain = true');
    const rival = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
    await proven(domain, rival);
  });

  test('is shown with its other proven domain from then on, on its devices too', async () => {
    const [kept, given] = [name(), name()];
    await proven(kept);
    const claimed = await proven(given);
    const seqOf = async () =>
      (await office.sql<{ seq: string }>('select head::text as seq from stream_head where stream = $1', [`tenant:${acme.id}`]))[0]?.seq;
    const before = await seqOf();
    expect((await remove(claimed)).status).toBe(200);
    expect(await shownDomain()).toBe(kept);
    expect(await seqOf()).not.toBe(before);
  });

  test('removes it also on a plan that has lost custom domains', async () => {
    const claimed = await claim(name());
    await office.sql('update plans set custom_domain = false');
    expect((await remove(claimed)).status).toBe(200);
    await office.sql('update plans set custom_domain = true');
  });

  test('removes its own domains alone', async () => {
    const stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    const member = await office.person('user', [[acme, 'user']]);
    const claimed = await claim(name());
    expect((await remove(claimed, stranger)).status).toBe(404);
    expect((await remove(claimed, member)).status).toBe(403);
    expect((await remove(claimed)).status).toBe(200);
    expect((await remove(claimed)).status).toBe(404);
  });
});
