import { expect, it } from 'vitest';
import { authState, type CurrentUser } from './session.ts';

const user: CurrentUser = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ann@acme.test',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  role: 'tenant_admin',
  isActive: true,
  memberships: [],
  lease: '',
};

it('[R-ENT-26] tells who is signed in, whether that is known yet, and the two roles that administer', () => {
  expect(authState(user, false)).toEqual({ isAuthenticated: true, isLoading: false, isPlatformOwner: false, isTenantAdmin: true, user });
  expect(authState({ ...user, role: 'platform_owner' }, false)).toMatchObject({ isPlatformOwner: true, isTenantAdmin: false });
  expect(authState(undefined, true)).toEqual({
    isAuthenticated: false,
    isLoading: true,
    isPlatformOwner: false,
    isTenantAdmin: false,
    user: undefined,
  });
});
