/** Messages about waiting and refused changes, and about the connection. */
export const changeTexts = {
  savedHere: 'Saved on this device',
  savedHereDetail: 'It will be sent when the server can be reached.',
  notKept: 'Not kept on this device',
  pendingSync: 'Pending sync',
  changedMeanwhile: 'Somebody else had changed this in the meantime.',
  offline: 'Offline',
  unreachable: 'Server unreachable',
  syncing: 'Syncing',
  full: 'No storage left on this device',
  outdated: 'Update needed',
  allSaved: 'All changes saved',
  signIn: 'Sign in',
  signInToSend: (count: number): string =>
    count === 0 ? 'Signed out: sign in to go on' : `Sign in to send ${count} ${count === 1 ? 'change' : 'changes'}`,
  waiting: (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'} waiting`,
  failed: (count: number): string => `${count} ${count === 1 ? 'change needs' : 'changes need'} a decision`,
} as const;
