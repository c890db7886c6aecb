// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Invitation, InvitationCounts } from '#contract/people/invitations.ts';

export const cancelInvitation = { method: 'PUT', path: '/api/admin/invitations/{id}/status', output: Invitation } as const;
export const countInvitations = { method: 'GET', path: '/api/admin/invitation-counts', output: InvitationCounts } as const;
export const listInvitations = { method: 'GET', path: '/api/admin/invitations', row: Invitation } as const;
export const resendInvitation = { method: 'POST', path: '/api/admin/invitations/{id}/resend', output: Invitation } as const;
