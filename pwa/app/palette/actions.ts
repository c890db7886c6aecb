import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';

/** Opens the help for keyboard shortcuts. */
export const helpAction = 'keys.help';

/** Actions that begin with a dialog of their section. */
export const actions: readonly {
  readonly id: string;
  readonly label: string;
  readonly section: string;
  readonly roles: readonly Role[];
}[] = [
  { id: 'tenants.create', label: t('Create tenant'), section: 'tenants', roles: ['platform_owner'] },
  { id: 'users.invite', label: t('Invite user'), section: 'users', roles: ['platform_owner', 'tenant_admin'] },
  { id: 'users.massInvite', label: t('Mass invite'), section: 'users', roles: ['platform_owner', 'tenant_admin'] },
  { id: 'plans.create', label: t('Create plan'), section: 'pricing', roles: ['platform_owner'] },
  { id: 'coupons.create', label: t('Create coupon'), section: 'coupons', roles: ['platform_owner'] },
  { id: 'domains.claim', label: t('Claim a domain'), section: 'domains', roles: ['platform_owner', 'tenant_admin'] },
];
