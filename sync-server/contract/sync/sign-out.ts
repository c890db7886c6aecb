import { plural, t } from '#contract/language/t.ts';
import { changeTexts } from './changes.ts';

/** Texts about an ending session, and about leaving a device with unsent changes. */
export const signOutTexts = {
  signedOut: t('You are signed out'),
  title: t('Sign out with changes waiting?'),
  explain: (waiting: number, failed: number): string =>
    [
      ...(waiting === 0
        ? []
        : [plural(waiting, '{waiting} change has not reached the server.', '{waiting} changes have not reached the server.', { waiting })]),
      ...(failed === 0 ? [] : [`${changeTexts.failed(failed)}.`]),
      t('Signing out removes everything of yours from this device.'),
    ].join(' '),
  sendNow: t('Send now'),
  keep: t('Keep sealed'),
  keepDetail: t('Kept on this device as ciphertext until you sign in here again.'),
  sealed: (count: number): string =>
    plural(
      count,
      '{count} change that was not sent is kept sealed on this device and comes back when you sign in here again.',
      '{count} changes that were not sent are kept sealed on this device and come back when you sign in here again.',
      { count },
    ),
  sealedAfterDeletion: (count: number): string =>
    plural(
      count,
      '{count} change that was not sent stays sealed on this device. A new account cannot open it; only restoring the deleted one can.',
      '{count} changes that were not sent stay sealed on this device. A new account cannot open them; only restoring the deleted one can.',
      { count },
    ),
  discard: t('Discard and sign out'),
  stay: t('Stay signed in'),
  noKey: t('The changes cannot be kept: this device has no key for it yet. Connect once, or discard them.'),
} as const;

export const unauthorizedToast = { title: t('Unauthorized'), description: t('You are logged out. Logging in again...') } as const;
/** Milliseconds between the toast and the navigation to /api/login. */
export const unauthorizedRedirectMs = 500;
