import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embedTexts } from '#contract/pages/embed-look.ts';
import { formTexts } from '#contract/pages/form-submissions.ts';
import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const tenantHost = 'acme.product.example';
const website = 'https://www.acme.example';
let server: Office;
let admin: TestCaller;
let tenantId: string;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  const { newId, db } = server.services;
  tenantId = newId();
  const calculator = { title: 'T', description: '', category: 'c', suite: 'auto', icon: 'car' };
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme', billingEmail: 'bill@acme.example' } });
    for (const id of ['auto-loan-basic', 'auto-lease']) {
      await tx.calculator.upsert({ where: { id }, create: { id, ...calculator }, update: {} });
      await tx.tenantCalculator.create({ data: { tenantId, calculatorId: id, isEnabled: id === 'auto-loan-basic' } });
    }
  });
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
});
afterAll(() => server.close());

const visit = (path: string, host = tenantHost, headers: Readonly<Record<string, string>> = {}) =>
  requestFrom(server, { host, path, headers });
const allow = (origins: readonly string[]) => admin.call('PUT', '/api/tenant/settings', { embedding: { origins } });
const policyOf = async (path: string) => String((await visit(path)).headers['content-security-policy']);

describe('an embedded calculator', () => {
  test('is refused everywhere until the firm names a website', async () => {
    await allow([]);
    const { status, text } = await visit('/embed/auto-loan-basic');
    expect(status).toBe(404);
    expect(text).not.toContain('financial-calculator');
    expect(await policyOf('/embed/auto-loan-basic')).toContain("frame-ancestors 'none'");
  });

  test('is shown on the host of its firm to the named websites only, and sends no request to other hosts', async () => {
    await allow([website, 'http://localhost:4321']);
    const { status, text } = await visit('/embed/auto-loan-basic');
    expect(status).toBe(200);
    expect(text).toContain('<title>Auto Loan from Price – Acme</title>');
    const policy = await policyOf('/embed/auto-loan-basic');
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        `frame-ancestors ${website} http://localhost:4321`,
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe/);
    expect(await policyOf('/embed/auto-loan-basic?form=on')).toContain("connect-src 'self'");
    expect((await visit('/embed/auto-loan-basic')).headers['set-cookie']).toBeUndefined();
  });

  test('does not mention the platform, and is not served on the platform’s own host', async () => {
    expect((await visit('/embed/auto-loan-basic')).text.toLowerCase()).not.toContain('reckoner');
    expect((await visit('/embed/frame.js')).text.toLowerCase()).not.toContain('reckoner');
    expect((await visit('/embed/auto-loan-basic', new URL(server.url).host)).status).toBe(404);
  });

  test('can only be one that the firm uses', async () => {
    expect((await visit('/embed/auto-lease')).status).toBe(404);
    expect((await visit('/embed/no-such')).status).toBe(404);
  });

  test('says in its frame that it is not available while its firm is suspended', async () => {
    await allow([website]);
    const setStatus = (status: 'active' | 'suspended') =>
      server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.update({ where: { id: tenantId }, data: { status } }));
    await setStatus('suspended');
    const { status, text } = await visit('/embed/auto-loan-basic');
    const settings = await visit('/embed/auto-loan-basic/settings', tenantHost, { origin: website });
    const policy = await policyOf('/embed/auto-loan-basic');
    await setStatus('active');
    expect([status, settings.status]).toEqual([404, 404]);
    expect(text).toContain(embedTexts.notEmbedded);
    expect(policy).toContain(`frame-ancestors ${website}`);
  });

  test('leaves every other page of the firm closed to frames', async () => {
    await allow([website]);
    const paths = server.paths
      .map((path) => path.replaceAll(/[:{]\w+\}?(?:\{[^}]*\})?/g, 'x').replace('*', 'x'))
      .filter((path) => path !== '/embed/x');
    for (const path of new Set(['/', '/admin', '/calculators/auto-loan-basic', '/embed/frame.js', '/embed/x/', '/embed', ...paths])) {
      const policy = await policyOf(path);
      expect([path, policy]).toEqual([path, expect.stringMatching(/frame-ancestors 'none'/)]);
    }
  });

  test.each(['https://cdn.acme.example:70000/logo.svg', 'https://xn--a.example/logo.svg'])(
    'stays on the website although the address of the logo, %s, names no host',
    async (logoUrl) => {
      expect((await admin.call('PUT', '/api/tenant/settings', { brand: { logoUrl } })).status).toBe(400);
      // It may have been stored before such addresses were refused.
      await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
        tx.tenant.update({ where: { id: tenantId }, data: { settings: { embedding: { origins: [website] }, brand: { logoUrl } } } }),
      );
      expect((await visit('/embed/auto-loan-basic')).status).toBe(200);
    },
  );

  test('loads pictures from the hosts of both logos alone, and gets the look of the firm', async () => {
    await allow([website]);
    const brand = {
      logoUrl: 'https://cdn.example/logo.svg',
      logoDarkUrl: 'https://dark.example/logo.svg',
      headerColor: '#12395b',
      cornerRadius: 'small',
      font: 'humanist',
    };
    expect((await admin.call('PUT', '/api/tenant/settings', { brand })).status).toBe(200);
    expect((await policyOf('/embed/auto-loan-basic')).split('; ')).toContain('img-src https://cdn.example https://dark.example');
    const { text } = await visit('/embed/auto-loan-basic/settings', tenantHost, { origin: website });
    expect(JSON.parse(text)).toMatchObject(brand);
    expect((await admin.call('PUT', '/api/tenant/settings', { brand: {} })).status).toBe(200);
  });

  test('gives its settings to the element on a named website, and to no other', async () => {
    const own = await visit('/embed/auto-loan-basic/settings', tenantHost, { origin: website });
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, website]);
    expect(JSON.parse(own.text)).toMatchObject({ firm: 'Acme', calculator: { id: 'auto-loan-basic', shelf: 'Automotive' } });
    const other = await visit('/embed/auto-loan-basic/settings', tenantHost, { origin: 'https://evil.example' });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });

  test('names the privacy page and the terms of the firm, or of the platform, and neither where none is set', async () => {
    const read = async () => JSON.parse((await visit('/embed/auto-loan-basic/settings', tenantHost, { origin: website })).text);
    expect(await read()).toMatchObject({ privacyUrl: null, termsUrl: null });
    expect((await admin.call('PUT', '/api/tenant/settings', { contact: { privacyUrl: 'https://acme.example/privacy' } })).status).toBe(200);
    const value = {
      supportEmail: '',
      salesEmail: '',
      privacyUrl: 'https://platform.example/privacy',
      termsUrl: 'https://platform.example/terms',
    };
    await server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.platformSetting.create({ data: { key: 'contact', value } }));
    expect(await read()).toMatchObject({ privacyUrl: 'https://acme.example/privacy', termsUrl: 'https://platform.example/terms' });
  });

  test('shows a name with markup in it as text', async () => {
    await admin.call('PUT', '/api/tenant/settings', { brand: { disclaimer: '"><script>alert(1)</script>' } });
    const { text } = await visit('/embed/auto-loan-basic');
    expect(text).not.toContain('<script>alert');
  });
});

describe('websites', () => {
  const refused = [
    'https://*.acme.example',
    'http://www.acme.example',
    'https://acme.example/path',
    "https://a.example 'self'",
    'https://10.0.0.1',
    '*',
    'https://a.example; script-src *',
    'https://www.acme.example:443',
    'http://localhost:80',
    'https://www.acme.example:70000',
    'https://xn--a.example',
    'https://www.acme.example.',
    'null',
  ];
  test.each(refused)('%s is refused', async (origin) => {
    const answer = await allow([origin]);
    expect([answer.status, answer.text]).toEqual([400, embeddingTexts.origin]);
  });
});

describe('the form of an embedded calculator', () => {
  const lead = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Call me', trap: '', consent: true, figures: [] };
  const send = (given: object, headers: Readonly<Record<string, string>> = { origin: website }) =>
    requestFrom(server, {
      host: tenantHost,
      path: `/api/embedded/${tenantId}/auto-loan-basic/leads`,
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: JSON.stringify({ ...lead, ...given }),
    });
  const listed = async () => (await admin.call('GET', '/api/tenant/leads')).json;

  beforeAll(async () => {
    await allow([website]);
  });

  test('is kept, mailed to the firm, and listed with its calculator and website', async () => {
    const answer = await send({ figures: [{ label: 'Price', value: '$30,000' }] });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, website]);
    expect(await listed()).toMatchObject([{ pageName: 'Auto Loan from Price', pageId: null, calculatorId: 'auto-loan-basic', website }]);
    expect(JSON.stringify(await listed())).toContain('Price: $30,000');
    while ((await server.runEffects()) > 0);
    const mails = await server.services.db.reading({ as: 'platform' }, (tx) => tx.mailMessage.findMany());
    expect(mails).toMatchObject([{ to: 'bill@acme.example', subject: formTexts.calculatorSubject('Auto Loan from Price') }]);
  });

  test('is not accepted without consent, from another website, or from a program', async () => {
    const before = await listed();
    expect((await send({ consent: false })).status).toBe(400);
    expect((await send({}, { origin: 'https://evil.example' })).status).toBe(404);
    expect((await send({}, {})).status).toBe(404);
    expect((await send({ trap: 'x' })).status).toBe(200);
    expect(await listed()).toEqual(before);
  });

  test('is accepted from the firm’s own frame', async () => {
    const frame = { origin: `http://${tenantHost}`, 'sec-fetch-site': 'same-origin' };
    expect((await send({ name: 'Bob', website }, frame)).status).toBe(200);
    expect((await send({ name: 'Cy', website: 'https://evil.example' }, frame)).status).toBe(200);
    expect(await listed()).toMatchObject([{ website: null }, { website }, { website }]);
  });

  test('keeps the sentence that the visitor saw, and is refused when the firm has changed it since', async () => {
    const seen = await send({ consentText: embeddingTexts.consent });
    expect(seen.status).toBe(200);
    expect(await listed()).toMatchObject(expect.arrayContaining([expect.objectContaining({ consent: embeddingTexts.consent })]));
    const other = await send({ consentText: 'Another sentence.' });
    expect([other.status, other.text]).toEqual([409, JSON.stringify({ message: embeddingTexts.otherConsent })]);
  });
});
