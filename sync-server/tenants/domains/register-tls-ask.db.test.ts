import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpEnv } from '#server/core/http/requests/http-env.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { registerTlsAsk } from './register-tls-ask.ts';

let server: Office;

beforeAll(async () => {
  const environment = { PRODUCT_HOST: 'product.example', TRUST_PROXY: '127.0.0.1' };
  server = await openOffice({ environment });
  const { db, newId } = server.services;
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    for (const [subdomain, status] of [
      ['acme', 'active'],
      ['gone', 'cancelled'],
    ] as const) {
      const id = newId();
      await tx.tenant.create({ data: { id, name: subdomain, subdomain, status } });
      for (const [name, state] of [
        ['calc', 'valid'],
        ['claimed', 'pending'],
        ['late', 'invalid'],
      ] as const) {
        const domain = `${name}.${subdomain}.example`;
        await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, domain, state, proof: 'x' } });
      }
    }
  });
});
afterAll(() => server.close());

const ask = async (domain: string, headers: Readonly<Record<string, string>> = {}) => {
  const host = new URL(server.url).host;
  return (await requestFrom(server, { host, path: `/api/tls-ask?domain=${encodeURIComponent(domain)}`, headers })).status;
};

test.each(['acme.product.example', 'calc.acme.example', 'CALC.acme.example', '127.0.0.1'])(
  'a certificate for %s may be had',
  async (domain) => {
    expect(await ask(domain)).toBe(200);
  },
);

test.each([
  ...['', 'evil.example', 'product.example', 'evil.product.example', 'x.acme.product.example', 'x.calc.acme.example', 'acme.example'],
  ...['claimed.acme.example', 'late.acme.example', 'gone.product.example', 'calc.gone.example', '*.product.example', '../acme'],
])('none for %j', async (domain) => {
  expect(await ask(domain)).toBe(404);
});

test('a visitor who comes through the proxy gets no information', async () => {
  expect(await ask('acme.product.example', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  const path = '/api/tls-ask?domain=acme.product.example';
  expect((await requestFrom(server, { host: 'acme.product.example', path })).status).toBe(404);
});

test('none while the database does not answer', async () => {
  const app = new Hono<HttpEnv>();
  registerTlsAsk(app, { looks: { byHost: () => Promise.reject(new Error('The database does not answer.')) } });
  const place = { requestId: 'r', clientAddress: '127.0.0.1', host: '127.0.0.1:3000', ownOrigin: 'http://127.0.0.1:3000' };
  const answer = await app.request('/api/tls-ask?domain=acme.product.example', {}, { place, nonce: '', hasHungUp: () => false });
  expect(answer.status).toBe(500);
});
