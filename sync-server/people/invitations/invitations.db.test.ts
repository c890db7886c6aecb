import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { InvitationCounts, invitationTexts } from '#contract/people/invitations.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { expireInvitations } from './expire-invitations.ts';
import { inviteOne } from './invite-user.ts';

let office: Office;
let acme: OfficeTenant;
let birch: OfficeTenant;
let owner: OfficePerson;
let admin: OfficePerson;
let member: OfficePerson;
let stranger: OfficePerson;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date());
  acme = await office.tenant();
  birch = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  stranger = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
});

const address = (): string => `${randomUUID()}@invited.example`;
const invite = (who: OfficePerson, email: string, tenant = acme, role = 'user') =>
  office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role });
const massInvite = (who: OfficePerson, invitations: readonly unknown[], tenant = acme) =>
  office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/mass-invite`, { invitations });
const idOf = (said: { readonly text: string }): string => JSON.parse(said.text).id;

interface Row {
  readonly status: string;
  readonly resendCount: number;
  readonly lastSentAt: Date;
  readonly expiresAt: Date;
  readonly token: string | null;
}
const rowOf = async (id: string): Promise<Row | undefined> =>
  (
    await office.sql<Row>(
      `select status::text, resend_count as "resendCount", last_sent_at as "lastSentAt", expires_at as "expiresAt", verification_token as token
       from invitations where id = $1::uuid`,
      [id],
    )
  )[0];
const rowsFor = async (email: string): Promise<number> => (await office.sql('select 1 from invitations where email = $1', [email])).length;

describe('counting', () => {
  test('[R-INV-02] an invitation past its time counts as ended, and every one counts once', async () => {
    const counts = async (): Promise<InvitationCounts> =>
      InvitationCounts.parse(json(await office.call(owner, 'GET', '/api/admin/invitation-counts')));
    const before = await counts();
    await invite(admin, address());
    expect(await counts()).toEqual({ ...before, total: before.total + 1, pending: before.pending + 1 });
    office.setClock(new Date(Date.now() + 8 * day));
    const after = await counts();
    expect(after).toMatchObject({ pending: 0, total: before.total + 1 });
    expect(after.accepted + after.ended).toBe(after.total);
    office.setClock(new Date());
    expect((await office.call(admin, 'GET', '/api/admin/invitation-counts')).status).toBe(403);
  });
});

describe('inviting one', () => {
  test('[R-USR-21] [R-CALL-25] [R-INV-13] [R-CONST-12] makes a pending invitation of seven days that was sent once', async () => {
    const email = address();
    const said = await invite(admin, email.toUpperCase(), acme, 'tenant_admin');
    expect(said.status).toBe(200);
    expect(json(said)).toMatchObject({
      email,
      tenantId: acme.id,
      tenantName: acme.name,
      role: 'tenant_admin',
      status: 'pending',
      resendCount: 0,
    });
    const row = await rowOf(idOf(said));
    expect(row).toMatchObject({ status: 'pending', resendCount: 0 });
    expect((row?.expiresAt.getTime() ?? 0) - (row?.lastSentAt.getTime() ?? 0)).toBe(7 * day);
    expect(
      await office.sql('select role::text, is_active, invited_by, invited_at is not null as invited from users where email = $1', [email]),
    ).toEqual([{ role: 'user', is_active: false, invited_by: admin.id, invited: true }]);
    expect(said.text).not.toMatch(/token/i);
  });

  test('[R-USR-20] the roles are user and tenant_admin, and no invitation makes a platform owner', async () => {
    expect((await invite(owner, address(), acme, 'platform_owner')).status).toBe(400);
    expect((await massInvite(owner, [{ email: address(), role: 'platform_owner' }])).status).toBe(400);
  });

  test('[R-USR-23] [R-AUTH-09] an administrator invites into their own tenant only, a user into none', async () => {
    const foreign = await invite(stranger, address());
    const missing = await office.call(stranger, 'POST', `/api/admin/tenants/${randomUUID()}/users/invite`, {
      email: address(),
      role: 'user',
    });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign.status).toBe(404);
    expect((await invite(member, address())).status).toBe(403);
    expect((await massInvite(member, [{ email: address() }])).status).toBe(403);
    expect((await invite(owner, address())).status).toBe(200);
  });

  test('[R-USR-28] a member and a pending address are refused with a reason, and no second row is created', async () => {
    expect(await invite(admin, member.email)).toMatchObject({ status: 409, text: 'This person is already a member of the tenant.' });
    const email = address();
    await invite(admin, email);
    expect(await invite(admin, email)).toMatchObject({
      status: 409,
      text: 'This address has already been invited and the invitation is pending.',
    });
    expect(await rowsFor(email)).toBe(1);
    expect(
      (await Promise.all(Array.from({ length: 10 }, () => invite(admin, `twin-${email}`)))).filter(({ status }) => status === 200),
    ).toHaveLength(1);
  });

  test('an address known to another tenant can be invited, and its row stays unchanged', async () => {
    expect((await invite(admin, stranger.email)).status).toBe(200);
    expect(await office.sql('select is_active, invited_by from users where id = $1::uuid', [stranger.id])).toEqual([
      { is_active: true, invited_by: null },
    ]);
    expect((await office.call(admin, 'GET', '/api/tenant/users')).text).not.toContain(stranger.id);
  });

  test('an expired invitation does not block a new one to the same address', async () => {
    const email = address();
    const first = idOf(await invite(owner, email));
    office.setClock(new Date(Date.now() + 8 * day));
    expect((await invite(owner, email)).status).toBe(200);
    expect((await rowOf(first))?.status).toBe('expired');
  });
});

describe('the cap of a team', () => {
  test('[R-USR-27] members and pending invitations count, and the 51st is refused', async () => {
    await office.fill(acme, 46);
    expect((await invite(admin, address())).status).toBe(200);
    expect((await invite(admin, address())).status).toBe(200);
    expect(await invite(admin, address())).toMatchObject({ status: 403, text: 'User limit reached' });
  });

  test('[R-USR-27] in a race for the last places exactly as many invitations succeed as there are places', async () => {
    await office.fill(acme, 38);
    const change = (email: string) =>
      office.services.changes.run(admin.caller, (run) => inviteOne(run, { tenantId: acme.id, email, role: 'user' }));
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => change(address())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'TeamFull')).toHaveLength(50);
    expect(await office.sql('select 1 from invitations where tenant_id = $1::uuid', [acme.id])).toHaveLength(10);
  });

  test('[R-USR-27] two mass invitations at once fill the team to exactly its cap', async () => {
    const small = await office.tenant({ maxUsers: 20 });
    const many = () =>
      massInvite(
        owner,
        Array.from({ length: 15 }, () => ({ email: address() })),
        small,
      );
    const sent = (await Promise.all([many(), many()])).map((said) => JSON.parse(said.text).sent);
    expect(sent[0] + sent[1]).toBe(20);
  });

  test('a cancelled or expired invitation gives its place back', async () => {
    const small = await office.tenant({ maxUsers: 1 });
    const id = idOf(await invite(owner, address(), small));
    expect((await invite(owner, address(), small)).status).toBe(403);
    await office.call(owner, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'cancelled' });
    expect((await invite(owner, address(), small)).status).toBe(200);
    office.setClock(new Date(Date.now() + 8 * day));
    expect((await invite(owner, address(), small)).status).toBe(200);
  });
});

describe('inviting many', () => {
  test('[R-MASS-12] [R-CALL-26] [R-MASS-16] answers each address separately, sends the rest, and counts what really went out', async () => {
    const [first, second] = [address(), address()];
    const said = await massInvite(admin, [
      { email: first, role: 'tenant_admin' },
      { email: 'no address', role: 'user' },
      { email: member.email },
      { email: first.toUpperCase() },
      { email: second },
    ]);
    expect(json(said)).toEqual({
      sent: 2,
      results: [
        { email: first, status: 'sent', message: 'User invitation sent successfully' },
        { email: 'no address', status: 'refused', message: 'Please enter a valid email address' },
        { email: member.email, status: 'refused', message: 'This person is already a member of the tenant.' },
        { email: first, status: 'refused', message: 'This email is already in the list' },
        { email: second, status: 'sent', message: 'User invitation sent successfully' },
      ],
    });
    expect([await rowsFor(first), await rowsFor(second)]).toEqual([1, 1]);
  });

  test('[R-MASS-16] takes 200 addresses in one call, with a mail for each', async () => {
    const large = await office.tenant({ maxUsers: 500 });
    const said = await massInvite(
      owner,
      Array.from({ length: 200 }, () => ({ email: address() })),
      large,
    );
    expect(JSON.parse(said.text).sent).toBe(200);
    expect(await office.sql(`select 1 from effects where tenant_id = $1::uuid and type = 'mail.send'`, [large.id])).toHaveLength(200);
    expect((await massInvite(owner, [], large)).text).toBe('Please select a tenant and add at least one email');
  });
});

describe('resending', () => {
  test('[R-INV-15] [R-INV-16] [R-CALL-32] makes a new link and a new term, counts, and voids the former link', async () => {
    const email = address();
    const id = idOf(await invite(admin, email));
    const former = await office.mailedToken(email);
    const before = await rowOf(id);
    office.setClock(new Date(Date.now() + day));
    const said = await office.call(owner, 'POST', `/api/admin/invitations/${id}/resend`);
    expect(json(said)).toMatchObject({ id, status: 'pending', resendCount: 1 });
    const after = await rowOf(id);
    expect(after?.expiresAt.getTime()).toBeGreaterThan(before?.expiresAt.getTime() ?? Number.NaN);
    expect(after?.lastSentAt.getTime()).toBeGreaterThan(before?.lastSentAt.getTime() ?? Number.NaN);
    const voided = await office.call(undefined, 'GET', `/api/auth/verify-invitation?token=${former}`);
    expect([voided.status, json(voided)]).toEqual([409, { code: 'NotPending', message: invitationTexts.cancelledLink }]);
    const newest = await office.mailedToken(email);
    expect(newest).not.toBe(former);
    expect((await office.call(undefined, 'GET', `/api/auth/verify-invitation?token=${newest}`)).status).toBe(200);
  });

  test('[R-CALL-27] [R-AUTH-09] by address, an administrator resends in their own team, and a stranger finds nothing', async () => {
    const email = address();
    await invite(admin, email);
    expect(json(await office.call(admin, 'POST', '/api/admin/users/resend-invite', { email }))).toMatchObject({ email, resendCount: 1 });
    expect((await office.call(owner, 'POST', '/api/admin/users/resend-invite', { email })).status).toBe(200);
    const foreign = await office.call(stranger, 'POST', '/api/admin/users/resend-invite', { email });
    const missing = await office.call(stranger, 'POST', '/api/admin/users/resend-invite', { email: address() });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect((await office.call(member, 'POST', '/api/admin/users/resend-invite', { email })).status).toBe(403);
  });

  test('only the hash of a token is stored, anywhere', async () => {
    const email = address();
    const id = idOf(await invite(admin, email));
    const token = await office.mailedToken(email);
    expect((await rowOf(id))?.token).toMatch(/^[0-9a-f]{64}$/);
    for (const table of ['invitations', 'users', 'effects', 'audit_log', 'sync_row']) {
      expect(await office.sql(`select 1 from ${table} t where t::text like '%' || $1 || '%'`, [token])).toEqual([]);
    }
    expect(office.logged().join('\n')).not.toContain(token);
  });
});

describe('the list and its changes', () => {
  test('[R-CALL-31] [R-INV-18] [R-AUTH-09] is for the platform owner only, and never contains a token', async () => {
    const email = address();
    const id = idOf(await invite(admin, email));
    await office.mailedToken(email);
    const said = await office.call(owner, 'GET', '/api/admin/invitations');
    expect(json(said)).toContainEqual(expect.objectContaining({ id, email, tenantName: acme.name, role: 'user', status: 'pending' }));
    expect(said.text).not.toContain((await rowOf(id))?.token ?? 'no token');
    for (const who of [admin, member, stranger]) {
      expect((await office.call(who, 'GET', '/api/admin/invitations')).status).toBe(403);
      expect((await office.call(who, 'POST', `/api/admin/invitations/${id}/resend`)).status).toBe(403);
      expect((await office.call(who, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'cancelled' })).status).toBe(403);
    }
  });

  test('[R-CALL-33] [R-INV-14] only a pending invitation can be resent or cancelled', async () => {
    const id = idOf(await invite(admin, address()));
    const cancel = () => office.call(owner, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'cancelled' });
    expect(json(await cancel())).toMatchObject({ id, status: 'cancelled' });
    for (const said of [await cancel(), await office.call(owner, 'POST', `/api/admin/invitations/${id}/resend`)]) {
      expect([said.status, said.text]).toEqual([409, 'Only a pending invitation can be resent or cancelled.']);
    }
    expect((await office.call(owner, 'PUT', `/api/admin/invitations/${id}/status`, { status: 'accepted' })).status).toBe(400);
    expect((await office.call(owner, 'POST', `/api/admin/invitations/${randomUUID()}/resend`)).status).toBe(404);
    const late = idOf(await invite(owner, address()));
    office.setClock(new Date(Date.now() + 8 * day));
    expect((await office.call(owner, 'POST', `/api/admin/invitations/${late}/resend`)).status).toBe(409);
  });

  test('[R-INV-17] a pending invitation past its time reads as expired, and the job writes it down', async () => {
    const id = idOf(await invite(owner, address()));
    office.setClock(new Date(Date.now() + 7 * day + 1000));
    const listed = await office.call(owner, 'GET', '/api/admin/invitations');
    expect(json(listed)).toContainEqual(expect.objectContaining({ id, status: 'expired' }));
    expect((await rowOf(id))?.status).toBe('pending');
    expect(await expireInvitations(office.services)).toBeGreaterThan(0);
    expect((await rowOf(id))?.status).toBe('expired');
    expect(await expireInvitations(office.services)).toBe(0);
  });
});
