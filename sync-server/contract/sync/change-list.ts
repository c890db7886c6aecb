import { t } from '#contract/language/t.ts';

/** Texts of the list of changes, and of a single change in it. */
export const changeListTexts = {
  title: t('Changes'),
  savedHere: t('Saved on this device'),
  savedHereDetail: t('It will be sent when the server can be reached.'),
  pendingSync: t('Pending sync'),
  changedMeanwhile: t('Somebody else had changed this in the meantime.'),
  none: t('Nothing is waiting. Every change of this device has reached the server.'),
  notKeptDetail: t(
    'This browser refuses storage to this site. Everything here lasts until the page is closed, and a change that has not been sent by then is lost. Allow storage for this site to work without a network.',
  ),
  fullDetail: t(
    'This device has no storage left. What was changed elsewhere may be missing here until there is space again; changes made here may not be kept.',
  ),
  retry: t('Retry'),
  sendAgain: t('Send again'),
  discard: t('Discard'),
  notStored: t('This change was not saved: the device has no storage left, or its storage is closed.'),
  tooLate: t('Too late to discard'),
  tooLateToDiscard: t('This change is on its way to the server. If it does not arrive, you can discard it then.'),
  discardedTooLate: t('The server had done this change before it was discarded.'),
  lost: t('The server was restored from a backup that does not hold this change. Send it again, or discard it.'),
  expired: t('This change waited too long. Look at it again before it is sent.'),
  blocked: t('This change depends on another one that was not done.'),
} as const;

/** The state of a change in one or two words. */
export const changeStates = {
  queued: t('Waiting'),
  sending: t('Sending'),
  held: t('Kept until the tenant is active again'),
  accepted: t('Done'),
  rejected: t('Refused'),
  blocked: t('Not sent'),
  expired: t('Waited too long'),
  attention: t('Needs attention'),
  discarded: t('Discarded'),
  lost: t('Lost on the server'),
} as const;

export const storageDeletedTexts = {
  title: t('The storage of this device was deleted'),
  putBack: (summaries: readonly string[]): string =>
    t('The data were loaded again, and these changes still wait: {summaries}', { summaries: named(summaries) }),
  lost: (summaries: readonly string[]): string => t('These changes were lost: {summaries}', { summaries: named(summaries) }),
} as const;

const mostNamed = 5;

function named(summaries: readonly string[]): string {
  const more = summaries.length - mostNamed;
  return `${summaries.slice(0, mostNamed).join('; ')}${more > 0 ? t('; and {more} more', { more }) : ''}.`;
}
