import { t } from '#contract/language/t.ts';

/** Seconds for which a sign-in counts as fresh. */
export const freshSignInSeconds = 5 * 60;

/** Messages of refused access, the same over REST, GraphQL, and sync. */
export const accessTexts = {
  unauthorized: t('Unauthorized'),
  forbidden: t('You do not have permission to do this.'),
  notFound: t('Not found'),
  suspended: t('This tenant is suspended. Changes are kept and applied when it is active again.'),
  deactivated: t('Your account is deactivated. Ask your administrator to activate it.'),
  deleted: t('Your account was deleted. Ask your administrator for a new invitation.'),
  deviceRevoked: t('This device was signed out by an administrator.'),
  freshSignIn: t('Sign in again to do this: the last sign-in is more than 5 minutes ago.'),
  noConnection: t('This needs a connection.'),
} as const;
