import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { iconSizes } from '#contract/tenants/pictures.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { testPng } from '#server/testing/test-png.ts';
import { restTable } from './rest-table.ts';

const host = 'acme.product.example';
let server: Office;
let admin: TestCaller;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  const id = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id, name: 'Acme', subdomain: 'acme', billingEmail: 'bill@acme.example' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[id, 'tenant_admin']] });
});
afterAll(() => server.close());

const visit = (path: string, headers: Readonly<Record<string, string>> = {}) => requestFrom(server, { host, path, headers });
const Id = z.object({ id: z.string() });

async function publish(path: string, title: string): Promise<string> {
  const heading = { id: 'top', type: 'heading', content: { text: title, level: 1 }, styles: {}, position: { x: 0, y: 0 } };
  const content = { fields: [{ name: 'email', label: 'Email', type: 'email' }], submitText: 'Send', successMessage: 'Thanks.' };
  const form = { id: 'ask', type: 'form', content, styles: {}, position: { x: 0, y: 100 } };
  const config = {
    name: title,
    components: [heading, form],
    globalStyles: defaultGlobalStyles,
    seo: { title, description: '', keywords: '' },
  };
  const { id } = Id.parse((await admin.call('POST', '/api/landing-pages', { name: title, config })).json);
  expect((await admin.call('POST', `/api/landing-pages/${id}/publish`, { path })).status).toBe(200);
  return id;
}

describe('a published page', () => {
  test('may be kept by a content delivery network for a minute, and is asked for by browsers each time', async () => {
    await publish('/rates', 'Rates');
    const page = await visit('/rates');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'cdn-cache-control': 'max-age=60, stale-while-revalidate=300' });
    expect([page.headers.vary, page.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  test('is the same for a visitor and for a person who is signed in, which is why it varies by nothing', async () => {
    await publish('/same', 'Same');
    expect((await visit('/same', { cookie: 'signed-in=1; sid=x' })).text).toBe((await visit('/same')).text);
  });

  test('is not sent again while it is the same', async () => {
    await publish('/again', 'Again');
    const { etag = '' } = (await visit('/again')).headers;
    const again = await visit('/again', { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await visit('/again', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each(['/thanks?sent=ask', '/'])('at %s depends on its visitor, and no shared cache keeps it', async (path) => {
    await publish(path === '/' ? '/' : '/thanks', 'Own');
    const page = await visit(path);
    expect([page.status, page.headers['cache-control'], page.headers.vary]).toEqual([200, 'private, no-cache', 'cookie']);
    expect(page.headers['cdn-cache-control']).toBeUndefined();
  });

  test('with a test of two versions depends on its visitor', async () => {
    const [one, other] = [await publish('/tested', 'A'), await publish('/other', 'B')];
    const plan = { name: 'Which', trafficSplit: 50, goal: 'send', baselineRate: 10, minimumLift: 20, variantPageId: other };
    const { id } = Id.parse((await admin.call('POST', `/api/landing-pages/${one}/ab-tests`, plan)).json);
    expect((await admin.call('PUT', `/api/ab-tests/${id}/status`, { status: 'running' })).status).toBe(200);
    expect((await visit('/tested')).headers['cache-control']).toBe('private, no-cache');
  });
});

test('a picture has an address of its own for each content, and is kept for good', async () => {
  const icons = Object.fromEntries(
    Object.entries(iconSizes).map(([kind, edge]) => [kind, testPng({ width: edge, height: edge }).toString('base64')]),
  );
  const { iconAddress } = z.object({ iconAddress: z.string() }).parse((await admin.call('PUT', '/api/tenant/icons', { icons })).json);
  const picture = await visit(iconAddress);
  expect([picture.headers['cache-control'], picture.headers.vary]).toEqual(['public, max-age=31536000, immutable', undefined]);
});

test('no answer of a call may be kept by a shared cache, whoever asks', async () => {
  const owner = await signedIn(server, { role: 'platform_owner' });
  const paths = restTable.filter(({ method, path }) => method === 'GET' && !path.includes('{')).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    for (const caller of [owner, admin]) {
      const { headers } = await caller.call('GET', path);
      expect([path, String(headers['cache-control'])]).toEqual([path, expect.stringMatching(/no-store|private/)]);
      expect(headers['cdn-cache-control'], path).toBeUndefined();
    }
  }
});
