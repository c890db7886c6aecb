const key = 'signOutPending';

/** Signed out without a network: the server is told at the first start that reaches it, before anybody is taken for signed in. */
export function leaveLater(): void {
  localStorage.setItem(key, '1');
}

export function hasToLeave(): boolean {
  return localStorage.getItem(key) !== null;
}

/** The server knows nobody here any more: whoever signs in next is not to be signed out. */
export function haveLeft(): void {
  localStorage.removeItem(key);
}

/** Tells the server by the same navigation that a person would make. */
export function leaveNow(): void {
  haveLeft();
  location.assign('/api/logout');
}
