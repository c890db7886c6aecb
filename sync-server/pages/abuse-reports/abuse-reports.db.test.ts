import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formTexts } from '#contract/pages/form-submissions.ts';
import { defaultGlobalStyles, landingPageTexts } from '#contract/pages/landing-pages.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
let admin: TestCaller;
let owner: TestCaller;
let tenantId: string;
const ownerEmail = 'owner@reckoner.example';

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  tenantId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme', status: 'trial' } });
    await tx.user.create({ data: { id: server.services.newId(), email: ownerEmail, role: 'platform_owner' } });
  });
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
  owner = await signedIn(server, { role: 'platform_owner' });
});
afterAll(() => server.close());

const host = 'acme.product.example';
const config = {
  name: 'Spring rates',
  components: [
    {
      id: 'top',
      type: 'hero',
      content: { headline: 'Rates', subheadline: 'For you' },
      styles: { color: '#ffffff' },
      position: { x: 0, y: 0 },
    },
  ],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
};
async function publish(path: string): Promise<string> {
  const { id } = z
    .object({ id: z.string() })
    .parse((await admin.call('POST', '/api/landing-pages', { name: 'Spring rates', config })).json);
  expect((await admin.call('POST', `/api/landing-pages/${id}/publish`, { path })).status).toBe(200);
  return id;
}
const visit = (path: string) => requestFrom(server, { host, path });
const report = (path: string, text: string, headers: Readonly<Record<string, string>> = {}) =>
  requestFrom(server, {
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ text }).toString(),
  });
const platform = { as: 'platform' } as const;
const mails = async () => {
  await server.runEffects();
  return server.services.db.reading(platform, (tx) => tx.mailMessage.findMany({ where: { to: ownerEmail } }));
};
const listed = async (id: string) => {
  const rows = z.array(z.looseObject({ id: z.string() })).parse((await owner.call('GET', '/api/landing-pages')).json);
  return rows.find((row) => row.id === id);
};

describe('a page of a trial', () => {
  test('says that it is one, in the language of the firm, and how to report it', async () => {
    const id = await publish('/marked');
    const { text } = await visit('/marked');
    expect(text).toContain(`Trial page · <a href="/report/page/${id}" rel="nofollow">Report abuse</a>`);
    await admin.call('PUT', '/api/tenant/settings', { brand: { language: 'de' } });
    expect((await visit('/marked')).text).toContain('Testseite · <a');
    expect((await visit(`/report/page/${id}`)).text).toContain('Missbrauch melden');
    await admin.call('PUT', '/api/tenant/settings', { brand: {} });
    const setStatus = (status: 'active' | 'trial') =>
      server.services.db.inTransaction(platform, (tx) =>
        tx.tenant.update({ where: { id: tenantId }, data: { status }, select: { id: true } }),
      );
    await setStatus('active');
    expect((await visit('/marked')).text).not.toContain('Trial page');
    await setStatus('trial');
  });

  test('is reported by a form without scripts: the report is stored, mailed to the owner once a day, and counted in the owner’s list', async () => {
    const id = await publish('/reported');
    const form = await visit(`/report/page/${id}`);
    expect([form.status, form.headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    ]);
    expect(form.text).toContain('Spring rates');
    expect(await report(`/report/page/${id}`, 'It looks <like> my bank.')).toMatchObject({ status: 200 });
    expect((await report(`/report/page/${id}`, 'Me, too.')).text).toContain('Thank you.');
    const reports = await server.services.db.reading(platform, (tx) => tx.abuseReport.findMany({ where: { landingPageId: id } }));
    expect(reports.map(({ text }) => text).sort()).toEqual(['It looks <like> my bank.', 'Me, too.']);
    expect(await listed(id)).toMatchObject({ firm: 'Acme', isTrial: true, reports: 2 });
    const sent = (await mails()).filter(({ subject }) => subject === 'Abuse reported: Acme');
    expect(sent).toMatchObject([{ text: expect.stringContaining('It looks <like> my bank.') }]);
    expect(sent[0]?.html).not.toContain('<like>');
  });

  test('is not reported by a form without a word in it: the form is shown again, and no owner gets a mail', async () => {
    const id = await publish('/empty');
    for (const text of ['', ' \n ']) {
      const said = await report(`/report/page/${id}`, text);
      expect([said.status, said.text.includes('<textarea')]).toEqual([400, true]);
    }
    expect(await server.services.db.reading(platform, (tx) => tx.abuseReport.count({ where: { landingPageId: id } }))).toBe(0);
  });

  test('is not reported by a page of another site, twice too often, or for a page that is not published', async () => {
    const id = await publish('/flooded');
    expect((await report(`/report/page/${id}`, 'x', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await report(`/report/page/${server.services.newId()}`, 'x')).status).toBe(404);
    const tries = await Promise.all(Array.from({ length: rateLimits.abuseReport.capacity + 1 }, () => report(`/report/page/${id}`, 'x')));
    expect(tries.map(({ status }) => status)).toContain(429);
  });

  test('that the owner takes down answers 410, tells the firm why, and cannot be published again before the owner lifts it', async () => {
    const id = await publish('/copied');
    const reason = 'It copies the sign-in of a bank.';
    expect((await admin.call('POST', `/api/landing-pages/${id}/take-down`, { reason })).status).toBe(403);
    const taken = await owner.call('POST', `/api/landing-pages/${id}/take-down`, { reason });
    expect([taken.status, taken.json]).toMatchObject([200, { isPublished: false, takenDownReason: reason }]);
    expect(await visit('/copied')).toMatchObject({ status: 410, text: formTexts.takenDown });
    expect((await admin.call('GET', `/api/landing-pages/${id}`)).json).toMatchObject({ takenDownReason: reason });
    const again = () => admin.call('POST', `/api/landing-pages/${id}/publish`, { path: '/copied' });
    expect(await again()).toMatchObject({ status: 409, text: landingPageTexts.takenDown(reason) });
    const planned = { path: '/copied', publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: null };
    expect((await admin.call('PUT', `/api/landing-pages/${id}/schedule`, planned)).status).toBe(409);
    expect((await admin.call('POST', `/api/landing-pages/${id}/lift`, {})).status).toBe(403);
    expect((await owner.call('POST', `/api/landing-pages/${id}/lift`, {})).json).toMatchObject({ takenDownReason: null });
    expect((await again()).status).toBe(200);
    const records = await server.services.db.reading(platform, (tx) =>
      tx.auditRecord.findMany({
        where: { objectId: id, action: { in: ['landingPages.takeDown', 'landingPages.lift'] } },
        orderBy: { at: 'asc' },
      }),
    );
    expect(records.map(({ action }) => action)).toEqual(['landingPages.takeDown', 'landingPages.lift']);
  });
});

test('a report whose longest allowed text ends inside an emoji is taken', async () => {
  const id = await publish('/emoji');
  // Later, when the tries of the tests above are free again.
  server.setClock(new Date(Date.now() + 60 * 60_000));
  const { status } = await report(`/report/page/${id}`, `${'a'.repeat(1_999)}😀😀`);
  expect(status).toBe(200);
  const [row] = await server.sql<{ text: string }>('select text from abuse_reports where landing_page_id = $1::uuid', [id]);
  expect(row?.text).toBe('a'.repeat(1_999));
});
