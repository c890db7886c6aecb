import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { MemberRole, Role } from './roles.ts';

export const userTexts = {
  deleted: t('User deleted successfully'),
  deleteFailed: t('Failed to delete user'),
  selfDeletion: t('You cannot delete yourself.'),
  selfDeactivation: t('You cannot deactivate yourself.'),
  lastOwner: t('There must be at least one platform owner.'),
  lastAdmin: (tenants: string): string => t('{tenants} would have no administrator left. Who takes over?', { tenants }),
  elsewhereToo: t('Only the platform owner can do this: this person is not in your team alone.'),
  ownerOnly: t('Only a platform owner can do this for a platform owner.'),
  severalTeams: t('This person is in several of your teams: say which.'),
  teamFull: t('User limit reached'),
  upgrade: t('Upgrade Plan'),
} as const;

/** Members and pending invitations of one tenant: the cap, and the count from which a warning is shown. A plan may set its own cap. */
export const teamCap = { limit: 50, warnFrom: 45 } as const;

export const UserId = z.strictObject({ id: Id });
export type UserId = z.infer<typeof UserId>;

/**
 * Answer of a platform owner who removes a team's only administrator: the member who becomes the administrator, or `nobody`.
 */
const Successor = named('String', z.union([Id, z.literal('nobody')]));
export type Successor = z.infer<typeof Successor>;
export const DeactivateUser = z.strictObject({ id: Id, successor: z.optional(Successor) });
export type DeactivateUser = z.infer<typeof DeactivateUser>;
export const ChangeRole = z.strictObject({ id: Id, role: Role, successor: z.optional(Successor) });
export type ChangeRole = z.infer<typeof ChangeRole>;
export const ResendInvite = z.strictObject({ email: EmailAddress });
export type ResendInvite = z.infer<typeof ResendInvite>;

/** A team by its tenant; without one, the caller's most recently created tenant. */
export const TeamOf = z.strictObject({ tenant: z.optional(Id) });
export type TeamOf = z.infer<typeof TeamOf>;
/** An administrator of several teams to which the person belongs names the one that the person leaves. */
export const DeleteUser = z.strictObject({ id: Id, tenant: z.optional(Id), successor: z.optional(Successor) });
export type DeleteUser = z.infer<typeof DeleteUser>;

const personFields = {
  id: Id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: Role,
  isActive: z.boolean(),
  lastLoginAt: z.nullable(DateTime),
  invitedAt: z.nullable(DateTime),
  createdAt: DateTime,
};

const UserMembership = named('UserMembership', z.object({ tenantId: Id, tenantName: z.string(), role: MemberRole }));

/** One entry of GET /api/admin/users. */
export const PlatformUser = named('PlatformUser', z.object({ ...personFields, memberships: z.array(UserMembership) }));
export type PlatformUser = z.output<typeof PlatformUser>;

/** One entry of GET /api/tenant/users: a member, or an invited person, whose id is then the invitation's. */
export const TeamMember = named(
  'TeamMember',
  z.object({
    ...personFields,
    tenantId: Id,
    memberRole: MemberRole,
    invitationId: described('Set while the person is invited and no member yet.', z.nullable(Id)),
  }),
);
export type TeamMember = z.output<typeof TeamMember>;

/** One entry of GET /api/admin/tenant-users: a membership. */
export const TenantUser = named(
  'TenantUser',
  z.object({
    id: Id,
    email: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    role: described('The role in that tenant.', MemberRole),
    isActive: z.boolean(),
    tenantId: Id,
    tenantName: z.string(),
  }),
);
export type TenantUser = z.output<typeof TenantUser>;

export const DeletedUser = named(
  'DeletedUser',
  z.object({
    id: Id,
    deleted: described('false: only the membership ended, the person has another tenant.', z.boolean()),
  }),
);
export type DeletedUser = z.output<typeof DeletedUser>;

export const UserRole = named('UserRole', z.object({ id: Id, role: Role }));
export const UserActivity = named('UserActivity', z.object({ id: Id, isActive: z.boolean() }));
export type UserActivity = z.output<typeof UserActivity>;

/** Maximum size of a team on a plan: `maxUsers` of its settings, or the default cap. */
export function teamLimit(planSettings: unknown): number {
  const limit = typeof planSettings === 'object' && planSettings !== null ? Reflect.get(planSettings, 'maxUsers') : undefined;
  return typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 ? limit : teamCap.limit;
}

export type UserStatus = 'Pending' | 'Active' | 'Inactive';

/** Pending is a user who was invited and is not active yet. */
export function userStatus(user: { readonly isActive: boolean; readonly invitedAt: string | Date | null }): UserStatus {
  if (user.isActive) return 'Active';
  return user.invitedAt === null ? 'Inactive' : 'Pending';
}
