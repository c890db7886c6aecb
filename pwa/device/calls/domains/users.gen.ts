// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Invitation, MassInviteAnswer } from '#contract/people/invitations.ts';
import { DeletedUser, PlatformUser, TeamMember, TenantUser, UserActivity, UserRole } from '#contract/people/users.ts';

export const activateUser = { method: 'PUT', path: '/api/admin/users/{id}/activate', output: UserActivity } as const;
export const changeRole = { method: 'PUT', path: '/api/admin/users/{id}/role', output: UserRole } as const;
export const deactivateUser = { method: 'PUT', path: '/api/admin/users/{id}/deactivate', output: UserActivity } as const;
export const deleteUser = { method: 'DELETE', path: '/api/admin/users/{id}', output: DeletedUser } as const;
export const inviteUser = { method: 'POST', path: '/api/admin/tenants/{tenantId}/users/invite', output: Invitation } as const;
export const inviteUsers = { method: 'POST', path: '/api/admin/tenants/{tenantId}/users/mass-invite', output: MassInviteAnswer } as const;
export const listTeam = { method: 'GET', path: '/api/tenant/users', row: TeamMember } as const;
export const listTenantUsers = { method: 'GET', path: '/api/admin/tenant-users', row: TenantUser } as const;
export const listUsers = { method: 'GET', path: '/api/admin/users', row: PlatformUser } as const;
export const resendInvite = { method: 'POST', path: '/api/admin/users/resend-invite', output: Invitation } as const;
