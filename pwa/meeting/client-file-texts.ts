/** Sentences of saving and opening a client file. */
export const clientFileTexts = {
  notOne: 'This is no client file. Nothing was changed.',
  damaged: 'The file is damaged and cannot be opened. Nothing was changed.',
  wrongPassphrase: 'The passphrase does not open this file. Nothing was changed.',
  newer: 'The file was saved by a newer version of this app. Update the app to open it. Nothing was changed.',
  tooShort: 'The passphrase needs at least 12 characters.',
  different: 'The two passphrases are different.',
  unreadable: 'The file could not be read. Nothing was changed.',
  noRecovery: 'Nobody can open the file without the passphrase, and there is no way to reset it.',
} as const;
