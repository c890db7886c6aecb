import { defineDomain } from '#server/core/faces/define-domain.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { requestNewInvitation } from './request-new-invitation.ts';
import { verifyInvitationCall } from './verify-invitation.rest.ts';
import { verifyInvitation } from './verify-invitation.ts';

export const acceptFace = defineDomain({
  name: 'accept',
  operations: [verifyInvitation, acceptInvitation, declineInvitation, requestNewInvitation],
  calls: [verifyInvitationCall],
});
