/** Seconds for which a sign-in counts as fresh. */
export const freshSignInSeconds = 5 * 60;

/** Messages of refused access, the same over REST, GraphQL, and sync. */
export const accessTexts = {
  unauthorized: 'Unauthorized',
  forbidden: 'You do not have permission to do this.',
  notFound: 'Not found',
  suspended: 'This tenant is suspended. Changes are kept and applied when it is active again.',
  deactivated: 'Your account is deactivated. Ask your administrator to activate it.',
  deleted: 'Your account was deleted. Ask your administrator for a new invitation.',
  deviceRevoked: 'This device was signed out by an administrator.',
  freshSignIn: 'Sign in again to do this: the last sign-in is more than 5 minutes ago.',
  noConnection: 'This needs a connection.',
} as const;
