/**
 * A cookie, set beside the session's, that the app may read: without it the app need not ask the server for the user. It proves nothing.
 */
export const signedInCookie = 'signed-in';
