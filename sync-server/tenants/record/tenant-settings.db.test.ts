import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import { verifyDomain } from '#server/tenants/domains/verify-domain.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;
let rival: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  birch = await office.tenant();
  for (const { id } of [acme, birch])
    await office.sql('update plans set custom_domain = true where id = (select plan_id from tenants where id = $1::uuid)', [id]);
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  rival = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
});

const set = (who: OfficePerson | undefined, body: unknown): Promise<Said> => office.call(who, 'PUT', '/api/tenant/settings', body);
const info = async (): Promise<unknown> => json(await office.call(member, 'GET', `/api/tenant/info?tenant=${acme.id}`));

describe('PUT /api/tenant/settings', () => {
  test('an administrator sets assumptions and look of their own tenant, and every member reads them', async () => {
    const assumptions = { inflation: 2.5, return: 6, lifeExpectancy: 95, figures: '2026', returnCap: 8 };
    const brand = {
      accent: '#0f766e',
      headerColor: '#12395b',
      logoText: 'Acme',
      logoUrl: 'https://cdn.example/logo.svg',
      logoDarkUrl: 'https://cdn.example/dark.svg',
      cornerRadius: 'large',
      font: 'serif',
      disclaimer: 'No advice.',
    };
    expect(json(await set(admin, { assumptions, brand, offlineDays: 14, visitDays: 30 }))).toMatchObject({
      tenantId: acme.id,
      assumptions,
      brand,
      offlineDays: 14,
      visitDays: 30,
    });
    expect(await info()).toMatchObject({ assumptions, brand });
  });

  test('a name in the header or a disclaimer of spaces alone counts as none, so that the name of the firm and the usual disclaimer stay', async () => {
    expect(json(await set(admin, { brand: { accent: '#0f766e', logoText: '  ', disclaimer: '' } }))).toMatchObject({
      brand: { accent: '#0f766e' },
    });
    expect(await info()).toMatchObject({ brand: { accent: '#0f766e' } });
    const [kept] = await office.sql(`select settings -> 'brand' as brand from tenants where id = $1::uuid`, [acme.id]);
    expect(kept).toEqual({ brand: { accent: '#0f766e' } });
  });

  test('a logo kept from before image addresses were judged does not hide the rest of the look', async () => {
    const brand = { accent: '#0f766e', logoUrl: 'https://10.0.0.1/logo.png', logoText: 'Acme' };
    await office.sql(`update tenants set settings = jsonb_build_object('brand', $2::jsonb) where id = $1::uuid`, [
      acme.id,
      JSON.stringify(brand),
    ]);
    expect(json(await set(admin, { offlineDays: 9 }))).toMatchObject({ brand: { accent: '#0f766e', logoText: 'Acme' } });
  });

  test('a given part replaces the previous one, and other parts stay', async () => {
    await set(admin, { assumptions: { inflation: 2 }, brand: { accent: '#0f766e' } });
    expect(json(await set(admin, { assumptions: { return: 5 } }))).toMatchObject({
      assumptions: { return: 5 },
      brand: { accent: '#0f766e' },
    });
    expect(await info()).toMatchObject({ assumptions: { return: 5 }, brand: { accent: '#0f766e' } });
  });

  test('single visits are kept for 1 to 90 days, and for the default time before a firm chooses', async () => {
    expect(json(await set(admin, { offlineDays: 14 }))).toMatchObject({ visitDays: null });
    expect(json(await set(admin, { visitDays: 1 }))).toMatchObject({ visitDays: 1, offlineDays: 14 });
    expect(json(await set(admin, { visitDays: 90 }))).toMatchObject({ visitDays: 90, offlineDays: 14 });
  });

  for (const [body, sentence] of [
    [{ assumptions: { inflation: 21 } }, 'Inflation must be between 0 and 20 percent'],
    [{ assumptions: { lifeExpectancy: 70.5 } }, 'Life expectancy must be a whole number of years from 50 to 120'],
    [{ assumptions: { figures: '1999' } }, 'Choose one of the sets of figures'],
    [{ brand: { accent: 'red;}' } }, 'The color must be written like #0f766e'],
    [{ brand: { logoUrl: 'javascript:alert(1)' } }, 'The logo must be an https address'],
    [{ brand: { logoUrl: 'https://x.example/"onload=' } }, 'The logo must be an https address'],
    [{ brand: { headerColor: 'navy' } }, 'The color must be written like #0f766e'],
    [{ brand: { cornerRadius: '999px' } }, 'Choose one of the corner shapes'],
    [{ brand: { font: 'Comic Sans' } }, 'Choose one of the fonts'],
    [{ brand: { logoDarkUrl: 'data:image/svg+xml,<svg onload="alert(1)">' } }, 'The logo must be an https address'],
    [{ offlineDays: 31 }, 'Days without a connection must be a whole number from 1 to 30'],
    [{ visitDays: 0 }, 'Days that visits are kept must be a whole number from 1 to 90'],
    [{ visitDays: 91 }, 'Days that visits are kept must be a whole number from 1 to 90'],
    [{ visitDays: 1.5 }, 'Days that visits are kept must be a whole number from 1 to 90'],
    [{ visitDays: '7' }, 'Days that visits are kept must be a whole number from 1 to 90'],
    [{}, 'There is nothing to save.'],
    [{ settings: {} }, 'Unknown field: settings'],
  ] as const) {
    test(`refuses ${JSON.stringify(body)}`, async () => {
      const said = await set(admin, body);
      expect([said.status, said.text]).toEqual([400, sentence]);
    });
  }

  test('[R-PROD-02] the look of one tenant reaches no other', async () => {
    await set(admin, { brand: { headerColor: '#12395b', font: 'serif', logoDarkUrl: 'https://cdn.example/dark.svg' } });
    const other = await office.call(rival, 'GET', `/api/tenant/info?tenant=${birch.id}`);
    expect(json(other)).toMatchObject({ id: birch.id, brand: {} });
    expect(other.text).not.toMatch(/12395b|serif|dark\.svg/);
    expect((await office.call(rival, 'GET', `/api/tenant/info?tenant=${acme.id}`)).status).toBe(404);
    expect((await set(rival, { tenant: acme.id, brand: {} })).status).toBe(404);
    expect(await info()).toMatchObject({ brand: { headerColor: '#12395b' } });
  });

  test('[R-PROD-01] only administrators of the tenant may change them', async () => {
    expect((await set(member, { offlineDays: 2 })).status).toBe(403);
    const [foreign, missing] = await Promise.all([acme.id, randomUUID()].map((tenant) => set(rival, { tenant, offlineDays: 2 })));
    expect([foreign?.status, foreign?.text]).toEqual([404, 'Not found']);
    expect([missing?.status, missing?.text]).toEqual([404, 'Not found']);
    expect((await set(undefined, { offlineDays: 2 })).status).toBe(401);
    expect((await set(owner, { tenant: acme.id, offlineDays: 2 })).status).toBe(200);
  });
});

describe('domains of a tenant', () => {
  const domain = (): string => `${randomUUID().slice(0, 8)}.example`;
  const claim = (name: string, who: OfficePerson = admin): Promise<Said> =>
    office.call(who, 'POST', '/api/tenant/domains', { domain: name });
  const part = (said: Said, ...path: readonly string[]): string =>
    String(path.reduce<unknown>((holder, member) => Reflect.get(Object(holder), member), json(said)));
  const verify = (said: Said, answer: TxtAnswer, who: OfficePerson = admin) =>
    performOperation(verifyDomain, { ...office.services, resolveTxt: async () => answer }, who.caller, { id: part(said, 'id') });
  const records = (...values: readonly string[]): TxtAnswer => ({ kind: 'records', values });

  test('a claim says which record to set, and claiming again is the same claim', async () => {
    const name = domain();
    const first = await claim(name.toUpperCase());
    expect(json(first)).toMatchObject({
      domain: name,
      state: 'pending',
      record: { type: 'TXT', name: `_calculators.${name}` },
      verifiedAt: null,
    });
    expect(part(first, 'record', 'value')).toMatch(/^calculators-verify=[0-9a-f]{40}$/);
    expect(json(await claim(name))).toEqual(json(first));
    expect(json(await office.call(admin, 'GET', '/api/tenant/domains'))).toEqual([json(first)]);
  });

  test('the state follows what the look-up sees, and only the tenant’s own proof makes the domain serve the tenant', async () => {
    const name = domain();
    const claimed = await claim(name);
    const proof = part(claimed, 'record', 'value');
    const shown = async () => (await office.sql('select custom_domain as d from tenants where id = $1::uuid', [acme.id]))[0];
    for (const [answer, state] of [
      [{ kind: 'no_domain' }, 'not_found'],
      [{ kind: 'no_record' }, 'pending'],
      [records('v=spf1 -all'), 'pending'],
      [records('calculators-verify=somebody-else'), 'invalid'],
      [records(proof, 'calculators-verify=somebody-else'), 'conflicting'],
    ] as const) {
      expect(await verify(claimed, answer)).toMatchObject({ ok: true, value: { state, verifiedAt: null } });
      expect(await shown()).toEqual({ d: null });
    }
    expect(await verify(claimed, records('other', proof))).toMatchObject({
      ok: true,
      value: { state: 'valid', observed: ['other', proof] },
    });
    expect(await shown()).toEqual({ d: name });
  });

  test('an unproven claim ends after 72 hours and excludes nobody, and a proven one excludes all others', async () => {
    const name = domain();
    const claimed = await claim(name);
    await office.sql(`update tenant_domains set created_at = created_at - interval '72 hours' where domain = $1`, [name]);
    expect(await verify(claimed, records(part(claimed, 'record', 'value')))).toMatchObject({ ok: false, code: 'Expired' });
    const taken = await claim(name, rival);
    expect(taken.status).toBe(200);
    expect(part(taken, 'record', 'value')).not.toBe(part(claimed, 'record', 'value'));
    await verify(taken, records(part(taken, 'record', 'value')), rival);
    expect(await claim(name)).toMatchObject({ status: 409, text: 'This domain belongs to another tenant.' });
  });

  test('a proven domain stays with its tenant, however old the claim', async () => {
    const name = domain();
    const claimed = await claim(name);
    await verify(claimed, records(part(claimed, 'record', 'value')));
    await office.sql(`update tenant_domains set created_at = created_at - interval '90 days' where domain = $1`, [name]);
    expect((await claim(name, rival)).status).toBe(409);
    expect(await verify(claimed, { kind: 'no_record' })).toMatchObject({
      ok: true,
      value: { state: 'valid', verifiedAt: expect.any(Date), failingSince: expect.any(Date), suspendsAt: expect.any(Date) },
    });
  });

  test('only administrators of a tenant whose plan has custom domains may claim one', async () => {
    expect((await claim(domain(), member)).status).toBe(403);
    expect((await office.call(undefined, 'POST', '/api/tenant/domains', { domain: domain() })).status).toBe(401);
    const claimed = await claim(domain());
    expect(await verify(claimed, { kind: 'no_record' }, rival)).toMatchObject({ ok: false, code: 'NotFound' });
    expect((await office.call(rival, 'GET', `/api/tenant/domains?tenant=${acme.id}`)).status).toBe(404);
    await office.sql('update plans set custom_domain = false where id = (select plan_id from tenants where id = $1::uuid)', [acme.id]);
    expect(await claim(domain())).toMatchObject({ status: 403, text: 'Your plan has no custom domain. Please upgrade.' });
    expect((await claim('not a domain')).text).toBe('Enter a domain name like calculators.example.com');
  });

  test('checking a claim over HTTP answers its state', async () => {
    const claimed = await claim(domain());
    const said = await office.call(admin, 'POST', `/api/tenant/domains/${part(claimed, 'id')}/verify`);
    expect(said.status).toBe(200);
    expect(['pending', 'not_found']).toContain(part(said, 'state'));
    expect((await office.call(admin, 'POST', `/api/tenant/domains/${randomUUID()}/verify`)).status).toBe(404);
  });
});
