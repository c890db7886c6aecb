import { t } from '#contract/language/t.ts';

/** Sentences about a meeting on an unattended device. */
export const idleTexts = {
  warning: t('The meeting will be hidden in a minute'),
  keep: t('Nobody has used this device for nine minutes. Touch the screen or press a key to keep it on the screen.'),
  entriesHidden: t('Your entries are hidden, because nobody used this device for ten minutes.'),
  showEntries: t('Show them again'),
} as const;
