import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Id } from './id.ts';
import { type MemberRole, Role } from './roles.ts';

export const userTexts = {
  deleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',
  selfDeletion: 'You cannot delete yourself.',
  selfDeactivation: 'You cannot deactivate yourself.',
  lastOwner: 'There must be at least one platform owner.',
  lastAdmin: (tenants: string): string => `${tenants} would have no administrator left. Who takes over?`,
  elsewhereToo: 'Only the platform owner can do this: this person is not in your team alone.',
  ownerOnly: 'Only a platform owner can do this for a platform owner.',
  severalTeams: 'This person is in several of your teams: say which.',
  teamFull: 'User limit reached',
  upgrade: 'Upgrade Plan',
} as const;

/** Members and pending invitations of one tenant: the cap, and from where on a warning shows. A plan may carry its own cap. */
export const teamCap = { limit: 50, warnFrom: 45 } as const;

export const UserId = z.strictObject({ id: Id });
export type UserId = z.infer<typeof UserId>;

/**
 * Asked of a platform owner who takes a team's only administrator away: the member who becomes the administrator, or `nobody`.
 */
const Successor = z.union([Id, z.literal('nobody')]);
export type Successor = z.infer<typeof Successor>;
export const DeactivateUser = z.strictObject({ id: Id, successor: z.optional(Successor) });
export type DeactivateUser = z.infer<typeof DeactivateUser>;
export const ChangeRole = z.strictObject({ id: Id, role: Role, successor: z.optional(Successor) });
export type ChangeRole = z.infer<typeof ChangeRole>;
export const ResendInvite = z.strictObject({ email: EmailAddress });
export type ResendInvite = z.infer<typeof ResendInvite>;

/** A team by its tenant; without one it is the caller's most recently created tenant. */
export const TeamOf = z.strictObject({ tenant: z.optional(Id) });
export type TeamOf = z.infer<typeof TeamOf>;
/** An administrator of several teams that share the person says which one the person leaves. */
export const DeleteUser = z.strictObject({ id: Id, tenant: z.optional(Id), successor: z.optional(Successor) });
export type DeleteUser = z.infer<typeof DeleteUser>;

/** One entry of GET /api/admin/users. */
export interface PlatformUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly lastLoginAt: Date | null;
  readonly invitedAt: Date | null;
  readonly createdAt: Date;
  readonly memberships: readonly { readonly tenantId: string; readonly tenantName: string; readonly role: MemberRole }[];
}

/** One entry of GET /api/tenant/users: a member, or somebody invited, whose id is then the invitation's. */
export interface TeamMember extends Omit<PlatformUser, 'memberships'> {
  readonly tenantId: string;
  readonly memberRole: MemberRole;
  /** Set while the person is invited and no member yet. */
  readonly invitationId: string | null;
}

/** One entry of GET /api/admin/tenant-users: a membership, with the role in that tenant. */
export interface TenantUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: MemberRole;
  readonly isActive: boolean;
  readonly tenantId: string;
  readonly tenantName: string;
}

/** How many people a plan allows in a team: `maxUsers` of its settings, or the standard cap. */
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
