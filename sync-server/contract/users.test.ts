import { expect, it } from 'vitest';
import { ChangeRole, teamCap, userStatus } from './users.ts';

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
