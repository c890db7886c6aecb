import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingTexts } from '#contract/money/billing.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
});

const ask = (who: OfficePerson, body: object = {}) => office.call(who, 'POST', '/api/tenant/plan-requests', body);
const requests = async () => Reflect.get(Object(json(await office.call(admin, 'GET', '/api/tenant/billing'))), 'planRequests');

describe('a member who asks the administrators for a plan', () => {
  test('[R-ROUTE-23] reaches them by mail and on their account screen', async () => {
    expect(json(await ask(member))).toEqual({ message: billingTexts.asked });
    while ((await office.runEffects()) > 0);
    const [mail] = await office.sql<{ text: string }>('select text from mail_outbox where "to" = $1', [admin.email]);
    expect(mail?.text).toContain(member.email);
    expect(await requests()).toMatchObject([{ email: member.email }]);
  });

  test('is listed once, however often the person asks', async () => {
    await ask(member);
    await ask(member);
    expect(await requests()).toHaveLength(1);
  });

  test('can ask twice a day', async () => {
    await ask(member);
    await ask(member);
    expect((await ask(member)).status).toBe(429);
  });

  test('is told when the firm has no administrator who could be asked', async () => {
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.id]);
    expect(await ask(member)).toMatchObject({ status: 409, text: billingTexts.nobodyToAsk });
  });

  test('cannot ask in the name of another firm', async () => {
    expect((await ask(member, { tenant: (await office.tenant()).id })).status).toBe(404);
  });
});

describe('a platform owner', () => {
  const paidPlan = async (): Promise<string> => {
    const [row] = await office.sql<{ id: string }>(
      `insert into plans (id, name, base_price) values (gen_random_uuid(), 'Plan', '49.00') returning id`,
    );
    return row?.id ?? '';
  };

  test('subscribes a named firm', async () => {
    const owner = await office.person('platform_owner');
    const said = await office.call(owner, 'POST', '/api/create-subscription', { tenant: acme.id, planId: await paidPlan() });
    expect(json(said)).toMatchObject({ price: { priceCents: 4900 } });
    expect(await office.sql('select status::text from subscriptions where tenant_id = $1::uuid', [acme.id])).toEqual([
      { status: 'incomplete' },
    ]);
  });

  test('is told that there is no such firm', async () => {
    const owner = await office.person('platform_owner');
    expect((await office.call(owner, 'POST', '/api/create-subscription', { tenant: randomUUID() })).status).toBe(404);
  });

  test('is the only outsider who can name a firm', async () => {
    const other = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await office.call(other, 'POST', '/api/create-subscription', { tenant: acme.id })).status).toBe(404);
  });
});
