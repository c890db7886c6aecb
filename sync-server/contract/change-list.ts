/** Texts of the list of changes, and of a single change in it. */
export const changeListTexts = {
  title: 'Changes',
  none: 'Nothing is waiting. Every change of this device has reached the server.',
  notKeptDetail:
    'This browser refuses storage to this site. Everything here lasts until the page is closed, and a change that has not been sent by then is lost. Allow storage for this site to work without a network.',
  fullDetail:
    'This device has no storage left. What was changed elsewhere may be missing here until there is space again; changes made here may not be kept.',
  retry: 'Retry',
  sendAgain: 'Send again',
  discard: 'Discard',
  notStored: 'This change was not saved: the device has no storage left, or its storage is closed.',
  tooLate: 'Too late to discard',
  tooLateToDiscard: 'This change is on its way to the server. If it does not arrive, you can discard it then.',
  discardedTooLate: 'The server had done this change before it was discarded.',
  lost: 'The server was restored from a backup that does not hold this change. Send it again, or discard it.',
  expired: 'This change waited too long. Look at it again before it is sent.',
  blocked: 'This change depends on another one that was not done.',
} as const;

/** The state of a change in one or two words. */
export const changeStates = {
  queued: 'Waiting',
  sending: 'Sending',
  held: 'Kept until the tenant is active again',
  accepted: 'Done',
  rejected: 'Refused',
  blocked: 'Not sent',
  expired: 'Waited too long',
  attention: 'Needs attention',
  discarded: 'Discarded',
  lost: 'Lost on the server',
} as const;

export const storageDeletedTexts = {
  title: 'The storage of this device was deleted',
  putBack: (summaries: readonly string[]): string => `The data were loaded again, and these changes still wait: ${named(summaries)}`,
  lost: (summaries: readonly string[]): string => `These changes were lost: ${named(summaries)}`,
} as const;

const mostNamed = 5;

function named(summaries: readonly string[]): string {
  const more = summaries.length - mostNamed;
  return `${summaries.slice(0, mostNamed).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
