import { plural, t } from '#contract/language/t.ts';

/** Messages about waiting and refused changes, and about the connection. */
export const changeTexts = {
  notKept: t('Not kept on this device'),
  offline: t('Offline'),
  syncing: t('Syncing'),
  full: t('No storage left on this device'),
  outdated: t('Update needed'),
  allSaved: t('All changes saved'),
  signIn: t('Sign in'),
  signInToSend: (count: number): string =>
    count === 0
      ? t('Signed out: sign in to go on')
      : plural(count, 'Sign in to send {count} change', 'Sign in to send {count} changes', { count }),
  waiting: (count: number): string => plural(count, '{count} change waiting', '{count} changes waiting', { count }),
  failed: (count: number): string => plural(count, '{count} change needs a decision', '{count} changes need a decision', { count }),
} as const;
