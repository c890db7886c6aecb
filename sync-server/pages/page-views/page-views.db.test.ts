import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { pageEventsPath, pageViewTexts } from '#contract/pages/page-views.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import { visitDays } from '#contract/tenants/tenant-settings.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { countViews } from './count-views.ts';
import { forgetViews } from './forget-views.ts';

const host = 'acme.product.example';
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const position = { x: 0, y: 0 };
const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }];
const config = {
  name: 'Spring',
  components: [
    { id: 'top', type: 'heading', content: { text: 'Spring', level: 1 }, styles: {}, position },
    { id: 'cta', type: 'button', content: { text: 'Ask us', link: '#form-ask' }, styles: {}, position: { x: 0, y: 120 } },
    {
      id: 'ask',
      type: 'form',
      content: { fields, submitText: 'Send', successMessage: 'Thanks.' },
      styles: {},
      position: { x: 0, y: 240 },
    },
  ],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
};
let server: Office;
let admin: TestCaller;
let tenantId: string;
let page: string;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  tenantId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme', billingEmail: 'bill@acme.example' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const created = await admin.call('POST', '/api/landing-pages', { name: 'Spring', config });
  page = z.object({ id: z.string() }).parse(created.json).id;
  expect((await admin.call('POST', `/api/landing-pages/${page}/publish`, { path: `/p-${page}` })).status).toBe(200);
});

interface Sent {
  readonly userAgent?: string;
  readonly events?: readonly object[];
  readonly query?: string;
  readonly referrer?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const view = { type: 'view' };
const click = { type: 'click', component: 'cta' };

function report({ userAgent = phone, events = [view], query = '', referrer = '', cookie = '', headers = {} }: Sent, extra: object = {}) {
  return requestFrom(server, {
    host,
    path: pageEventsPath,
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': userAgent, cookie, ...headers },
    body: JSON.stringify({ page, session: 'opening-1', referrer, query, events, ...extra }),
  });
}

function sendForm(userAgent: string, { cookie = '', headers = {} }: Pick<Sent, 'cookie' | 'headers'> = {}) {
  return requestFrom(server, {
    host,
    path: `/api/landing-pages/${page}/forms/ask`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent, cookie, ...headers },
    body: 'email=ann%40example.com',
  });
}

async function figures(): Promise<Record<string, unknown>> {
  while ((await server.services.pageViews.flush()) > 0);
  await countViews(server.services.db);
  const { status, json } = await admin.call('GET', `/api/landing-pages/${page}/figures?days=7`);
  expect(status).toBe(200);
  return z.record(z.string(), z.unknown()).parse(json);
}

const rows = () =>
  server.services.db.reading({ as: 'platform' }, (tx) =>
    tx.landingPageView.findMany({ where: { landingPageId: page }, orderBy: { createdAt: 'asc' } }),
  );

describe('visits of a published page', () => {
  test('[R-ENT-27] are counted with visitors, devices, sources, and sent forms, for the administrator of the firm', async () => {
    const campaign = '?utm_source=newsletter&utm_medium=email&utm_campaign=may';
    expect((await report({ query: campaign })).status).toBe(204);
    await report({ query: campaign });
    await report({ userAgent: desktop, referrer: 'search.example' });
    expect((await sendForm(desktop)).status).toBe(303);
    expect(await figures()).toMatchObject({
      views: 3,
      visitors: 2,
      conversions: 1,
      days: [{}, {}, {}, {}, {}, {}, { views: 3, visitors: 2, conversions: 1 }],
      devices: [
        { name: 'phone', views: 2, visitors: 1 },
        { name: 'desktop', views: 1, visitors: 1 },
      ],
      sources: [
        { name: 'newsletter / may', views: 2 },
        { name: 'search.example', views: 1 },
      ],
    });
    const other = server.services.newId();
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenant.create({ data: { id: other, name: 'Globex', subdomain: 'globex' } }),
    );
    const stranger = await signedIn(server, { role: 'tenant_admin', memberships: [[other, 'tenant_admin']] });
    expect((await stranger.call('GET', `/api/landing-pages/${page}/figures`)).status).toBe(404);
  });

  test('[R-ENT-27] reach the steps of a funnel in their order, and only after the required steps before', async () => {
    const steps = [
      { name: 'Opened', kind: 'view', component: null, isRequired: true },
      { name: 'Clicked', kind: 'click', component: 'cta', isRequired: true },
      { name: 'Saw the form', kind: 'seen', component: 'ask', isRequired: false },
      { name: 'Sent', kind: 'send', component: null, isRequired: true },
    ];
    const saved = await admin.call('PUT', `/api/landing-pages/${page}/funnel`, { steps });
    expect([saved.status, saved.json]).toMatchObject([200, { steps }]);
    await report({ events: [view, click] });
    await sendForm(phone);
    await report({ userAgent: desktop, events: [view, { type: 'seen', component: 'ask' }] });
    await sendForm(desktop);
    expect((await figures()).funnel).toMatchObject([
      { name: 'Opened', visitors: 2 },
      { name: 'Clicked', visitors: 1 },
      { name: 'Saw the form', visitors: 0 },
      { name: 'Sent', visitors: 1 },
    ]);
    await admin.call('PUT', `/api/landing-pages/${page}/funnel`, { steps: [steps[0], steps[3]] });
    expect((await figures()).funnel).toMatchObject([{ visitors: 2 }, { name: 'Sent', visitors: 2 }]);
  });

  test('refuses a step without its part of the page', async () => {
    const steps = [{ name: 'Clicked', kind: 'click', component: null, isRequired: true }];
    expect(await admin.call('PUT', `/api/landing-pages/${page}/funnel`, { steps })).toMatchObject({
      status: 400,
      text: expect.stringContaining(pageViewTexts.stepPart),
    });
  });

  test('leave no whole address and no id that survives the day', async () => {
    await report({});
    await figures();
    const before = await rows();
    expect(before).toMatchObject([{ ipAddress: '127.0.0.0', userAgent: null, device: 'phone', browser: 'Chrome', tenantId }]);
    server.setClock(new Date(Date.now() + 24 * 60 * 60 * 1000));
    await report({});
    while ((await server.services.pageViews.flush()) > 0);
    await forgetViews(server.services.db, server.services.clock());
    const keys = await server.services.db.reading({ as: 'platform' }, (tx) => tx.visitorKey.count());
    const visitors = (await rows()).map(({ visitorId }) => visitorId);
    expect([new Set(visitors).size, keys]).toEqual([2, 1]);
    server.setClock(new Date());
  });

  test('are deleted one by one after their time, and stay counted', async () => {
    await report({});
    await figures();
    await server.services.db.query(
      { as: 'platform' },
      `update landing_page_views set created_at = now() - interval '${visitDays.standard + 1} days' where landing_page_id = $1::uuid`,
      [page],
    );
    await forgetViews(server.services.db, new Date());
    expect(await rows()).toEqual([]);
    expect(await figures()).toMatchObject({ views: 1, visitors: 1 });
  });

  test('of the day on which the time ends are not lost when the funnel changes', async () => {
    await report({});
    await report({ userAgent: desktop });
    await figures();
    const now = server.services.clock();
    const day = new Date(now.getTime() - visitDays.standard * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { db } = server.services;
    // One view before the moment and one after it, both on the same UTC day.
    await db.query(
      { as: 'platform' },
      `update landing_page_views set created_at = ($2 || case device when 'phone' then 'T00:00:00Z' else 'T23:59:59Z' end)::timestamptz
       where landing_page_id = $1::uuid`,
      [page, day],
    );
    await db.query({ as: 'platform' }, 'update landing_page_counts set day = $2::date where landing_page_id = $1::uuid', [page, day]);
    await forgetViews(db, now);
    const steps = [{ name: 'Opened', kind: 'view', component: null, isRequired: true }];
    expect((await admin.call('PUT', `/api/landing-pages/${page}/funnel`, { steps })).status).toBe(200);
    await countViews(db);
    const counts = await server.services.db.reading({ as: 'platform' }, (tx) =>
      tx.landingPageCount.findMany({ where: { landingPageId: page, dimension: 'page' } }),
    );
    expect(counts).toMatchObject([{ events: 2, visitors: 2 }]);
  });

  test('count once however often a report repeats them', async () => {
    await report({ events: Array.from({ length: 50 }, () => view) });
    expect(await figures()).toMatchObject({ views: 1 });
  });

  test('count no form that the firm sends to itself', async () => {
    expect((await sendForm(phone, { cookie: `${signedInCookie}=1` })).status).toBe(303);
    expect(await figures()).toMatchObject({ views: 0, conversions: 0 });
  });

  test('reported by another site, or with a form sent from there, are not counted', async () => {
    const site = { 'sec-fetch-site': 'cross-site', origin: 'https://rival.example' };
    await report({ headers: site });
    expect((await sendForm(phone, { headers: site })).status).toBe(403);
    await report({ headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await figures()).toMatchObject({ views: 1, conversions: 0 });
  });

  test('by programs, by the firm itself, and to pages that are gone are not counted', async () => {
    await report({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await report({ cookie: `${signedInCookie}=1` });
    await admin.call('POST', `/api/landing-pages/${page}/unpublish`, {});
    await report({});
    expect(await figures()).toMatchObject({ views: 0 });
  });

  test('are refused when they are malformed, too large, or too many', async () => {
    expect((await report({}, { page: 'nonsense' })).status).toBe(400);
    expect((await report({}, { other: 1 })).status).toBe(400);
    expect((await report({ events: Array.from({ length: 51 }, () => view) })).status).toBe(400);
    expect((await report({ query: 'x'.repeat(1001) })).status).toBe(400);
    const many = await Promise.all(Array.from({ length: rateLimits.pageEvents.capacity + 1 }, () => report({})));
    expect(many.map(({ status }) => status)).toContain(429);
  });
});
