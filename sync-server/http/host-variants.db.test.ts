import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn } from '#server/testing/test-caller.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

/** Spellings of two tenants' hosts and of a proven domain. */
const ofTenants = ['acme', 'birch'].flatMap((name) => {
  const hosts = [`${name}.product.example`, `calc.${name}.example`];
  return hosts.flatMap((host) => [host, host.toUpperCase(), `${host}.`, `${host}:80`, `${host}:8443`, `${host.toUpperCase()}.:443`]);
});
const ofNobody = [
  ...['evil.example', 'evil.product.example', 'product.example', 'evil.localhost', 'localhost.evil.example', '127.0.0.1.evil.example'],
  ...['acme.product.example.evil.example', 'evil-acme.product.example', 'evil.acme.product.example', 'acme.product.example.evil'],
  ...['acme.product.example@evil.example', 'acme.product.example:80@evil.example', 'evil.example:acme.product.example'],
  ...['acme.product.example,evil.example', 'acme.product.example evil.example', 'evil.example/acme.product.example'],
  ...['evil.example#acme.product.example', 'evil.example?acme.product.example', 'evil.example\\acme.product.example'],
  ...['acme.product.example%00.evil.example', 'acme%2eproduct.example', 'acme%2fproduct.example', 'acme..product.example'],
  ...['.acme.product.example', 'acme.product.example..', 'acme_.product.example', '*.product.example', '-.product.example'],
  ...['xn--acm-dma.product.example', 'acme.product.example.', '[::ffff:7f00:1]', '0x7f.1', '2130706433', '017700000001'],
  ...['169.254.169.254', "evil'.example", 'evil".example', '<evil>.example', 'evil;.example', '$(evil).example', '{evil}.example'],
].filter((host) => host !== 'acme.product.example.');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PRODUCT_HOST: 'product.example' } });
  for (const subdomain of ['acme', 'birch']) await openTenant(subdomain);
});
afterAll(() => server.close());

/** A tenant with its own domain, and a published page at /rates that holds its secret word. */
async function openTenant(subdomain: string): Promise<void> {
  const { db, newId } = server.services;
  const id = newId();
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.create({ data: { id, name: `Firm ${subdomain}`, subdomain } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, domain: `calc.${subdomain}.example`, state: 'valid', proof: 'x' } });
  });
  const admin = await signedIn(server, { role: 'tenant_admin', memberships: [[id, 'tenant_admin']] });
  const heading = { id: 'top', type: 'heading', content: { text: wordOf(subdomain), level: 1 }, styles: {}, position: { x: 0, y: 0 } };
  const config = {
    ...{ name: 'Rates', components: [heading], globalStyles: defaultGlobalStyles },
    seo: { title: wordOf(subdomain), description: '', keywords: '' },
  };
  const made = await admin.call('POST', '/api/landing-pages', { name: 'Rates', config });
  const page = z.object({ id: z.string() }).parse(made.json).id;
  expect((await admin.call('POST', `/api/landing-pages/${page}/publish`, { path: '/rates' })).status).toBe(200);
}

const wordOf = (subdomain: string) => `secret-of-${subdomain}`;
const paths = ['/rates', '/', '/manifest.webmanifest', '/sitemap.xml', '/tenant-icon.svg'];
async function everything(host: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answers = await Promise.all(paths.map((path) => requestFrom(server, { host, path, headers })));
  return answers.map(({ headers: sent, text }) => `${JSON.stringify(sent)}${text}`).join('\n');
}

describe('spellings of a host', () => {
  test('are at least sixty', () => {
    expect(ofTenants.length + ofNobody.length).toBeGreaterThanOrEqual(60);
  });

  test.each(ofTenants)('%s shows its own tenant, and nothing of the other', async (host) => {
    const [own, other] = host.toLowerCase().includes('acme') ? ['acme', 'birch'] : ['birch', 'acme'];
    const shown = await everything(host);
    expect(shown).toContain(wordOf(own));
    expect(shown).not.toMatch(new RegExp(`${wordOf(other)}|Firm ${other}`));
  });

  test.each(ofNobody)('%s shows no tenant, and appears nowhere in the answer', async (host) => {
    expect(await everything(host)).not.toMatch(/evil|secret-of|Firm (?:acme|birch)/i);
  });

  test.each([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'birch.product.example' },
    { forwarded: 'host=birch.product.example;proto=https' },
    { 'x-original-host': 'birch.product.example', 'x-host': 'evil.example' },
  ])('a foreign host in %j changes nothing', async (headers) => {
    const shown = await everything('acme.product.example', headers);
    expect(shown).toContain(wordOf('acme'));
    expect(shown).not.toMatch(/evil|birch/);
  });
});
