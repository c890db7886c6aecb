import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles, landingPageTexts } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { requestFrom } from '#server/testing/request-from.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { publishOnTime } from './publish-on-time.ts';

const Heading = z.object({
  id: z.string(),
  isPublished: z.boolean(),
  publishAt: z.nullable(z.string()),
  unpublishAt: z.nullable(z.string()),
  scheduleProblem: z.nullable(z.string()),
});
/** Short intervals, so that the session outlives all of them. */
const stepMs = 5 * 60 * 1000;
const position = { x: 0, y: 0 };
const heading = { id: 'top', type: 'heading', content: { text: 'Rates', level: 1 }, styles: {}, position };
const configOf = (components: readonly object[]) => ({
  name: 'Spring rates',
  components,
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
});

let server: Office;
let admin: TestCaller;
let tenantId: string;
let start: Date;

beforeAll(async () => {
  server = await openOffice({ environment: { PRODUCT_HOST: 'product.example' } });
  tenantId = server.services.newId();
  await platform((tx) => tx.tenant.create({ data: { id: tenantId, name: 'Acme', subdomain: 'acme' } }));
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await platform((tx) => tx.landingPage.deleteMany());
  start = new Date();
  server.setClock(start);
});

const platform = <Value>(work: (tx: Parameters<Parameters<Office['services']['db']['inTransaction']>[1]>[0]) => Promise<Value>) =>
  server.services.db.inTransaction({ as: 'platform' }, work);
const stepsOn = (steps: number) => new Date(start.getTime() + steps * stepMs).toISOString();
const visit = async (path: string) => (await requestFrom(server, { host: 'acme.product.example', path })).text;
const isShown = async (path: string) => (await visit(path)).includes('<h1');
const pass = async (steps: number) => {
  server.setClock(new Date(start.getTime() + steps * stepMs));
  await server.sweep();
};
async function create(components: readonly object[] = [heading]): Promise<string> {
  const made = await admin.call('POST', '/api/landing-pages', { name: 'Spring rates', config: configOf(components) });
  if (made.status !== 200) throw new Error(made.text);
  return z.object({ id: z.string() }).parse(made.json).id;
}
const schedule = (id: string, publishAt: string | null, unpublishAt: string | null, path = '/spring') =>
  admin.call('PUT', `/api/landing-pages/${id}/schedule`, { path, publishAt, unpublishAt });
const read = async (id: string) => Heading.parse((await admin.call('GET', `/api/landing-pages/${id}`)).json);

describe('a page with times of publishing and unpublishing', () => {
  test('[R-BLD-42] appears on time in its latest saved version, and disappears on time, without a signed-in person', async () => {
    const id = await create();
    expect(Heading.parse((await schedule(id, stepsOn(1), stepsOn(2))).json)).toMatchObject({
      publishAt: stepsOn(1),
      unpublishAt: stepsOn(2),
    });
    const later = { ...heading, content: { text: 'Newer rates', level: 1 } };
    await admin.call('PUT', `/api/landing-pages/${id}`, { name: 'Spring rates', config: configOf([later]) });
    await pass(0.9);
    expect(await isShown('/spring')).toBe(false);
    await pass(1.1);
    expect(await visit('/spring')).toContain('Newer rates');
    expect(await read(id)).toMatchObject({ isPublished: true, publishAt: null, unpublishAt: stepsOn(2) });
    await pass(2.1);
    expect(await isShown('/spring')).toBe(false);
    expect(await read(id)).toMatchObject({ isPublished: false, unpublishAt: null });
  });

  test('is published once by two processes', async () => {
    const id = await create();
    await schedule(id, stepsOn(1), null);
    server.setClock(new Date(start.getTime() + 2 * stepMs));
    const other = openDatabase({ url: serverUrlOf(server.database.url), poolSize: 3 });
    await Promise.all([publishOnTime(server.services), publishOnTime({ ...server.services, db: other }), publishOnTime(server.services)]);
    await other.close();
    const records = await platform((tx) => tx.auditRecord.count({ where: { action: 'landingPages.publish', objectId: id } }));
    expect([records, await isShown('/spring')]).toEqual([1, true]);
  });

  test('can be changed and withdrawn until then', async () => {
    const id = await create();
    await schedule(id, stepsOn(1), null);
    await schedule(id, stepsOn(3), null, '/summer');
    await pass(2);
    expect(await isShown('/spring')).toBe(false);
    expect(Heading.parse((await schedule(id, null, null)).json)).toMatchObject({ publishAt: null, unpublishAt: null });
    await pass(4);
    expect(await isShown('/summer')).toBe(false);
  });

  test('is checked when its times are set', async () => {
    const id = await create();
    const bare = await create([]);
    const refusalOf = async (...given: Parameters<typeof schedule>) => (await schedule(...given)).text;
    expect(await refusalOf(id, stepsOn(-1), null)).toBe(landingPageTexts.timePassed);
    expect(await refusalOf(id, stepsOn(2), stepsOn(1))).toBe(landingPageTexts.endBeforeStart);
    expect(await refusalOf(id, null, stepsOn(1))).toBe(landingPageTexts.nothingToEnd);
    expect(await refusalOf(bare, stepsOn(1), null)).toContain('The page has no main heading.');
    expect((await admin.call('POST', `/api/landing-pages/${bare}/publish`, { path: '/bare' })).text).toContain('no main heading');
  });

  test('is checked again when the time has come, and a failure is shown beside the page and mailed', async () => {
    const id = await create();
    await schedule(id, stepsOn(1), null);
    const first = await create();
    expect((await admin.call('POST', `/api/landing-pages/${first}/publish`, { path: '/spring' })).status).toBe(200);
    await pass(1.1);
    expect(await read(id)).toMatchObject({ isPublished: false, publishAt: null, scheduleProblem: landingPageTexts.pathTaken });
    await server.runEffects();
    const mails = await platform((tx) => tx.mailMessage.findMany({ where: { subject: { contains: 'was not published' } } }));
    expect(mails.map(({ subject }) => subject)).toEqual([landingPageTexts.scheduleFailedSubject('Spring rates')]);
    expect((await schedule(id, stepsOn(3), null, '/other')).json).toMatchObject({ scheduleProblem: null });
  });

  test('of a suspended tenant stays a draft', async () => {
    const id = await create();
    await schedule(id, stepsOn(1), null);
    await platform((tx) => tx.tenant.update({ where: { id: tenantId }, data: { status: 'suspended' } }));
    await pass(2);
    await platform((tx) => tx.tenant.update({ where: { id: tenantId }, data: { status: 'active' } }));
    expect(await read(id)).toMatchObject({ isPublished: false, scheduleProblem: accessTexts.suspended });
  });
});
