/** Days for which an invitation is valid. */
export const invitationDays = 7;
