import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userStatus } from '#contract/people/users.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { expireInvitations } from './expire-invitations.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let stranger: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  birch = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  stranger = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
});

const address = (): string => `${randomUUID()}@invited.example`;
const invite = async (who: OfficePerson, email: string, tenant = acme): Promise<string> =>
  JSON.parse((await office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' })).text).id;

describe('a person who was only invited', () => {
  type Shown = { readonly email: string; readonly isActive: boolean; readonly invitedAt: string | null };
  const statusOf = async (email: string): Promise<string> => {
    const said = await office.call(owner, 'GET', `/api/admin/users?q=${email}`);
    const rows: readonly Shown[] = JSON.parse(said.text);
    const [shown] = rows;
    return shown === undefined ? 'gone' : userStatus(shown);
  };
  const cancel = (id: string) => office.call(owner, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'cancelled' });
  const expire = (id: string) =>
    office.sql('update invitations set expires_at = $2::timestamptz where id = $1::uuid', [id, office.services.clock()]);

  test.each([
    ['the platform owner cancels', (id: string) => cancel(id)],
    [
      'the person declines',
      async (_id: string, email: string) =>
        office.call(undefined, 'POST', '/api/auth/decline-invitation', { token: await office.mailedToken(email) }),
    ],
    ['an administrator takes off the team', (id: string) => office.call(admin, 'DELETE', `/api/admin/users/${id}`)],
    [
      'the job finds past its time',
      async (id: string) => {
        await expire(id);
        await expireInvitations(office.services);
      },
    ],
    [
      'another invitation of the team finds past its time',
      async (id: string) => {
        await expire(id);
        await invite(admin, address());
      },
    ],
  ])('is pending no longer once the last invitation is one that %s', async (_how, end) => {
    const email = address();
    const [first, last] = [await invite(stranger, email, birch), await invite(admin, email)];
    await cancel(first);
    expect(await statusOf(email)).toBe('Pending');
    await end(last, email);
    expect(await statusOf(email)).toBe('gone');
    expect(
      await office.sql(`select deleted from sync_row r where stream = 'owner' and kind = 'user' and not exists (
      select 1 from users u where u.id::text = r.id) and not deleted`),
    ).toEqual([]);
    await invite(admin, email);
    expect(await statusOf(email)).toBe('Pending');
  });

  test('is not shown as pending while the job has yet to find the invitation past its time', async () => {
    const email = address();
    await expire(await invite(admin, email));
    expect(await statusOf(email)).toBe('Inactive');
    expect((await office.call(owner, 'POST', '/api/admin/users/resend-invite', { email })).status).toBe(409);
  });

  test('is removed, but members and deactivated people stay', async () => {
    const away = await office.person('user');
    await office.sql('update users set is_active = false where id = $1::uuid', [away.id]);
    for (const email of [stranger.email, away.email]) await cancel(await invite(admin, email));
    expect([await statusOf(stranger.email), await statusOf(away.email)]).toEqual(['Active', 'Inactive']);
  });
});
