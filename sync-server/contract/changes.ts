/** Sentences about waiting and refused changes, and about the connection. */
export const changeTexts = {
  panelTitle: 'Changes',
  none: 'Nothing is waiting. Every change of this device has reached the server.',
  savedHere: 'Saved on this device',
  savedHereDetail: 'It will be sent when the server can be reached.',
  notKept: 'Not kept on this device',
  notKeptDetail:
    'This browser refuses storage to this site. Everything here lasts until the page is closed, and a change that has not been sent by then is lost. Allow storage for this site to work without a network.',
  retry: 'Retry',
  discard: 'Discard',
  pendingSync: 'Pending sync',
  changedMeanwhile: 'Somebody else had changed this in the meantime.',
  offline: 'Offline',
  unreachable: 'Server unreachable',
  syncing: 'Syncing',
  allSaved: 'All changes saved',
  signIn: 'Sign in',
  signedOut: 'You are signed out',
  signInToSend: (count: number): string =>
    count === 0 ? 'Signed out: sign in to go on' : `Sign in to send ${count} ${count === 1 ? 'change' : 'changes'}`,
  waiting: (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'} waiting`,
  failed: (count: number): string => `${count} ${count === 1 ? 'change needs' : 'changes need'} a decision`,
} as const;

/** The state of a change in a word or two. */
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
} as const;

export const unauthorizedToast = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' } as const;
/** Milliseconds between that toast and the navigation to /api/login. */
export const unauthorizedRedirectMs = 500;
