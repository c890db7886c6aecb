import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Role } from './roles.ts';

export const userTexts = {
  statusUpdated: 'User status updated successfully',
  statusFailed: 'Failed to update user status',
  roleUpdated: 'User role updated successfully',
  roleFailed: 'Failed to update user role',
  deleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',
  selfDeletion: 'You cannot delete yourself.',
  selfDeactivation: 'You cannot deactivate yourself.',
  lastOwner: 'There must be at least one platform owner.',
  teamFull: 'User limit reached',
  upgrade: 'Upgrade Plan',
} as const;

/** Members and pending invitations of one tenant: the cap, and from where on a warning shows. A plan may carry its own cap. */
export const teamCap = { limit: 50, warnFrom: 45 } as const;

export const UserId = z.strictObject({ id: z.uuid() });
export type UserId = z.infer<typeof UserId>;
export const ChangeRole = z.strictObject({ id: z.uuid(), role: Role });
export type ChangeRole = z.infer<typeof ChangeRole>;
export const ResendInvite = z.strictObject({ email: EmailAddress });
export type ResendInvite = z.infer<typeof ResendInvite>;

export type UserStatus = 'Pending' | 'Active' | 'Inactive';

/** Pending is a user who was invited and is not active yet. */
export function userStatus(user: { readonly isActive: boolean; readonly invitedAt: string | Date | null }): UserStatus {
  if (user.isActive) return 'Active';
  return user.invitedAt === null ? 'Inactive' : 'Pending';
}
