import { expect, it } from 'vitest';
import { InviteUser, invitationTexts } from './invitations.ts';
import { ChangeRole, teamCap, teamLimit, userStatus } from './users.ts';

it('[R-USR-02] is Pending when invited and not active', () => {
  expect(userStatus({ isActive: false, invitedAt: '2026-01-01T00:00:00Z' })).toBe('Pending');
});

it('[R-USR-03] is Active or Inactive otherwise', () => {
  expect(userStatus({ isActive: true, invitedAt: '2026-01-01T00:00:00Z' })).toBe('Active');
  expect(userStatus({ isActive: false, invitedAt: null })).toBe('Inactive');
});

it('[R-CONST-06] caps a team at 50 and warns from 45', () => {
  expect(teamCap).toEqual({ limit: 50, warnFrom: 45 });
});

it('changes a role among the three only', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  expect(ChangeRole.safeParse({ id, role: 'platform_owner' }).success).toBe(true);
  expect(ChangeRole.safeParse({ id, role: 'superuser' }).success).toBe(false);
});

it('takes the cap of a plan that carries one, and 50 otherwise', () => {
  expect([teamLimit({ maxUsers: 200 }), teamLimit({ maxUsers: 1 })]).toEqual([200, 1]);
  expect([null, {}, { maxUsers: 0 }, { maxUsers: '9' }, { maxUsers: 1.5 }, 'plan'].map(teamLimit)).toEqual([50, 50, 50, 50, 50, 50]);
});

it('[R-USR-19] an invitation needs a tenant, an address and a role', () => {
  expect(invitationTexts.inviteIncomplete).toBe('Please select a tenant, enter an email, and choose a role');
  const complete = { tenantId: '01900000-0000-7000-8000-000000000001', email: 'ann@x.co', role: 'user' };
  expect(InviteUser.safeParse(complete).success).toBe(true);
  for (const name of ['tenantId', 'email', 'role']) expect(InviteUser.safeParse({ ...complete, [name]: undefined }).success).toBe(false);
});
