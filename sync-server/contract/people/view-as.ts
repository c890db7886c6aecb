import { t } from '#contract/language/t.ts';
import type { Role } from './roles.ts';

/** Views of the app that a person may choose, never with more rights than the person's own role. */
export const viewsByRole: Readonly<Record<Role, readonly Role[]>> = {
  platform_owner: ['platform_owner', 'tenant_admin', 'user'],
  tenant_admin: ['tenant_admin', 'user'],
  user: [],
};

export const viewAsTexts = {
  label: t('View as'),
  adminMode: t('Admin mode'),
  userMode: t('User mode'),
  disabled: { title: t('Role Switch Disabled'), description: t('Role switching is only available in development mode.') },
} as const;
