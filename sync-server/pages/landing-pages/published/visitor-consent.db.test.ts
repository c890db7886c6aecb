import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { beaconScript } from '#server/pages/page-views/beacon.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const config = {
  name: 'Spring',
  components: [{ id: 'top', type: 'hero', content: { headline: 'Rates', subheadline: 'For you' }, styles: {}, position: { x: 0, y: 0 } }],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
};
const thirdParties = /google|facebook/i;

let server: Office;
let admin: TestCaller;
beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  const id = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id, name: 'Acme', subdomain: 'acme', status: 'active' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[id, 'tenant_admin']] });
});
afterAll(() => server.close());

interface Ids {
  readonly analyticsId?: string | null;
  readonly facebookPixelId?: string | null;
}

async function save(ids: Ids): Promise<string> {
  return z.object({ id: z.string() }).parse((await admin.call('POST', '/api/landing-pages', { name: 'Spring', config, ...ids })).json).id;
}

async function publish(id: string, path: string): Promise<void> {
  expect((await admin.call('POST', `/api/landing-pages/${id}/publish`, { path })).status).toBe(200);
}

async function visit(path: string) {
  const { text, headers } = await requestFrom(server, { host: 'acme.product.example', path });
  const policy = String(headers['content-security-policy']);
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';
  return { text, policy, directive };
}

describe('a published page', () => {
  test('without an id of a measuring service names no host of one, in its markup and in its policy, and asks for nothing', async () => {
    await publish(await save({}), '/plain');
    const { text, policy } = await visit('/plain');
    expect(text + policy).not.toMatch(thirdParties);
    expect(text.replace(/<script type="application.*?<\/script>/, '').replace(`<script>${beaconScript}</script>`, '')).not.toMatch(
      /<script|consent/i,
    );
  });

  test('with an id of Google Analytics lets its browser talk to the hosts of Google, and to no other', async () => {
    await publish(await save({ analyticsId: 'G-AB12CD34' }), '/google');
    const { text, policy, directive } = await visit('/google');
    expect(text).toContain('data-analytics="G-AB12CD34"');
    expect(directive('script-src')).toMatch(/^script-src 'sha256-[^ ]+ 'sha256-[^ ]+ https:\/\/www\.googletagmanager\.com$/);
    expect(directive('connect-src')).toBe(
      "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    );
    expect(directive('img-src')).toBe("img-src 'self' https://www.googletagmanager.com https://*.google-analytics.com");
    expect(policy).not.toMatch(/facebook|unsafe/);
  });

  test('with an id of the Meta pixel lets its browser talk to the hosts of Meta, and to no other', async () => {
    await publish(await save({ facebookPixelId: '1234567890123' }), '/meta');
    const { text, policy, directive } = await visit('/meta');
    expect(text).toContain('data-pixel="1234567890123"');
    expect(directive('script-src')).toMatch(/ https:\/\/connect\.facebook\.net$/);
    expect(directive('connect-src')).toBe("connect-src 'self' https://www.facebook.com");
    expect(directive('img-src')).toBe("img-src 'self' https://www.facebook.com");
    expect(policy).not.toMatch(/google/);
  });

  test('has no element that loads from a host of a measuring service: only its script does, after the visitor agrees', async () => {
    await publish(await save({ analyticsId: 'G-AB12CD34', facebookPixelId: '1234567890123' }), '/both');
    const { text } = await visit('/both');
    expect(text).not.toMatch(/<(?:script|img|link|iframe)[^>]+(?:src|href)="[^"]*(?:google|facebook)/i);
    expect(text).toMatch(/<section id="consent"[^>]* hidden>/);
    expect(text).toContain('Google Analytics and Meta Pixel');
  });

  test('follows a change of the ids only once it is published again', async () => {
    const id = await save({ analyticsId: 'G-AB12CD34' });
    await publish(id, '/later');
    const update = { name: 'Spring', config, analyticsId: null, facebookPixelId: '1234567890123' };
    expect((await admin.call('PUT', `/api/landing-pages/${id}`, update)).status).toBe(200);
    expect((await visit('/later')).policy).not.toContain('facebook');
    await publish(id, '/later');
    expect((await visit('/later')).policy).not.toContain('google');
    expect((await visit('/later')).policy).toContain('facebook');
  });

  test('asks in the language of its firm, and links the privacy page beside the question', async () => {
    await admin.call('PUT', '/api/tenant/settings', { brand: { language: 'de' }, contact: { privacyUrl: 'https://acme.example/privacy' } });
    await publish(await save({ analyticsId: 'G-AB12CD34' }), '/deutsch');
    const { text } = await visit('/deutsch');
    expect(text).toMatch(/<section id="consent".*https:\/\/acme\.example\/privacy.*>Zustimmen<.*>Ablehnen<.*<\/section>/s);
  });
});
