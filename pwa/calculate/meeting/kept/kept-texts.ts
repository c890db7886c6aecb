import { t } from '#contract/language/t.ts';

/** Sentences about the meeting that this device keeps. */
export const keptTexts = {
  restored: t('Meeting restored'),
  restoredHint: t('What was entered with this client is here again.'),
  unreadable: t('The meeting could not be restored'),
  unreadableWhy: t('What this device kept of it is damaged and was removed.'),
  full: t('This meeting is not kept on the device'),
  fullWhy: t('The device has no space left. Save the client file before you close the app.'),
  refusedWhy: t('The browser does not let the app store it. Save the client file before you close the app.'),
  over: t('The meeting is no longer kept on this device'),
  overWhy: t('It is kept for 24 hours. Save the client file, or start with a new client.'),
  removed: t('The meeting was removed'),
  removedWhy: t('This device keeps a meeting for 24 hours.'),
  hidden: t('The meeting is hidden'),
  hiddenWhy: t('What was entered with the client left the screen, because nobody used the device. Nothing of it is lost.'),
  hiddenDoubt: t('By the clock of this device, this meeting is older than 24 hours. Go on only if the clock was changed.'),
  goOn: t('Continue the meeting'),
  newClient: t('Start with a new client?'),
  newClientLoss: t('This clears the client, the household, the notes, the report, and every entry of this meeting. It cannot be undone.'),
} as const;
