import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AbTestRow, abTestTexts } from '#contract/pages/ab-tests.ts';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { pageEventsPath } from '#contract/pages/page-views.ts';
import { countViews } from '#server/pages/page-views/count-views.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const host = 'acme.product.example';
const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }];
const configOf = (headline: string, formId: string) => ({
  name: headline === '' ? 'Empty' : headline,
  components: [
    { id: 'top', type: 'heading', content: { text: headline, level: 1 }, styles: {}, position: { x: 0, y: 0 } },
    {
      id: formId,
      type: 'form',
      content: { fields, submitText: 'Send', successMessage: 'Thanks.' },
      styles: {},
      position: { x: 0, y: 100 },
    },
  ],
  globalStyles: defaultGlobalStyles,
  seo: { title: headline, description: '', keywords: '' },
});
const WithId = z.object({ id: z.string() });
const Row = z.object({ id: z.string(), variantId: z.string(), controlId: z.string(), status: z.string() });
let server: Office;
let admin: TestCaller;
let page: string;
let other: string;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  const tenantId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme', billingEmail: 'bill@acme.example' } }),
  );
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
  page = await createPage('Old headline', 'ask');
  other = await createPage('New headline', 'ask-new');
});
afterAll(() => server.close());

async function createPage(headline: string, formId: string): Promise<string> {
  return WithId.parse(
    (await admin.call('POST', '/api/landing-pages', { name: headline || 'Empty', config: configOf(headline, formId) })).json,
  ).id;
}

const plan = { name: 'Headline', trafficSplit: 50, goal: 'send', baselineRate: 10, minimumLift: 20 };
const create = (given: object = {}) =>
  admin.call('POST', `/api/landing-pages/${page}/ab-tests`, { ...plan, variantPageId: other, ...given });
const setStatus = (id: string, status: string, winner?: string) => admin.call('PUT', `/api/ab-tests/${id}/status`, { status, winner });
const agentOf = (visitor: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${visitor}.0) Gecko/20100101 Firefox/${visitor}.0`;
const visit = async (visitor: number) =>
  (await requestFrom(server, { host, path: '/offer', headers: { 'user-agent': agentOf(visitor) } })).text;

/** A report of the page's script, and a sent form. */
async function takePart(visitor: number): Promise<string> {
  const html = await visit(visitor);
  const variant = /data-variant="([^"]+)"/.exec(html)?.[1];
  const body = {
    page,
    ...(variant === undefined ? {} : { variant }),
    session: 'opening-1',
    referrer: '',
    query: '',
    events: [{ type: 'view' }],
  };
  const headers = { 'content-type': 'text/plain', 'user-agent': agentOf(visitor) };
  await requestFrom(server, { host, path: pageEventsPath, method: 'POST', headers, body: JSON.stringify(body) });
  const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
  if (html.includes('New headline') && visitor % 4 === 0) {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agentOf(visitor) };
    const sent = await requestFrom(server, { host, path: action, method: 'POST', headers: form, body: 'email=ann%40example.com' });
    expect(sent.status).toBe(303);
  }
  return html;
}

async function listed(): Promise<AbTestRow> {
  while ((await server.services.pageViews.flush()) > 0);
  await countViews(server.services.db);
  const { json } = await admin.call('GET', '/api/tenant/ab-tests');
  const [row] = z.array(z.custom<AbTestRow>()).parse(json);
  if (row === undefined) throw new Error('There is no test.');
  return row;
}

describe('a test of a page', () => {
  test('[R-ENT-27] is planned as a draft, starts on a published page, and shows each visitor one of two versions', async () => {
    const made = await create();
    expect([made.status, made.json]).toMatchObject([
      200,
      { status: 'draft', trafficSplit: 50, plannedVisitors: 7682, variantName: 'New headline' },
    ]);
    const { id } = Row.parse(made.json);
    expect((await setStatus(id, 'running')).text).toBe(abTestTexts.notPublished);
    await admin.call('POST', `/api/landing-pages/${page}/publish`, { path: '/offer' });
    expect((await setStatus(id, 'paused')).text).toBe(abTestTexts.step('draft', 'paused'));
    expect((await setStatus(id, 'running')).json).toMatchObject({ status: 'running' });
    const seen = await Promise.all(Array.from({ length: 30 }, (_, at) => visit(at + 1)));
    expect(new Set(seen.map((html) => html.includes('New headline')))).toEqual(new Set([true, false]));
    expect(await Promise.all(Array.from({ length: 30 }, (_, at) => visit(at + 1)))).toEqual(seen);
  });

  test('[R-ENT-27] counts visitors and sent forms of both versions, and ends with a winner whose evidence is kept', async () => {
    for (let visitor = 1; visitor <= 30; visitor += 1) await takePart(visitor);
    const { id, variantId, evidence } = await listed();
    expect(evidence.controlVisitors + evidence.variantVisitors).toBe(30);
    expect(evidence).toMatchObject({ controlSuccesses: 0, isSplitAlarm: false });
    expect(evidence.variantSuccesses).toBeGreaterThan(0);
    expect(evidence.chanceToWin).toBeGreaterThan(0.5);
    expect((await setStatus(id, 'completed', page)).text).toBe(abTestTexts.winnerUnknown);
    expect((await setStatus(id, 'completed', variantId)).json).toMatchObject({ status: 'completed', winnerVariant: variantId });
    for (let visitor = 31; visitor <= 35; visitor += 1) expect(await takePart(visitor)).toContain('New headline');
    expect(await listed()).toMatchObject({ status: 'completed', winnerVariant: variantId, evidence });
    expect((await setStatus(id, 'running')).text).toBe(abTestTexts.step('completed', 'running'));
  });

  test('runs alone on its page, and shows the page itself while it is paused', async () => {
    const first = Row.parse((await create()).json);
    const second = Row.parse((await create({ trafficSplit: 95 })).json);
    await setStatus(first.id, 'running');
    expect((await setStatus(second.id, 'running')).text).toBe(abTestTexts.otherRuns);
    expect((await setStatus(first.id, 'paused')).status).toBe(200);
    expect(await visit(1)).not.toContain('data-variant');
    expect((await setStatus(second.id, 'running')).status).toBe(200);
  });

  test('keeps the message of a visitor who opened the variant before the test was paused', async () => {
    const tested = await createPage('Plain', 'ask-plain');
    const variantPageId = await createPage('Colorful', 'ask-colorful');
    await admin.call('POST', `/api/landing-pages/${tested}/publish`, { path: '/colors' });
    const made = await admin.call('POST', `/api/landing-pages/${tested}/ab-tests`, { ...plan, trafficSplit: 95, variantPageId });
    const { id } = Row.parse(made.json);
    await setStatus(id, 'running');
    const opened = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, at) => (await requestFrom(server, { host, path: '/colors', headers: { 'user-agent': agentOf(at) } })).text,
      ),
    );
    const path = /action="([^"]+)"/.exec(opened.find((html) => html.includes('Colorful')) ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect(path).toContain('ask-colorful');
    expect((await setStatus(id, 'paused')).status).toBe(200);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agentOf(1) };
    expect((await requestFrom(server, { host, path, method: 'POST', headers, body: 'email=ann%40example.com' })).status).toBe(303);
  });

  test('starts only with a version that passes the check before publishing', async () => {
    const tested = await createPage('Readable', 'ask-readable');
    const variantPageId = await createPage('', 'ask-empty');
    await admin.call('POST', `/api/landing-pages/${tested}/publish`, { path: '/readable' });
    const made = await admin.call('POST', `/api/landing-pages/${tested}/ab-tests`, { ...plan, variantPageId });
    const { id } = Row.parse(made.json);
    expect(await setStatus(id, 'running')).toMatchObject({ status: 409, text: abTestTexts.sourceUnfit('Heading is empty.') });
    expect((await requestFrom(server, { host, path: '/readable' })).text).not.toContain('data-variant');
  });

  test('compares pages of one firm, with a split and a plan that can be measured', async () => {
    expect((await create({ variantPageId: page })).text).toContain(abTestTexts.samePage);
    expect((await create({ variantPageId: server.services.newId() })).text).toContain(abTestTexts.otherPage);
    expect((await create({ trafficSplit: 100 })).text).toContain(abTestTexts.split);
    expect((await create({ baselineRate: 0 })).text).toContain(abTestTexts.baseline);
  });
});
