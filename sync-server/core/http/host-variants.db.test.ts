import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

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

let server: Office;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>App</title></head><body></body></html>');
  server = await openOffice({ appFolders: [folder], environment: { PRODUCT_HOST: 'product.example' } });
  for (const subdomain of ['acme', 'birch']) await openTenant(subdomain);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A tenant with its own domain, and a published page at /rates that holds its secret word. */
async function openTenant(subdomain: string): Promise<void> {
  const { db, newId } = server.services;
  const id = newId();
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    const brand = { headerColor: '#12395b', logoText: `Logo of ${subdomain}`, disclaimer: `Disclaimer of ${subdomain}` };
    await tx.tenant.create({ data: { id, name: `Firm ${subdomain}`, subdomain, settings: { brand } } });
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
const paths = [
  ...['/rates', '/', '/calculators/mortgage-payment', '/index.html', '/manifest.webmanifest', '/sitemap.xml', '/tenant-icon.svg'],
  ...['/manifest.webmanifest?tenant=', '/tenant-icon.svg?tenant='],
];
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
    for (const part of [`<meta name="firm" content="Firm ${own}" data-brand=`, `"logoText":"Logo of ${own}"`])
      expect(shown).toContain(part);
    expect(shown).not.toMatch(new RegExp(`${wordOf(other)}|(?:Firm|Logo of|Disclaimer of) ${other}`));
  });

  test.each(ofNobody)('%s shows no tenant, and appears nowhere in the answer', async (host) => {
    expect(await everything(host)).not.toMatch(/evil|secret-of|(?:Firm|Logo of|Disclaimer of) (?:acme|birch)|data-brand/i);
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

  test('a host names its own firm, whichever firm its address asks for', async () => {
    for (const path of ['/manifest.webmanifest?tenant=birch', '/tenant-icon.svg?tenant=birch', '/calculators/x?tenant=birch', '/birch']) {
      const { text } = await requestFrom(server, { host: 'acme.product.example', path });
      expect(text).not.toMatch(/(?:Firm|Logo of|Disclaimer of) birch/);
    }
  });
});

describe('the look of a firm on its hosts', () => {
  const shownAt = async (host: string) => (await requestFrom(server, { host, path: '/calculators/mortgage-payment' })).text;

  test('is not shown on a domain that is not proven, and on none of a cancelled firm', async () => {
    const { db, newId } = server.services;
    const [open, gone] = [newId(), newId()];
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.tenant.create({ data: { id: open, name: 'Firm cedar', subdomain: 'cedar' } });
      await tx.tenant.create({ data: { id: gone, name: 'Firm dogwood', subdomain: 'dogwood', status: 'cancelled' } });
      for (const state of ['pending', 'invalid', 'conflicting', 'not_found'] as const) {
        const domain = `${state.replace('_', '-')}.cedar.example`;
        await tx.tenantDomain.create({ data: { id: newId(), tenantId: open, domain, state, proof: 'x' } });
      }
      await tx.tenantDomain.create({ data: { id: newId(), tenantId: gone, domain: 'calc.dogwood.example', state: 'valid', proof: 'x' } });
    });
    expect(await shownAt('cedar.product.example')).toContain('<meta name="firm" content="Firm cedar" />');
    for (const host of [
      'pending.cedar.example',
      'invalid.cedar.example',
      'conflicting.cedar.example',
      'not-found.cedar.example',
      'calc.dogwood.example',
      'dogwood.product.example',
    ])
      expect([host, await shownAt(host)]).toEqual([host, expect.not.stringMatching(/name="firm"|Firm/)]);
  });

  test('is never answered from a cache for another host: the page has no validator, and caches ask each time', async () => {
    for (const host of ['acme.product.example', 'birch.product.example']) {
      const { status, headers } = await requestFrom(server, {
        ...{ host, path: '/calculators/mortgage-payment' },
        headers: { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() },
      });
      expect([status, headers.etag, headers['last-modified'], headers['cache-control']]).toEqual([200, undefined, undefined, 'no-cache']);
    }
  });
});
