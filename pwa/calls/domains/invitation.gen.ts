// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AcceptedInvitation, InvitationNotice } from '#contract/people/account.ts';

export const acceptInvitation = { method: 'POST', path: '/api/auth/accept-invitation', output: AcceptedInvitation } as const;
export const declineInvitation = { method: 'POST', path: '/api/auth/decline-invitation', output: InvitationNotice } as const;
export const requestNewInvitation = { method: 'POST', path: '/api/auth/request-new-invitation', output: InvitationNotice } as const;
