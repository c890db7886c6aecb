import type { Role } from '#contract/roles.ts';

/** Opens the help for keyboard shortcuts. */
export const helpAct = 'keys.help';

/** Acts that begin with a dialog of their section. */
export const acts: readonly { readonly id: string; readonly label: string; readonly section: string; readonly roles: readonly Role[] }[] = [
  { id: 'tenants.create', label: 'Create tenant', section: 'tenants', roles: ['platform_owner'] },
  { id: 'users.invite', label: 'Invite user', section: 'users', roles: ['platform_owner', 'tenant_admin'] },
  { id: 'users.massInvite', label: 'Mass invite', section: 'users', roles: ['platform_owner', 'tenant_admin'] },
  { id: 'plans.create', label: 'Create plan', section: 'pricing', roles: ['platform_owner'] },
  { id: 'coupons.create', label: 'Create coupon', section: 'coupons', roles: ['platform_owner'] },
  { id: 'domains.claim', label: 'Claim a domain', section: 'domains', roles: ['platform_owner', 'tenant_admin'] },
];
