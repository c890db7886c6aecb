import { changeTexts } from './changes.ts';

/** Texts about an ending session, and about leaving a device with unsent changes. */
export const signOutTexts = {
  signedOut: 'You are signed out',
  title: 'Sign out with changes waiting?',
  explain: (waiting: number, failed: number): string =>
    [
      ...(waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'change has' : 'changes have'} not reached the server.`]),
      ...(failed === 0 ? [] : [`${changeTexts.failed(failed)}.`]),
      'Signing out removes everything of yours from this device.',
    ].join(' '),
  sendNow: 'Send now',
  keep: 'Keep sealed',
  keepDetail: 'Kept on this device as ciphertext until you sign in here again.',
  sealed: (count: number): string =>
    `${count} ${count === 1 ? 'change that was not sent is kept sealed on this device and comes' : 'changes that were not sent are kept sealed on this device and come'} back when you sign in here again.`,
  sealedAfterDeletion: (count: number): string =>
    `${count} ${count === 1 ? 'change that was not sent stays' : 'changes that were not sent stay'} sealed on this device. A new account cannot open ${count === 1 ? 'it' : 'them'}; only restoring the deleted one can.`,
  discard: 'Discard and sign out',
  stay: 'Stay signed in',
  noKey: 'The changes cannot be kept: this device has no key for it yet. Connect once, or discard them.',
} as const;

export const unauthorizedToast = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' } as const;
/** Milliseconds between the toast and the navigation to /api/login. */
export const unauthorizedRedirectMs = 500;
