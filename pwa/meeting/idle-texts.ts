import { t } from '#contract/language/t.ts';

/** Sentences about a meeting on an unattended device. */
export const idleTexts = {
  warning: t('The meeting will be cleared in a minute'),
  keep: t('Nobody has used this device for nine minutes. Touch the screen or press a key to keep what was entered.'),
  cleared: t('The meeting was cleared'),
  clearedWhy: t('Nobody used this device for ten minutes, and a client’s figures should not stay on its screen.'),
} as const;
