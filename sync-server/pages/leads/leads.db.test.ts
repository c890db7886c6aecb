import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadTexts } from '#contract/pages/leads.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { json, type Office, openOffice } from '#server/testing/test-office.ts';

const given = { name: 'Ann <b>Archer</b>', email: 'ann@cedar.example', message: 'How much for 40 seats?' };
let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const write = (lead: Readonly<Record<string, unknown>>) => office.call(undefined, 'POST', '/api/leads', lead);

test('[R-LAND-11] a visitor’s message to sales is stored, and each platform owner gets a mail', async () => {
  const owner = await office.person('platform_owner');
  expect(json(await write(given))).toEqual({ message: leadTexts.taken });
  expect(await office.sql('select kind, name, email, message from leads')).toEqual([{ kind: 'sales', ...given }]);
  while ((await office.runEffects()) > 0);
  const [mail] = await office.sql<{ text: string; html: string }>('select text, html from mail_outbox where "to" = $1', [owner.email]);
  expect(mail?.text).toContain('How much for 40 seats?');
  expect(mail?.html).not.toContain('<b>Archer</b>');
});

test('a request for a custom template is stored as a lead of its own kind, mailed to the owner, and listed', async () => {
  const owner = await office.person('platform_owner');
  expect(json(await write({ ...given, kind: 'template', message: 'A page for farmers' }))).toEqual({ message: leadTexts.taken });
  while ((await office.runEffects()) > 0);
  const mails = await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1', [owner.email]);
  expect(mails.map(({ subject }) => subject)).toContain(`${given.name} asks for a custom template`);
  expect(json(await office.call(owner, 'GET', '/api/admin/leads?q=farmers'))).toMatchObject([{ kind: 'template', handledAt: null }]);
  expect((await write({ ...given, kind: 'nonsense' })).status).toBe(400);
});

test('a missing entry is named at its field, and nothing is stored', async () => {
  const before = await office.sql('select 1 from leads');
  expect(await write({ ...given, name: ' ' })).toMatchObject({ status: 400, text: leadTexts.nameMissing });
  expect(await write({ ...given, message: 'x'.repeat(1501) })).toMatchObject({ status: 400, text: leadTexts.messageTooLong });
  expect(await office.sql('select 1 from leads')).toEqual(before);
});

test('a network address can send a few messages in ten minutes', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries <= rateLimits.lead.capacity; tries += 1) statuses.push((await write(given)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a platform owner finds messages by words and state, and marks them as handled under their own name', async () => {
  const owner = await office.person('platform_owner');
  await office.sql('delete from leads');
  const lead = (name: string) =>
    office.sql('insert into leads (id, name, email, message) values (gen_random_uuid(), $1, $2, $3)', [name, `${name}@x.example`, 'Hi']);
  await lead('bob');
  await lead('cy');
  const list = async (query: string) => json(await office.call(owner, 'GET', `/api/admin/leads?${query}`));
  const [bob] = await office.sql<{ id: string }>("select id from leads where name = 'bob'");
  expect(await list('q=BOB')).toMatchObject([{ id: bob?.id, handledAt: null }]);
  expect((await office.call(owner, 'PUT', `/api/admin/leads/${bob?.id}`, { isHandled: true })).status).toBe(200);
  expect(await list('state=handled')).toMatchObject([{ name: 'bob' }]);
  expect(await list('state=open')).toMatchObject([{ name: 'cy' }]);
  expect(await office.sql("select actor_id as actor from audit_log where action = 'leads.handle'")).toEqual([{ actor: owner.id }]);
  await office.call(owner, 'PUT', `/api/admin/leads/${bob?.id}`, { isHandled: false });
  expect(await list('state=handled')).toEqual([]);
  const admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
  expect((await office.call(admin, 'GET', '/api/admin/leads')).status).toBe(403);
});
