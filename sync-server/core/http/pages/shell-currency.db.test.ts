import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
const folder = mkdtempSync(join(tmpdir(), 'reckoner-app-'));

beforeAll(async () => {
  const start = '<!doctype html><head><title>App</title></head>';
  writeFileSync(join(folder, 'index.html'), start);
  writeFileSync(join(folder, 'landing.html'), `${start}<p><data value="0.00">Free</data> <data value="49.00">$49</data></p>`);
  server = await openOffice({ appFolders: [folder] });
});
afterAll(async () => {
  setPlatformCurrency(initialCurrency);
  await server.close();
  rmSync(folder, { recursive: true });
});
const visit = async (path: string) => (await requestFrom(server, { host: new URL(server.url).host, path })).text;

test('the page that starts the app names the currency of the platform, so that a new device shows no other one', async () => {
  const owner = await server.person('platform_owner');
  expect(await visit('/admin')).toContain('<meta name="currency" content="USD" />');
  expect(await visit('/')).toContain('<data value="49.00">$49</data>');
  expect((await server.call(owner, 'PUT', '/api/admin/settings/currency', { value: { code: 'EUR' } })).status).toBe(200);
  for (const path of ['/', '/admin', '/index.html']) expect(await visit(path)).toContain('<meta name="currency" content="EUR" />');
});

test('the prerendered prices of visitors are in the currency of the platform', async () => {
  expect(await visit('/')).toContain('<data value="0.00">Free</data> <data value="49.00">€49</data>');
});
