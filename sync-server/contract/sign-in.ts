/** The reason for a failed sign-in: the only information passed to the start page, by `?notice=`. */
export const signInNotices = {
  'sign-in-denied': 'You are not signed in: the sign-in was cancelled.',
  'sign-in-expired': 'The sign-in took too long or was opened in another browser. Please sign in again.',
  'sign-in-failed': 'The sign-in did not work. Please try again.',
  'sign-in-unavailable': 'The sign-in service cannot be reached right now. Please try again in a moment.',
  'account-unknown': 'There is no account for you here yet. Open the link in your invitation, or ask your administrator for one.',
  'not-a-member': 'You cannot sign in at that address: your account does not belong to the company that runs it.',
  'account-deactivated': 'Your account is deactivated. Ask your administrator to activate it.',
} as const;
export type SignInNotice = keyof typeof signInNotices;

export function isSignInNotice(text: string): text is SignInNotice {
  return Object.hasOwn(signInNotices, text);
}

/** Answer to an identity provider that reports a sign-out with an invalid token. */
export const logoutTexts = { notValid: 'The logout token is not valid.' } as const;

/** Texts of the sign-in and sign-out pages that the server renders itself. */
export const signInTexts = {
  title: 'Sign in',
  titleFor: (tenant: string): string => `Sign in to ${tenant}`,
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  cancel: 'Cancel',
  wrong: 'The e-mail address or the password is not right.',
  tooMany: (minutes: number): string => `Too many tries. Please wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`,
  forgot: 'Forgot your password?',
  signOutTitle: 'Sign out?',
  signOutQuestion: 'You followed a link from another site that signs you out. Do you want to sign out?',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  confirmTitle: (domain: string): string => `Sign in to ${domain}?`,
  confirmDomain: (tenant: string, domain: string): string =>
    `${domain} is run by ${tenant}. If you continue, you are signed in there with your rights at ${tenant} and no others. You are asked once for each address.`,
  confirm: 'Continue',
  movingOn: 'Signing you in…',
  moveOn: (host: string): string => `Continue to ${host}`,
} as const;

/** Texts of the pages for resetting a password. */
export const passwordResetTexts = {
  askTitle: 'Forgot your password?',
  ask: 'Enter your e-mail address. We send you a link with which you choose a new password.',
  send: 'Send the link',
  back: 'Back to sign-in',
  sentTitle: 'Look into your mail',
  /** The same whether or not the account exists. */
  sent: 'If there is an account with this address, a link is on its way to it. It works once, for one hour.',
  title: 'Choose a new password',
  password: 'New password',
  submit: 'Save the new password',
  expiredTitle: 'This link can no longer be used',
  expired: 'It was used already, is older than an hour, or a newer one was sent.',
  again: 'Send a new link',
  doneTitle: 'Your password is changed',
  done: 'You are signed out everywhere. Sign in with the new password.',
} as const;
