import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formTexts } from '#contract/pages/form-submissions.ts';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { consentField, sourceField } from '#contract/pages/page-view/form-view.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const host = 'acme.product.example';
const consent = 'I agree to be called.';
let server: Office;
let admin: TestCaller;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  const tenantId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: tenantId, name: 'Acme </script>', subdomain: 'acme', billingEmail: 'bill@acme.example' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
});
afterAll(() => server.close());

async function publish(path: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }];
  const content = { fields, submitText: 'Send', successMessage: 'Thank you.', ...more };
  const config = {
    name: 'Spring',
    components: [
      {
        id: 'top',
        type: 'hero',
        content: { headline: 'Rates', subheadline: 'For you' },
        styles: { color: '#ffffff' },
        position: { x: 0, y: 0 },
      },
      { id: 'ask', type: 'form', content, styles: {}, position: { x: 0, y: 500 } },
    ],
    globalStyles: defaultGlobalStyles,
    seo: { title: 'Spring', description: 'Low & fair', keywords: '' },
  };
  const made = await admin.call('POST', '/api/landing-pages', { name: 'Spring', config });
  const { id } = z.object({ id: z.string() }).parse(made.json);
  expect((await admin.call('POST', `/api/landing-pages/${id}/publish`, { path })).status).toBe(200);
  return id;
}

const visit = (path: string) => requestFrom(server, { host, path });
const send = (id: string, fields: Readonly<Record<string, string>>) =>
  requestFrom(server, {
    host,
    method: 'POST',
    path: `/api/landing-pages/${id}/forms/ask`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` },
    body: new URLSearchParams(fields).toString(),
  });
const leads = async () => (await admin.call('GET', '/api/tenant/leads')).json;

describe('the form of a page', () => {
  test('is taken only with the consent that it asks for, and the lead keeps the sentence', async () => {
    const id = await publish('/agree', { consent });
    expect((await visit('/agree')).text).toMatch(/name="consent\.given" type="checkbox"[^>]* required=""/);
    const without = await send(id, { email: 'ann@example.com' });
    expect([without.status, without.text.includes(formTexts.consent)]).toEqual([400, true]);
    expect((await send(id, { email: 'ann@example.com', [consentField]: 'yes' })).status).toBe(303);
    expect(await leads()).toMatchObject([{ consent, answers: [{ label: 'Email', value: 'ann@example.com' }] }]);
  });

  test('leads to the page that thanks, and to no other host', async () => {
    const id = await publish('/thanked', { thanksPath: '/thank-you' });
    expect((await send(id, { email: 'ann@example.com' })).headers.location).toBe('/thank-you');
    const config = { thanksPath: '//evil.example' };
    await expect(publish('/evil', config)).rejects.toThrow();
  });

  test('shows a refusal at the form, not at the top of the page', async () => {
    const id = await publish('/refused');
    expect((await visit('/refused')).text).toContain(`action="/api/landing-pages/${id}/forms/ask#form-ask"`);
  });

  test('carries the campaign of the address into the lead', async () => {
    const id = await publish('/campaign');
    const { text } = await visit('/campaign?utm_source=mail&utm_campaign=spring%22%3E&other=1');
    expect(text).toContain('<input type="hidden" name="source.utm_source" value="mail">');
    expect(text).toContain('value="spring&#34;&#62;"');
    expect(text).not.toContain('source.other');
    await send(id, { email: 'bob@example.com', [sourceField('utm_source')]: 'mail', [sourceField('other')]: 'x' });
    const [newest] = z.array(z.object({ answers: z.array(z.object({ label: z.string(), value: z.string() })) })).parse(await leads());
    expect(newest?.answers).toEqual(
      expect.arrayContaining([
        { label: 'utm_source', value: 'mail' },
        { label: 'Email', value: 'bob@example.com' },
      ]),
    );
    expect(newest?.answers).toHaveLength(2);
  });
});

describe('a published page for search engines', () => {
  test('has the name of its tenant in the title and in the data, from which no text can break out', async () => {
    await publish('/found');
    const { text } = await visit('/found');
    expect(text).toContain('<title>Spring · Acme &#60;/script&#62;</title>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', name: 'Spring · Acme </script>', publisher: { name: 'Acme </script>' } });
  });

  test('is listed by the map that robots.txt names', async () => {
    const { status, text } = await visit('/robots.txt');
    expect([status, text]).toEqual([200, expect.stringMatching(/^User-agent: \*\nDisallow: \/api\/\n.*\nSitemap: .*\/sitemap\.xml\n$/)]);
  });
});
