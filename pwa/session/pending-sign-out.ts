const key = 'signOutPending';

/** Signed out without a network: the server is told at the first start that reaches it, before anybody is taken for signed in. */
export function leaveLater(): void {
  localStorage.setItem(key, '1');
}

export function hasToLeave(): boolean {
  return localStorage.getItem(key) !== null;
}

/** Tells the server by the same navigation that a person would make. */
export function leaveNow(): void {
  localStorage.removeItem(key);
  location.assign('/api/logout');
}
