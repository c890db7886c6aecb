import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supportTexts } from '#contract/tenants/support/support.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

/** A Thursday. */
const now = new Date('2026-11-26T15:30:00.000Z');
const given = { subject: 'Import of clients', message: 'Can we import <b>our</b> clients?' };

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let admin: OfficePerson;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  office.stopClock(now);
  await office.sql('delete from support_requests');
  await office.sql('delete from mail_outbox');
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});

const planIs = (tenant: OfficeTenant, prioritySupport: boolean, settings: object = {}) =>
  office.sql(
    `update plans set priority_support = $2::boolean, settings = $3::jsonb where id = (select plan_id from tenants where id = $1::uuid)`,
    [tenant.id, String(prioritySupport), JSON.stringify(settings)],
  );
const ask = async (who = admin, body: object = given) => office.call(who, 'POST', '/api/tenant/support-requests', body);
const queue = async (query = '') => json(await office.call(owner, 'GET', `/api/admin/support-requests${query}`));
const mailTo = async (email: string) => {
  while ((await office.runEffects()) > 0);
  const [mail] = await office.sql<{ subject: string; text: string; html: string }>(
    'select subject, text, html from mail_outbox where "to" = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return mail;
};

describe('a request to support', () => {
  test.each([
    ['a plan without priority support', false, {}, 16, '2026-11-30T15:30:00.000Z', '2 business days'],
    ['a plan that names a business day', false, { answerHours: 8 }, 8, '2026-11-27T15:30:00.000Z', '1 business day'],
    ['a plan with priority support', true, {}, 4, '2026-11-27T11:30:00.000Z', '4 business hours'],
  ])('of a firm on %s is due in the time of its plan, which stands in the answer, in both mails, and in the queue', async (...row) => {
    const [, isPriority, settings, answerHours, dueAt, words] = row;
    await planIs(acme, isPriority, settings);
    expect(json(await office.call(admin, 'GET', '/api/tenant/support-promise'))).toEqual({ answerHours, isPriority });
    expect(json(await ask())).toMatchObject({ ...given, answerHours, dueAt, asker: admin.email, answeredAt: null, answeredBy: null });
    const tenantName = (await office.sql<{ name: string }>('select name from tenants where id = $1::uuid', [acme.id]))[0]?.name;
    expect(await queue()).toMatchObject([{ tenantName, tenantId: acme.id, dueAt, isPriority, asker: admin.email }]);
    const own = await mailTo(admin.email);
    expect(own?.text).toContain(`Support answers within ${words}: by`);
    expect(own?.html).not.toContain('<b>our</b>');
    expect((await mailTo(owner.email))?.text).toContain(`The answer is due within ${words}: by`);
  });

  test('keeps its time when the plan changes', async () => {
    await planIs(acme, true);
    await ask();
    await planIs(acme, false);
    expect(await queue()).toMatchObject([{ answerHours: 4, isPriority: true }]);
  });

  test('is confirmed in German to a person who reads German', async () => {
    await planIs(acme, true);
    await office.sql(`update users set preferences = '{"language": "de"}' where id = $1::uuid`, [admin.id]);
    await ask();
    const mail = await mailTo(admin.email);
    expect(mail?.subject).toBe('Ihre Anfrage an den Support: Import of clients');
    expect(mail?.text).toContain('Der Support antwortet innerhalb von 4 Geschäftsstunden: bis Freitag, 27. November 2026');
  });

  test('is marked as answered by the platform owner who did, which the firm sees, and is opened again', async () => {
    const { id } = Object(json(await ask()));
    const answered = json(await office.call(owner, 'PUT', `/api/admin/support-requests/${id}`, { isAnswered: true }));
    expect(answered).toMatchObject({ answeredBy: owner.email, answeredAt: now.toISOString() });
    expect(json(await office.call(admin, 'GET', '/api/tenant/support-requests'))).toMatchObject([{ id, answeredBy: owner.email }]);
    expect(await queue('?state=open')).toEqual([]);
    await office.call(owner, 'PUT', `/api/admin/support-requests/${id}`, { isAnswered: false });
    expect(await queue('?state=open')).toMatchObject([{ id, answeredBy: null, answeredAt: null }]);
    const audit = await office.sql(`select action from audit_log where action like 'support.%' and object_id = $1 order by action`, [id]);
    expect(audit).toEqual([{ action: 'support.answer' }, { action: 'support.answer' }, { action: 'support.ask' }]);
  });

  test('stands in the queue by the time at which it is due, not by the time at which it was sent', async () => {
    const slow = await office.tenant();
    const slowAdmin = await office.person('tenant_admin', [[slow, 'tenant_admin']]);
    await planIs(slow, false);
    await planIs(acme, true);
    await ask(slowAdmin, { ...given, subject: 'Sent first' });
    await ask(admin, { ...given, subject: 'Due first' });
    expect(await queue()).toMatchObject([{ subject: 'Due first' }, { subject: 'Sent first' }]);
    expect(await queue('?q=sent')).toMatchObject([{ subject: 'Sent first' }]);
  });

  test('is read by its own firm and the platform owner alone, and sent by administrators', async () => {
    const { id } = Object(json(await ask()));
    const other = await office.tenant();
    const stranger = await office.person('tenant_admin', [[other, 'tenant_admin']]);
    expect(json(await office.call(stranger, 'GET', '/api/tenant/support-requests'))).toEqual([]);
    expect((await office.call(stranger, 'GET', `/api/tenant/support-requests?tenant=${acme.id}`)).status).toBe(404);
    expect((await office.call(stranger, 'GET', '/api/admin/support-requests')).status).toBe(403);
    expect((await office.call(admin, 'PUT', `/api/admin/support-requests/${id}`, { isAnswered: true })).status).toBe(403);
    const user = await office.person('user', [[acme, 'user']]);
    expect((await ask(user)).status).toBe(403);
  });

  test('without a subject or a message is refused at its field, and the twenty-first of a day too', async () => {
    expect(await ask(admin, { ...given, subject: ' ' })).toMatchObject({ status: 400, text: supportTexts.subjectMissing });
    expect(await ask(admin, { ...given, message: '' })).toMatchObject({ status: 400, text: supportTexts.messageMissing });
    for (let sent = 0; sent < rateLimits.supportRequest.capacity; sent += 1) expect((await ask()).status).toBe(200);
    const tooMany = await ask();
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '4320']);
  });

  test('goes with its firm, and outlives the person who asked', async () => {
    await ask();
    await office.sql('delete from users_to_tenants where user_id = $1::uuid', [admin.id]);
    await office.sql('delete from users where id = $1::uuid', [admin.id]);
    expect(await queue()).toMatchObject([{ asker: null }]);
  });
});
