import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFrom } from '#server/testing/request-from.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
const folder = mkdtempSync(join(tmpdir(), 'reckoner-app-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>App</title></head>');
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' }, appFolders: [folder] });
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: server.services.newId(), name: 'Acme', subdomain: 'acme' } }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const visit = (path: string, host = new URL(server.url).host) => requestFrom(server, { host, path });

test.each([
  '/',
  '/admin',
  '/admin/tenants',
  '/calculators/auto-loan-basic',
  '/calculators/meeting',
  '/sign-up',
  '/acme',
  '/acme/',
  '/landing',
])('the known address %s starts the app with status 200', async (path) => {
  expect(await visit(path)).toMatchObject({ status: 200, text: expect.stringContaining('<title>App') });
});

test.each(['/nobody', '/calculators/no-such-calculator', '/acme/nothing', '/wp-admin', '/admin/a/b', '/no/such/page'])(
  'the unknown address %s shows the app, whose screen says so, with status 404',
  async (path) => {
    for (const host of [new URL(server.url).host, 'acme.product.example'])
      expect([host, (await visit(path, host)).status]).toEqual([host, 404]);
    expect((await visit(path)).text).toContain('<title>App');
  },
);

test.each(['/.git/config', '/wp-login.php', '/.env', '/a.b/c', '/.well-known/nothing', '/admin/.git/HEAD'])(
  'the address %s of a file that is not there is answered with status 404 and without the app',
  async (path) => {
    const { status, text } = await visit(path);
    expect([status, text]).toEqual([404, expect.not.stringContaining('<title>')]);
  },
);
