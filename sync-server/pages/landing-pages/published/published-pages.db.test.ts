import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formTexts } from '#contract/pages/form-submissions.ts';
import { defaultGlobalStyles, landingPageTexts, previewPath } from '#contract/pages/landing-pages.ts';
import { trapField } from '#contract/pages/page-view/form-view.ts';
import { isOwnPath } from '#contract/pages/reserved-paths.ts';
import { sensitiveFieldText } from '#contract/pages/sensitive-fields.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { beaconScript, beaconSource } from '#server/pages/page-views/beacon.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const dataScript = /<script type="application\/ld\+json">.*?<\/script>/;
let server: Office;
let admin: TestCaller;
let owner: TestCaller;
let tenantId: string;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  tenantId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme', billingEmail: 'bill@acme.example' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
  owner = await signedIn(server, { role: 'platform_owner' });
});
afterAll(() => server.close());

const position = { x: 0, y: 0 };
const config = {
  name: 'Spring rates',
  components: [
    {
      id: 'top',
      type: 'hero',
      content: { headline: 'Rates <b>& more</b>', subheadline: 'For you' },
      styles: { color: '#ffffff' },
      position,
    },
    {
      id: 'ask',
      type: 'form',
      content: {
        fields: [
          { name: 'email', label: 'Email', type: 'email', required: true },
          { name: 'question', label: 'Question', type: 'textarea' },
        ],
        submitText: 'Send',
        successMessage: 'Thank you, we will call.',
      },
      styles: {},
      position: { x: 0, y: 500 },
    },
  ],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring "rates"', description: 'Low & fair', keywords: 'loans' },
};
const body = { name: 'Spring rates', config };

async function publish(caller: TestCaller, path: string, page: object = body): Promise<string> {
  const { id } = z.object({ id: z.string() }).parse((await caller.call('POST', '/api/landing-pages', page)).json);
  const answer = await caller.call('POST', `/api/landing-pages/${id}/publish`, { path });
  expect([answer.status, answer.text]).toMatchObject([200, expect.stringContaining(path)]);
  return id;
}
/** The page with other fields in its form. */
const withFields = (fields: readonly object[]) => ({
  ...body,
  config: {
    ...config,
    components: config.components.map((part) => (part.id === 'ask' ? { ...part, content: { ...part.content, fields } } : part)),
  },
});
const visit = (path: string, host = 'acme.product.example') => requestFrom(server, { host, path });
const send = (id: string, fields: Readonly<Record<string, string>>, at = '', host = 'acme.product.example') =>
  requestFrom(server, {
    host,
    path: `/api/landing-pages/${id}/forms/ask${at}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('a published page', () => {
  test('[R-BLD-42] is static HTML on the host of its tenant, with its title, description, and Open Graph tags', async () => {
    await publish(admin, '/spring');
    const { status, text, headers } = await visit('/spring');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Spring &#34;rates&#34; · Acme</title>');
    expect(text).toContain('<meta name="description" content="Low &#38; fair">');
    expect(text).toContain('<meta property="og:title" content="Spring &#34;rates&#34;">');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/acme\.product\.example[^"]*\/spring">/);
    expect(text).toContain('Rates &#60;b&#62;&#38; more&#60;/b&#62;');
    expect(text.replace(dataScript, '').replace(`<script>${beaconScript}</script>`, '')).not.toMatch(/<script|javascript:| on\w+=/i);
  });

  test('links the privacy page and the terms of its firm, or of the platform, and neither where none is set', async () => {
    await publish(admin, '/legal');
    expect((await visit('/legal')).text).not.toMatch(/Privacy|Terms/);
    await owner.call('PUT', '/api/admin/settings/contact', {
      value: { supportEmail: '', salesEmail: '', privacyUrl: 'https://platform.example/privacy', termsUrl: '' },
    });
    await admin.call('PUT', '/api/tenant/settings', { contact: { termsUrl: 'https://acme.example/terms' } });
    const { text } = await visit('/legal');
    expect(text).toContain('<a href="https://platform.example/privacy">Privacy</a> · <a href="https://acme.example/terms">Terms</a>');
  });

  test('[R-BLD-42] runs no script but the counting one and loads nothing from other hosts, by its policy', async () => {
    const policy = String((await visit('/spring')).headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src ${beaconSource}`,
        "connect-src 'self'",
        "img-src 'self'",
        "media-src 'none'",
        "form-action 'self'",
        "base-uri 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toMatch(/style-src 'sha256-[^']+'/);
  });

  test('[R-BLD-42] is in the sitemap of its tenant’s host, and on no other host', async () => {
    const platform = new URL(server.url).host;
    expect((await visit('/spring', platform)).text).not.toContain('Rates');
    expect((await visit('/sitemap.xml')).text).toMatch(/<loc>http:\/\/acme\.product\.example[^<]*\/spring<\/loc>/);
    expect((await visit('/sitemap.xml', platform)).text).not.toContain('spring');
  });

  test('never stands on the origin of the platform: its address there leads to the host of its tenant', async () => {
    const platform = new URL(server.url).host;
    const { status, headers, text } = await visit('/acme/spring?utm_source=mail', platform);
    const home = `http://acme.product.example:${new URL(server.url).port}`;
    expect([status, headers.location, text]).toEqual([302, `${home}/spring?utm_source=mail`, '']);
    expect((await visit('/acme/nothing', platform)).headers.location).toBeUndefined();
  });

  test('on its proven custom domain is served there, and its address on the platform leads to the host of its tenant', async () => {
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenantDomain.create({
        data: { id: server.services.newId(), tenantId, domain: 'rates.acme.example', state: 'valid', proof: 'x', verifiedAt: new Date() },
      }),
    );
    expect((await visit('/spring', 'rates.acme.example')).text).toContain('Rates &#60;b&#62;');
  });

  test('has the language, the corners, and the header color of its tenant, and usual ones without', async () => {
    const brand = { language: 'de', cornerRadius: 'none', headerColor: '#12395b' };
    const plain = (await visit('/spring')).text;
    expect(plain).toContain('<html lang="en">');
    expect(plain).not.toContain('theme-color');
    expect((await admin.call('PUT', '/api/tenant/settings', { brand })).status).toBe(200);
    const { text, headers } = await visit('/spring');
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<meta name="theme-color" content="#12395b">');
    expect(text).toContain('html{--lp-radius-md:0px;--lp-radius-lg:0px}');
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(sheet).digest('base64'));
    expect((await admin.call('PUT', '/api/tenant/settings', { brand: {} })).status).toBe(200);
  });

  test('carries the icon of its tenant, and a page of the platform the platform’s', async () => {
    const platform = new URL(server.url).host;
    await publish(admin, '/badge');
    await publish(owner, '/badge');
    const iconOf = ({ text }: { readonly text: string }) => /<link rel="icon" href="([^"]+)">/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    const byHost = iconOf(await visit('/badge'));
    expect(byHost).toBe('/tenant-icon.svg?tenant=acme&kind=favicon48');
    const icon = await visit(byHost ?? '');
    expect([icon.headers['content-type'], icon.text]).toEqual(['image/svg+xml', expect.stringContaining('>&#65;</text>')]);
    expect(iconOf(await visit('/badge', platform))).toBe('/icon.svg');
  });

  test('stays as it was published until it is published again, and goes when it is unpublished', async () => {
    const id = await publish(admin, '/summer');
    await admin.call('PUT', `/api/landing-pages/${id}`, { ...body, config: { ...config, seo: { ...config.seo, title: 'Later' } } });
    expect((await visit('/summer')).text).not.toContain('Later');
    await admin.call('POST', `/api/landing-pages/${id}/publish`, { path: '/summer' });
    expect((await visit('/summer')).text).toContain('<title>Later · Acme</title>');
    expect((await admin.call('POST', `/api/landing-pages/${id}/unpublish`, {})).json).toMatchObject({ isPublished: false });
    expect((await visit('/summer')).text).not.toContain('Later');
  });

  test('cannot have the path of another page or of the app', async () => {
    await publish(admin, '/taken');
    const { id } = z.object({ id: z.string() }).parse((await admin.call('POST', '/api/landing-pages', body)).json);
    const refusalOf = async (path: string) => (await admin.call('POST', `/api/landing-pages/${id}/publish`, { path })).text;
    expect(await refusalOf('/taken')).toBe(landingPageTexts.pathTaken);
    expect(await refusalOf('/admin')).toBe(landingPageTexts.pathReserved);
    expect(await refusalOf('/api/x')).toBe(landingPageTexts.pathReserved);
    expect(await refusalOf('/invitation-error')).toBe(landingPageTexts.pathReserved);
    expect(await refusalOf('/../x')).toBe(landingPageTexts.pathInvalid);
  });

  test('cannot be saved or published with a field that asks for a password', async () => {
    const page = withFields([{ name: 'answer', label: 'Pass\u200bw0rd', type: 'text' }]);
    const saved = await admin.call('POST', '/api/landing-pages', page);
    expect([saved.status, saved.text]).toEqual([400, sensitiveFieldText('Pass\u200bw0rd')]);
    const { id } = z.object({ id: z.string() }).parse((await admin.call('POST', '/api/landing-pages', body)).json);
    expect((await admin.call('PUT', `/api/landing-pages/${id}`, page)).status).toBe(400);
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.landingPage.updateMany({ where: { id }, data: { config: page.config } }),
    );
    const answer = await admin.call('POST', `/api/landing-pages/${id}/publish`, { path: '/secret' });
    expect([answer.status, answer.text]).toEqual([409, landingPageTexts.notFit(sensitiveFieldText('Pass\u200bw0rd'))]);
  });

  test('cannot have a path that looks like a sign-in of the platform', async () => {
    const { id } = z.object({ id: z.string() }).parse((await admin.call('POST', '/api/landing-pages', body)).json);
    for (const path of ['/session/sign-in', '/session', '/sign-in', '/login', '/idp', '/offers/log-in', '/my-account', '/s1gn-in']) {
      const answer = await admin.call('POST', `/api/landing-pages/${id}/publish`, { path });
      expect([path, answer.status, answer.text]).toEqual([path, 400, landingPageTexts.pathReserved]);
      const planned = { path, publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: null };
      expect([path, (await admin.call('PUT', `/api/landing-pages/${id}/schedule`, planned)).text]).toEqual([
        path,
        landingPageTexts.pathReserved,
      ]);
    }
  });

  test('at a path that was reserved later is no longer shown', async () => {
    const id = await publish(admin, '/before');
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.landingPage.updateMany({ where: { id }, data: { path: '/session/sign-in' } }),
    );
    expect((await visit('/session/sign-in')).text).not.toContain('Rates');
  });

  test('cannot have the first part of any path of the server', () => {
    const firstParts = server.paths.flatMap((path) => /^\/([a-z0-9-]+)(?:\/|$)/.exec(path)?.[1] ?? []);
    expect(firstParts.length).toBeGreaterThan(3);
    expect(firstParts.filter((part) => !isOwnPath(`/${part}`))).toEqual([]);
  });

  test('of the platform owner stands on the host of the platform', async () => {
    await publish(owner, '/offer');
    expect((await visit('/offer', new URL(server.url).host)).text).toContain('For you');
    expect((await visit('/offer')).text).not.toContain('For you');
  });
});

describe('the form of a published page', () => {
  const stored = () =>
    server.services.db.reading({ as: 'platform' }, (tx) => tx.formSubmission.findMany({ orderBy: { createdAt: 'asc' } }));

  test('[R-BLD-43] is stored, mailed to the firm, listed for its administrator, and answered with the success message', async () => {
    const id = await publish(admin, '/contact');
    const answer = await send(id, { email: 'ann@example.com', question: 'How much?', other: 'x' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact?sent=ask#form-ask']);
    expect((await visit('/contact?sent=ask')).text).toContain('Thank you, we will call.');
    expect(await stored()).toMatchObject([{ tenantId, landingPageId: id, values: { email: 'ann@example.com', question: 'How much?' } }]);
    await server.runEffects();
    const mails = await server.services.db.reading({ as: 'platform' }, (tx) => tx.mailMessage.findMany());
    expect(mails).toMatchObject([{ to: 'bill@acme.example', subject: formTexts.mailSubject('Spring rates') }]);
    const listed = await admin.call('GET', '/api/tenant/leads');
    expect(listed.json).toMatchObject([
      { pageName: 'Spring rates', answers: [{ label: 'Email', value: 'ann@example.com' }, { label: 'Question' }] },
    ]);
    const stranger = await signedIn(server, { role: 'tenant_admin', memberships: [[await otherTenant(), 'tenant_admin']] });
    expect((await stranger.call('GET', '/api/tenant/leads')).json).toEqual([]);
  });

  test('[R-BLD-43] comes back with what was entered and a sentence, when it cannot be taken', async () => {
    const id = await publish(admin, '/wrong');
    const before = (await stored()).length;
    const answer = await send(id, { email: 'nobody', question: 'Keep <this>' }, '?at=%2Fwrong');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Please enter a valid email address in');
    expect(answer.text).toContain('Keep &#60;this&#62;</textarea>');
    expect((await stored()).length).toBe(before);
  });

  test('[R-BLD-43] is silently dropped from a program that fills in every field, and refused on a page that is gone', async () => {
    const id = await publish(admin, '/trap');
    const before = (await stored()).length;
    expect((await send(id, { email: 'ann@example.com', [trapField]: 'x' })).status).toBe(303);
    expect((await stored()).length).toBe(before);
    await admin.call('POST', `/api/landing-pages/${id}/unpublish`, {});
    expect(await send(id, { email: 'ann@example.com' })).toMatchObject({ status: 404, text: formTexts.gone });
  });

  test('is taken on the host of its tenant only, so that its answer never stands on the origin of the platform', async () => {
    const id = await publish(admin, '/elsewhere');
    const before = (await stored()).length;
    const answer = await send(id, { email: 'nobody', question: 'x' }, '', new URL(server.url).host);
    expect([answer.status, answer.text]).toEqual([404, formTexts.gone]);
    expect((await stored()).length).toBe(before);
  });

  test('leads back to the page it was sent from, and nowhere else', async () => {
    const id = await publish(admin, '/back');
    const locationFrom = async (at: string) =>
      (await send(id, { email: 'a@example.com' }, `?at=${encodeURIComponent(at)}`)).headers.location;
    expect(await locationFrom('/acme/back')).toBe('/back?sent=ask#form-ask');
    expect(await locationFrom('//evil.example/')).toBe('/back?sent=ask#form-ask');
  });

  test('keeps what a visitor wrote in a field for a website, which is not the trap', async () => {
    const id = await publish(admin, '/shop', withFields([{ name: 'website_url', label: 'Your website', type: 'text' }]));
    const before = (await stored()).length;
    expect((await send(id, { website_url: 'shop.example' })).status).toBe(303);
    expect((await stored()).slice(before)).toMatchObject([{ values: { website_url: 'shop.example' } }]);
  });

  test('takes no password, also on a page that was published before fields for it were refused', async () => {
    const id = await publish(admin, '/older');
    const { config: older } = withFields([
      { name: 'email', label: 'Email', type: 'email' },
      { name: 'word', label: 'Password', type: 'text', required: true },
    ]);
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.landingPage.updateMany({ where: { id }, data: { publishedConfig: older } }),
    );
    expect((await visit('/older')).text).not.toContain('Password');
    const before = (await stored()).length;
    expect((await send(id, { email: 'ann@example.com', word: 'Hunter22' })).status).toBe(303);
    expect((await stored()).slice(before)).toMatchObject([{ values: { email: 'ann@example.com' } }]);
    expect(JSON.stringify((await stored()).slice(before))).not.toContain('Hunter22');
  });

  test('comes back with the choice and the tick of the visitor, when it cannot be taken', async () => {
    const choices = [
      { name: 'email', label: 'Email', type: 'email', required: true },
      { name: 'plan', label: 'Plan', type: 'select', options: ['Silver', 'Gold'] },
      { name: 'terms', label: 'Terms', type: 'checkbox' },
      { name: 'news', label: 'News', type: 'checkbox' },
    ];
    const id = await publish(admin, '/choices', withFields(choices));
    const { status, text } = await send(id, { email: 'nobody', plan: 'Gold', terms: 'yes' });
    expect(status).toBe(400);
    expect(text.match(/<option[^>]*>[^<]*/g)).toEqual(['<option>Silver', '<option selected="">Gold']);
    expect(text.match(/<input[^>]* checked=""[^>]*>/g)).toEqual([expect.stringContaining('name="terms"')]);
  });

  test('of a tenant that has left is not taken any more', async () => {
    const gone = await otherTenant();
    const leaver = await signedIn(server, { role: 'tenant_admin', memberships: [[gone, 'tenant_admin']] });
    const id = await publish(leaver, '/left');
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenant.update({ where: { id: gone }, data: { status: 'cancelled' }, select: { id: true } }),
    );
    const before = (await stored()).length;
    expect(await send(id, { email: 'ann@example.com' }, '', `o-${gone.slice(-6)}.product.example`)).toMatchObject({ status: 421 });
    expect((await stored()).length).toBe(before);
  });

  test('comes back on the host of its tenant after the tenant was renamed', async () => {
    // The visitors of the tests before have used up what one address may send.
    server.setClock(new Date(Date.now() + 11 * 60 * 1000));
    const renamedId = server.services.newId();
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenant.create({ data: { id: renamedId, name: 'Birch', subdomain: 'birch', billingEmail: 'bill@birch.example' } }),
    );
    const birch = await signedIn(server, { role: 'tenant_admin', memberships: [[renamedId, 'tenant_admin']] });
    const id = await publish(birch, '/moved');
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenant.update({ where: { id: renamedId }, data: { subdomain: 'birchwood' }, select: { id: true } }),
    );
    const answer = await send(id, { email: 'ann@example.com' }, '', 'birchwood.product.example');
    expect([answer.status, answer.headers.location]).toEqual([303, '/moved?sent=ask#form-ask']);
  });

  test('is refused in words after too many tries', async () => {
    const id = await publish(admin, '/often');
    const tries = Array.from({ length: rateLimits.formSubmission.capacity + 1 }, () => send(id, { email: 'ann@example.com' }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
  });
});

describe('the preview', () => {
  const preview = (site: string) =>
    requestFrom(server, {
      host: new URL(server.url).host,
      path: previewPath,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      body: new URLSearchParams({ page: JSON.stringify(config) }).toString(),
    });

  test('[R-BLD-05] draws a page that was not saved, in a sandbox, for the platform’s own app alone', async () => {
    const { status, text, headers } = await preview('same-origin');
    expect(status).toBe(200);
    expect(text).toContain('For you');
    expect(String(headers['content-security-policy'])).toMatch(/^sandbox; default-src 'none'/);
    expect((await preview('cross-site')).status).toBe(403);
  });
});

async function otherTenant(): Promise<string> {
  const id = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id, name: 'Other', subdomain: `o-${id.slice(-6)}` } }),
  );
  return id;
}
