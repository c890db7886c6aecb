/** Days an invitation is good for. */
export const invitationDays = 7;
