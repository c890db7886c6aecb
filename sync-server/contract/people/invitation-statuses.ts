export const invitationStatuses = ['pending', 'accepted', 'expired', 'cancelled'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
