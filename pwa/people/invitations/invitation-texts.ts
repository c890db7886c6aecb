import { t } from '#contract/language/t.ts';

/** Reasons for a failed invitation link, by their name in the address, each with a title and a sentence about what to do. */
const reasons = {
  'invalid-token': {
    title: t('Invalid Invitation Link'),
    text: t('The link is incomplete. Open it from the message again, or copy all of it.'),
  },
  'user-not-found': {
    title: t('Invitation Not Found'),
    text: t('There is no invitation behind this link. Ask the person who invited you for a new one.'),
  },
  'not-invited': {
    title: t('No Pending Invitation'),
    text: t(
      'This invitation was used or cancelled, a newer link was sent, or the person who invited you has left. Look for the latest message, or ask for a new invitation.',
    ),
  },
  'server-error': { title: t('Server Error'), text: t('The invitation could not be checked just now. Try again in a minute.') },
  'unverified-invitation': {
    title: t('Invitation Not Verified'),
    text: t('Open the link from the message we sent, so that we know the address is yours.'),
  },
  expired: { title: t('Invitation Error'), text: t('This invitation has expired') },
} as const;

const standard = { title: t('Invitation Error'), text: t('The invitation could not be opened. Try again, or ask for a new one.') } as const;

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
  accepted: t('Invitation Accepted!'),
  alreadyVerified: t('Already Verified!'),
  logIn: t('Log In'),
  tryAgain: t('Try Again'),
  tryLogIn: t('Try Logging In Directly'),
  contact: t('Contact Support'),
  request: t('Request a new invitation'),
} as const;
