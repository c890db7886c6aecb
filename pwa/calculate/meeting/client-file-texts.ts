import { t } from '#contract/language/t.ts';

/** Sentences of saving and opening a client file. */
export const clientFileTexts = {
  notOne: t('This is no client file. Nothing was changed.'),
  damaged: t('The file is damaged and cannot be opened. Nothing was changed.'),
  wrongPassphrase: t('The passphrase does not open this file. Nothing was changed.'),
  newer: t('The file was saved by a newer version of this app. Update the app to open it. Nothing was changed.'),
  tooShort: t('The passphrase needs at least 12 characters.'),
  different: t('The two passphrases are different.'),
  unreadable: t('The file could not be read. Nothing was changed.'),
  noRecovery: t('Nobody can open the file without the passphrase, and there is no way to reset it.'),
} as const;
