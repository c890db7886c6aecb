import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { iconSizes, pictureTexts, shareSize } from '#contract/tenants/pictures.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { testPng } from '#server/testing/test-png.ts';

const host = 'acme.product.example';
const Manifest = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })) });

let server: Office;
let admin: TestCaller;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  admin = await administratorOf('acme');
  await administratorOf('birch');
});
afterAll(() => server.close());

async function administratorOf(subdomain: string): Promise<TestCaller> {
  const id = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.create({ data: { id, name: subdomain, subdomain } }));
  return signedIn(server, { role: 'tenant_admin', memberships: [[id, 'tenant_admin']] });
}
const visit = (path: string, at = host) => requestFrom(server, { host: at, path });
const iconsOf = (gray: number) =>
  Object.fromEntries(
    Object.entries(iconSizes).map(([kind, edge]) => [kind, testPng({ width: edge, height: edge }, undefined, gray).toString('base64')]),
  );
const setIcons = (icons: unknown) => admin.call('PUT', '/api/tenant/icons', { icons });
/** A time after the cached look of a tenant has expired. */
async function manifestIcons(path = '/manifest.webmanifest', at = host) {
  server.setClock(new Date(server.services.clock().getTime() + 31_000));
  return Manifest.parse(JSON.parse((await visit(path, at)).text)).icons;
}

describe('the icons of a tenant’s app', () => {
  test('come from the logo by host and by path, in every size, and a changed logo gets new addresses', async () => {
    expect(await manifestIcons()).toMatchObject([{ src: '/tenant-icon.svg?tenant=acme' }, { purpose: 'maskable' }]);
    expect((await setIcons(iconsOf(100))).status).toBe(200);
    const first = await manifestIcons();
    expect(first.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
      ['512x512', 'monochrome'],
    ]);
    expect(await manifestIcons('/manifest.webmanifest?tenant=acme', new URL(server.url).host)).toEqual(first);
    const picture = await visit(first[0]?.src ?? '');
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toContain('immutable');
    await setIcons(iconsOf(100));
    expect(await manifestIcons()).toEqual(first);
    await setIcons(iconsOf(200));
    expect((await manifestIcons()).map(({ src }) => first.some((icon) => icon.src === src))).toEqual([false, false, false, false]);
    await setIcons({ ...iconsOf(200), monochrome512: undefined });
    expect((await manifestIcons()).map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });

  test('are shown as favicon and on the home screen, and removed again', async () => {
    await setIcons(iconsOf(50));
    await manifestIcons();
    for (const kind of ['favicon48', 'touch180']) {
      const answer = await visit(`/tenant-icon.svg?tenant=acme&kind=${kind}`);
      expect([answer.status, answer.headers.location]).toEqual([302, expect.stringMatching(/^\/picture\.png\?id=/)]);
    }
    expect((await setIcons(null)).json).toMatchObject({ iconAddress: null });
    await manifestIcons();
    expect((await visit('/tenant-icon.svg?tenant=acme')).headers['content-type']).toBe('image/svg+xml');
  });

  test('of another size or no picture at all are refused, and the former ones stay', async () => {
    await setIcons(iconsOf(50));
    const before = await manifestIcons();
    const small = await setIcons({ ...iconsOf(60), icon512: testPng({ width: 64, height: 64 }).toString('base64') });
    expect([small.status, small.text]).toEqual([400, pictureTexts.wrongSize(512, 512)]);
    expect((await setIcons({ ...iconsOf(60), icon512: Buffer.from('<svg/>').toString('base64') })).text).toBe(pictureTexts.notPng);
    expect(await manifestIcons()).toEqual(before);
  });

  test('are not served on the host of another tenant', async () => {
    await setIcons(iconsOf(70));
    const src = (await manifestIcons())[0]?.src ?? '';
    expect((await visit(src, 'birch.product.example')).status).toBe(404);
    expect((await visit('/picture.png?id=nonsense')).status).toBe(404);
  });
});

test('[R-BLD-42] a published page names the picture drawn for it, for social networks, and the same picture keeps its address', async () => {
  const config = {
    name: 'Rates',
    components: [{ id: 'top', type: 'heading', content: { text: 'Rates', level: 1 }, styles: {}, position: { x: 0, y: 0 } }],
    globalStyles: defaultGlobalStyles,
    seo: { title: 'Rates "now"', description: 'Low', keywords: '' },
  };
  const made = await admin.call('POST', '/api/landing-pages', { name: 'Rates', config });
  const { id } = z.object({ id: z.string() }).parse(made.json);
  const publish = (picture: Buffer) =>
    admin.call('POST', `/api/landing-pages/${id}/publish`, { path: '/rates', picture: picture.toString('base64') });
  expect((await publish(testPng(shareSize))).status).toBe(200);
  const addressIn = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const { text } = await visit('/rates');
  expect(text).toContain('<meta property="og:image:width" content="1200">');
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(text).toContain('<meta name="twitter:title" content="Rates &#34;now&#34;">');
  const { pathname, search, host: at } = new URL(addressIn(text));
  expect(at).toContain(host);
  expect((await visit(pathname + search)).headers['content-type']).toBe('image/png');
  await publish(testPng(shareSize));
  expect(addressIn((await visit('/rates')).text)).toBe(addressIn(text));
  await publish(testPng(shareSize, undefined, 9));
  expect(addressIn((await visit('/rates')).text)).not.toBe(addressIn(text));
});
