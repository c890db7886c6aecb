import type { Role } from './roles.ts';

/** Views of the app that a person may choose, never with more rights than the person's own role. */
export const viewsByRole: Readonly<Record<Role, readonly Role[]>> = {
  platform_owner: ['platform_owner', 'tenant_admin', 'user'],
  tenant_admin: ['tenant_admin', 'user'],
  user: [],
};

export const viewAsTexts = {
  label: 'View as',
  adminMode: 'Admin mode',
  userMode: 'User mode',
  disabled: { title: 'Role Switch Disabled', description: 'Role switching is only available in development mode.' },
} as const;
