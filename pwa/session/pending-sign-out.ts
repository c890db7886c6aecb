/** Where the sign-out that waits for a network stands; it outlives the wipe, which may be cut off behind it. */
export const pendingSignOutKey = 'signOutPending';

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'setItem'>;

/** Signed out without a network: the server is told at the first start that reaches it, before this person is taken for signed in. */
export async function leaveLater(storage: Writes, userId: string): Promise<void> {
  storage.setItem(pendingSignOutKey, await markOf(userId));
}

/** Whether the person whom the server knows here is the one who left. Whoever signed in since has ended that session by it. */
export async function hasToLeave(storage: Reads, userId: string): Promise<boolean> {
  const mark = storage.getItem(pendingSignOutKey);
  return mark !== null && mark === (await markOf(userId));
}

/** The session of whoever left is over: whoever signs in next is not to be signed out. */
export function haveLeft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(pendingSignOutKey);
}

/** Tells the same person from another, and nobody who it is. */
async function markOf(userId: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
