import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitationTexts } from '#contract/people/invitations.ts';
import { command } from '#server/testing/queued-commands.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let trial: OfficeTenant;
let admin: OfficePerson;
const start = Date.now();
let days = 0;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  trial = await office.tenant({ status: 'trial', maxUsers: 100 });
  admin = await office.person('tenant_admin', [[trial, 'tenant_admin']]);
});

const address = () => `p-${randomUUID()}@example.com`;
const invite = (email = address()) => office.call(admin, 'POST', `/api/admin/tenants/${trial.id}/users/invite`, { email, role: 'user' });
const massInvite = (count: number) =>
  office.call(admin, 'POST', `/api/admin/tenants/${trial.id}/users/mass-invite`, {
    invitations: Array.from({ length: count }, () => ({ email: address(), role: 'user' })),
  });
const pushInvite = async () => {
  const args = { id: randomUUID(), tenantId: trial.id, email: address(), role: 'user' };
  const said = await office.call(
    admin,
    'POST',
    '/graphql',
    {
      query:
        'mutation p($d: ID!, $c: [CommandInput!]!) { pushCommands(protocol: 1, device: $d, commands: $c) { results { state message } } }',
      variables: {
        d: randomUUID(),
        c: [command(1, 'invitations.invite', args, { createdAt: office.services.clock().toISOString(), tenantId: trial.id })],
      },
    },
    { 'x-app-request': '1' },
  );
  return JSON.parse(said.text).data.pushCommands.results[0];
};
const mailsOf = async (tenant: OfficeTenant) =>
  (
    await office.sql<{ n: number }>(`select count(*)::int as n from effects where tenant_id = $1::uuid and key like 'invitation:%'`, [
      tenant.id,
    ])
  )[0]?.n;

describe('a firm on trial', () => {
  test('sends at most ten invitations in 24 hours, whether one by one, by list, again, or from a device', async () => {
    const email = address();
    const again = () => office.call(admin, 'POST', '/api/admin/users/resend-invite', { email });
    expect((await invite(email)).status).toBe(200);
    const list = JSON.parse((await massInvite(7)).text);
    expect(list.sent).toBe(7);
    expect((await again()).status).toBe(200);
    expect(await pushInvite()).toMatchObject({ state: 'accepted' });
    for (const said of [await invite(), await again()]) expect([said.status, said.text]).toEqual([429, invitationTexts.trialFull]);
    expect(await pushInvite()).toEqual({ state: 'rejected', message: invitationTexts.trialFull });
    expect(JSON.parse((await massInvite(2)).text)).toMatchObject({ sent: 0, results: [{ message: invitationTexts.trialFull }, {}] });
    expect(await mailsOf(trial)).toBe(10);
  });

  test('gets the first ten of a longer list through, and the next ones a day later', async () => {
    expect(JSON.parse((await massInvite(14)).text).sent).toBe(10);
    days += 1;
    office.setClock(new Date(start + days * 24 * 60 * 60 * 1000 + 60_000));
    admin = await office.person('tenant_admin', [[trial, 'tenant_admin']]);
    expect((await invite()).status).toBe(200);
  });

  test('sends exactly ten when twenty are asked for at the same time', async () => {
    const said = await Promise.all(Array.from({ length: 20 }, () => invite()));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await mailsOf(trial)).toBe(10);
  });

  test.each([
    ['a card', `update tenants set payment_method = '{"brand":"visa","last4":"4242","expMonth":1,"expYear":2040}' where id = $1::uuid`],
    [
      'a proven domain',
      `insert into tenant_domains (id, tenant_id, domain, proof, state, verified_at) values (gen_random_uuid(), $1::uuid, gen_random_uuid() || '.example', 'p', 'valid', now())`,
    ],
  ])('is limited no more with %s', async (_, sql) => {
    await office.sql(sql, [trial.id]);
    expect(JSON.parse((await massInvite(14)).text).sent).toBe(14);
  });
});
