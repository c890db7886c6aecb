/** Reasons for a failed invitation link, by their name in the address, each with a title and a sentence about what to do. */
const reasons = {
  'invalid-token': { title: 'Invalid Invitation Link', text: 'The link is incomplete. Open it from the message again, or copy all of it.' },
  'user-not-found': {
    title: 'Invitation Not Found',
    text: 'There is no invitation behind this link. Ask the person who invited you for a new one.',
  },
  'not-invited': {
    title: 'No Pending Invitation',
    text: 'This invitation was used or cancelled, a newer link was sent, or the person who invited you has left. Look for the latest message, or ask for a new invitation.',
  },
  'server-error': { title: 'Server Error', text: 'The invitation could not be checked just now. Try again in a minute.' },
  'unverified-invitation': {
    title: 'Invitation Not Verified',
    text: 'Open the link from the message we sent, so that we know the address is yours.',
  },
  expired: { title: 'Invitation Error', text: 'This invitation has expired' },
} as const;

const standard = { title: 'Invitation Error', text: 'The invitation could not be opened. Try again, or ask for a new one.' } as const;

export interface InvitationFailure {
  readonly title: string;
  readonly text: string;
  /** True if the person can request a new invitation, as for an expired one. */
  readonly canRequest: boolean;
}

export function invitationFailure(reason: string | undefined): InvitationFailure {
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? standard;
  return { ...known, canRequest: reason === 'expired' };
}

export const invitationScreenTexts = {
  accepted: 'Invitation Accepted!',
  alreadyVerified: 'Already Verified!',
  logIn: 'Log In',
  tryAgain: 'Try Again',
  tryLogIn: 'Try Logging In Directly',
  contact: 'Contact Support',
  request: 'Request a new invitation',
} as const;
