import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { saveLandingPage } from './save-landing-page.ts';

let server: Office;
let owner: TestCaller;

beforeAll(async () => {
  server = await openOffice();
  owner = await signedIn(server, { role: 'platform_owner' });
});
afterAll(() => server.close());

const config = {
  name: 'Spring',
  components: [{ id: 'h', type: 'heading', content: { text: 'Plan well', level: 1 }, styles: {}, position: { x: 0, y: 0 } }],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Title', description: 'About', keywords: 'loans' },
};
const body = { name: 'Spring', config, seoTitle: 'Title', seoDescription: 'About', seoKeywords: 'loans' };
const Saved = z.object({ id: z.uuid(), revision: z.number() });

async function create(): Promise<string> {
  return Saved.parse((await owner.call('POST', '/api/landing-pages', body)).json).id;
}
async function makeTenant(subdomain: string): Promise<string> {
  const id = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.create({ data: { id, name: subdomain, subdomain } }));
  return id;
}
const pages = () => server.services.db.reading({ as: 'platform' }, (tx) => tx.landingPage.count());
const audits = () => server.services.db.reading({ as: 'platform' }, (tx) => tx.auditRecord.count());

describe('saving a page', () => {
  test('[R-CALL-43] [R-BLD-19] the first save creates it and answers its id', async () => {
    const answer = await owner.call('POST', '/api/landing-pages', body);
    expect(answer.status).toBe(200);
    const { id, revision } = Saved.parse(answer.json);
    expect(revision).toBe(1);
    const page = await owner.call('GET', `/api/landing-pages/${id}`);
    expect(page.json).toMatchObject({ id, ...body, isPublished: false, path: '/' });
  });

  test('[R-CALL-44] [R-BLD-20] a later save updates it and raises the revision', async () => {
    const id = await create();
    const answer = await owner.call('PUT', `/api/landing-pages/${id}`, { ...body, name: 'Summer', revision: 1 });
    expect([answer.status, answer.json]).toEqual([200, { id, revision: 2 }]);
    expect((await owner.call('GET', `/api/landing-pages/${id}`)).json).toMatchObject({ name: 'Summer', revision: 2 });
  });

  test('[R-BLD-20] a save on an older revision is refused with the present one, and one without a revision overwrites', async () => {
    const id = await create();
    await owner.call('PUT', `/api/landing-pages/${id}`, { ...body, name: 'Mine', revision: 1 });
    const late = await owner.call('PUT', `/api/landing-pages/${id}`, { ...body, name: 'Yours', revision: 1 });
    expect([late.status, late.text]).toEqual([409, 'This page was saved elsewhere meanwhile. It is at revision 2 now.']);
    expect((await owner.call('GET', `/api/landing-pages/${id}`)).json).toMatchObject({ name: 'Mine' });
    expect((await owner.call('PUT', `/api/landing-pages/${id}`, body)).json).toEqual({ id, revision: 3 });
  });

  test('[R-BLD-20] of ten saves on the same revision exactly one wins', async () => {
    const id = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        owner.call('PUT', `/api/landing-pages/${id}`, { ...body, name: `Try ${place}`, revision: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('an id that the builder made is kept, and a second page under it is refused', async () => {
    const id = server.services.newId();
    expect((await owner.call('POST', '/api/landing-pages', { ...body, id })).json).toEqual({ id, revision: 1 });
    expect((await owner.call('POST', '/api/landing-pages', { ...body, id })).status).toBe(409);
  });

  test('[R-BLD-44] a dangerous address is refused with its sentence, and nothing is written', async () => {
    const before = [await pages(), await audits()];
    const evil = { id: 'b', type: 'button', content: { text: 'Go', link: 'java\tscript:alert(1)' }, styles: {}, position: { x: 0, y: 0 } };
    const answer = await owner.call('POST', '/api/landing-pages', { ...body, config: { ...config, components: [evil] } });
    expect([answer.status, answer.text]).toEqual([400, 'A link begins with https://, mailto:, tel:, / or #.']);
    expect([await pages(), await audits()]).toEqual(before);
  });

  test('a missing page is not found, and a malformed id is refused', async () => {
    expect((await owner.call('PUT', `/api/landing-pages/${server.services.newId()}`, body)).status).toBe(404);
    expect((await owner.call('GET', `/api/landing-pages/${server.services.newId()}`)).status).toBe(404);
    expect((await owner.call('PUT', '/api/landing-pages/nonsense', body)).status).toBe(400);
  });

  test('[R-AUTH-07] the list of all pages and the platform’s own are for the platform owner; an administrator has those of their own tenant', async () => {
    const [own, other] = [await makeTenant('acme'), await makeTenant('birch')];
    const admin = await signedIn(server, { role: 'tenant_admin', memberships: [[own, 'tenant_admin']] });
    const stranger = await signedIn(server, { role: 'tenant_admin', memberships: [[other, 'tenant_admin']] });
    const platformPage = await create();
    const { id } = Saved.parse((await admin.call('POST', '/api/landing-pages', body)).json);
    expect((await admin.call('PUT', `/api/landing-pages/${id}`, { ...body, revision: 1 })).json).toEqual({ id, revision: 2 });
    expect((await admin.call('GET', `/api/landing-pages/${id}`)).json).toMatchObject({ id, revision: 2 });
    expect((await admin.call('GET', '/api/tenant/landing-pages')).json).toMatchObject([{ id }]);
    expect((await admin.call('GET', '/api/landing-pages')).status).toBe(403);
    expect((await stranger.call('GET', '/api/tenant/landing-pages')).json).toEqual([]);
    for (const [who, page] of [
      [stranger, id],
      [admin, platformPage],
    ] as const) {
      expect((await who.call('GET', `/api/landing-pages/${page}`)).status).toBe(404);
      expect((await who.call('PUT', `/api/landing-pages/${page}`, body)).status).toBe(404);
      expect((await who.call('POST', `/api/landing-pages/${page}/publish`, { path: '/spring' })).status).toBe(404);
    }
  });

  test('the list has every page without its content, and can be paged', async () => {
    const all = z.array(z.looseObject({ id: z.string() })).parse((await owner.call('GET', '/api/landing-pages')).json);
    expect(all.length).toBe(await pages());
    expect(all.every((page) => !('config' in page))).toBe(true);
    const cut = await owner.call('GET', '/api/landing-pages?limit=1');
    expect(z.array(z.unknown()).parse(cut.json)).toHaveLength(1);
    expect(cut.headers.link).toContain('rel="next"');
  });

  test('a queued save makes the page at first and updates it afterwards', async () => {
    const id = server.services.newId();
    const person = await server.services.db.reading({ as: 'platform' }, (tx) =>
      tx.user.findFirstOrThrow({ where: { role: 'platform_owner' } }),
    );
    const caller = {
      userId: person.id,
      email: person.email,
      role: 'platform_owner',
      memberships: [],
      sessionId: 's',
      signedInAt: new Date(),
      requestId: 'r',
    } as const;
    const page = queuedPage(id);
    expect(await server.services.changes.run(caller, (change) => applyCommand(saveLandingPage, change, page))).toMatchObject({
      value: { id, revision: 1 },
    });
    const second = await server.services.changes.run(caller, (change) => applyCommand(saveLandingPage, change, { ...page, revision: 1 }));
    expect(second).toMatchObject({ value: { id, revision: 2 } });
    expect(Object.keys(second.commits)).toEqual(['owner']);
  });
});

function queuedPage(id: string) {
  return { id, name: 'Queued', config: { ...config, components: [] } };
}
