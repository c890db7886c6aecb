import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { named } from '#contract/values/named.ts';

export const roles = ['platform_owner', 'tenant_admin', 'user'] as const;
export type Role = (typeof roles)[number];
export const Role = named('Role', z.enum(roles));

/** The label of a role on every screen. */
export const roleNames: Readonly<Record<Role, string>> = {
  platform_owner: t('Platform Admin'),
  tenant_admin: t('Tenant Admin'),
  user: t('user'),
};

/** Roles that a membership or an invitation may have. */
export const memberRoles = ['user', 'tenant_admin'] as const;
export type MemberRole = (typeof memberRoles)[number];
export const MemberRole = named('MemberRole', z.enum(memberRoles));

export const tenantStatuses = ['active', 'trial', 'suspended', 'cancelled'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];
export const TenantStatus = named('TenantStatus', z.enum(tenantStatuses));
