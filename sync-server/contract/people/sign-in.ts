import { plural, t } from '#contract/language/t.ts';

/** The reason for a failed sign-in: the only information passed to the start page, by `?notice=`. */
export const signInNotices = {
  'sign-in-denied': t('You are not signed in: the sign-in was cancelled.'),
  'sign-in-expired': t('The sign-in took too long or was opened in another browser. Please sign in again.'),
  'sign-in-failed': t('The sign-in did not work. Please try again.'),
  'sign-in-unavailable': t('The sign-in service cannot be reached right now. Please try again in a moment.'),
  'account-unknown': t('There is no account for you here yet. Open the link in your invitation, or ask your administrator for one.'),
  'not-a-member': t('You cannot sign in at that address: your account does not belong to the company that runs it.'),
  'account-deactivated': t('Your account is deactivated. Ask your administrator to activate it.'),
} as const;
export type SignInNotice = keyof typeof signInNotices;

export function isSignInNotice(text: string): text is SignInNotice {
  return Object.hasOwn(signInNotices, text);
}

/** Answer to an identity provider that reports a sign-out with an invalid token. */
export const logoutTexts = { notValid: t('The logout token is not valid.') } as const;

/** Texts of the sign-in and sign-out pages that the server renders itself. */
export const signInTexts = {
  title: t('Sign in'),
  titleFor: (tenant: string): string => t('Sign in to {tenant}', { tenant }),
  email: t('E-mail address'),
  password: t('Password'),
  submit: t('Sign in'),
  cancel: t('Cancel'),
  privacy: t('Privacy'),
  terms: t('Terms'),
  wrong: t('The e-mail address or the password is not right.'),
  tooMany: (minutes: number): string =>
    plural(minutes, 'Too many tries. Please wait 1 minute and try again.', 'Too many tries. Please wait {minutes} minutes and try again.', {
      minutes,
    }),
  forgot: t('Forgot your password?'),
  signOutTitle: t('Sign out?'),
  signOutQuestion: t('You followed a link from another site that signs you out. Do you want to sign out?'),
  signOut: t('Sign out'),
  stay: t('Stay signed in'),
  confirmTitle: (domain: string): string => t('Sign in to {domain}?', { domain }),
  confirmDomain: (tenant: string, domain: string): string =>
    t(
      '{domain} is run by {tenant}. If you continue, you are signed in there with your rights at {tenant} and no others. You are asked once for each address.',
      { domain, tenant },
    ),
  confirm: t('Continue'),
  movingOn: t('Signing you in…'),
  moveOn: (host: string): string => t('Continue to {host}', { host }),
} as const;

/** Texts of the pages for resetting a password. */
export const passwordResetTexts = {
  askTitle: t('Forgot your password?'),
  ask: t('Enter your e-mail address. We send you a link with which you choose a new password.'),
  send: t('Send the link'),
  back: t('Back to sign-in'),
  sentTitle: t('Look into your mail'),
  /** The same whether or not the account exists. */
  sent: t('If there is an account with this address, a link is on its way to it. It works once, for one hour.'),
  title: t('Choose a new password'),
  password: t('New password'),
  submit: t('Save the new password'),
  expiredTitle: t('This link can no longer be used'),
  expired: t('It was used already, is older than an hour, or a newer one was sent.'),
  again: t('Send a new link'),
  doneTitle: t('Your password is changed'),
  done: t('You are signed out everywhere. Sign in with the new password.'),
} as const;
