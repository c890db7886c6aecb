import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { pageCardTexts } from '#contract/pages/page-cards.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
let stranger: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
});
afterAll(() => office.close());

const config = {
  name: 'Spring',
  components: [{ id: 'top', type: 'heading', content: { text: 'Spring rates', level: 1 }, styles: {}, position: { x: 0, y: 0 } }],
  globalStyles: defaultGlobalStyles,
  seo: { title: '', description: '', keywords: '' },
};
const idIn = (text: unknown): string => z.object({ id: z.string() }).parse(text).id;
const create = async () => idIn(json(await office.call(admin, 'POST', '/api/landing-pages', { name: 'Spring', config })));
const cards = async (who = admin) =>
  z.array(z.looseObject({ id: z.string() })).parse(json(await office.call(who, 'GET', '/api/tenant/page-cards')));

test('a page stands on its card with visitors, senders, leads, and a picture for its own administrators', async () => {
  const id = await create();
  await office.sql(
    `insert into landing_page_counts (landing_page_id, tenant_id, day, dimension, value, events, visitors)
     select $1::uuid, $2::uuid, current_date - ago, dimension, value, 9, 7
     from (values (1, 'page', ''), (2, 'page', ''), (1, 'event', 'send'), (45, 'page', '')) as v(ago, dimension, value)`,
    [id, tenant.id],
  );
  const card = (await cards()).find((each) => each.id === id);
  expect(card).toMatchObject({ visitors: 14, senders: 7, leads: 0, picture: `/api/landing-pages/${id}/picture?revision=1` });
  expect((await cards(stranger)).map((each) => each.id)).not.toContain(id);
  const picture = await office.call(admin, 'GET', `/api/landing-pages/${id}/picture?revision=1`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(picture.text).toContain('Spring rates');
  expect((await office.call(stranger, 'GET', `/api/landing-pages/${id}/picture`)).status).toBe(404);
  expect((await office.call(undefined, 'GET', `/api/landing-pages/${id}/picture`)).status).toBe(401);
});

test('a renamed page has the name in its content, too, and the next revision', async () => {
  const id = await create();
  expect(json(await office.call(admin, 'PUT', `/api/landing-pages/${id}/name`, { name: 'Summer' }))).toMatchObject({
    name: 'Summer',
    revision: 2,
  });
  expect(json(await office.call(admin, 'GET', `/api/landing-pages/${id}`))).toMatchObject({
    name: 'Summer',
    config: { ...config, name: 'Summer' },
  });
  expect((await office.call(admin, 'PUT', `/api/landing-pages/${id}/name`, { name: ' ' })).status).toBe(400);
  expect((await office.call(stranger, 'PUT', `/api/landing-pages/${id}/name`, { name: 'Mine' })).status).toBe(404);
});

test('a copy is a draft with the same content, under its own name', async () => {
  const id = await create();
  await office.call(admin, 'POST', `/api/landing-pages/${id}/publish`, { path: '/copied' });
  const copied = idIn(json(await office.call(admin, 'POST', `/api/landing-pages/${id}/copy`, { name: 'Spring, version B' })));
  expect(json(await office.call(admin, 'GET', `/api/landing-pages/${copied}`))).toMatchObject({
    name: 'Spring, version B',
    isPublished: false,
    revision: 1,
    config: { ...config, name: 'Spring, version B' },
  });
});

test('a page is deleted once it is not published', async () => {
  const id = await create();
  await office.call(admin, 'POST', `/api/landing-pages/${id}/publish`, { path: '/deleted' });
  const refused = await office.call(admin, 'DELETE', `/api/landing-pages/${id}`);
  expect([refused.status, refused.text]).toEqual([409, pageCardTexts.stillPublished]);
  await office.call(admin, 'POST', `/api/landing-pages/${id}/unpublish`);
  expect((await office.call(stranger, 'DELETE', `/api/landing-pages/${id}`)).status).toBe(404);
  expect((await office.call(admin, 'DELETE', `/api/landing-pages/${id}`)).status).toBe(200);
  expect((await office.call(admin, 'GET', `/api/landing-pages/${id}`)).status).toBe(404);
});
