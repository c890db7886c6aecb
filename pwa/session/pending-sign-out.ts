import type { CurrentUser } from '#contract/session.ts';
import { readLease } from './lease.ts';

/** Where the sign-out that waits for a network stands; it outlives the wipe, which may be cut off behind it. */
export const pendingSignOutKey = 'signOutPending';

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'setItem'>;

/** Whose session it is, and which of theirs: a lease names both. */
type Person = Pick<CurrentUser, 'id' | 'lease'>;

/** Signed out here: until the server knows it too, no tab takes this session for signed in. */
export async function leaveLater(storage: Writes, person: Person): Promise<string> {
  const mark = await markOf(person);
  storage.setItem(pendingSignOutKey, mark);
  return mark;
}

/** Says it again where the end of the browser was faster than its storage of small settings. */
export function leaveAgain(storage: Writes, mark: string): void {
  storage.setItem(pendingSignOutKey, mark);
}

/** Whether the session that the server knows here is the one that was left. A new sign-in, of the same person too, is another session. */
export async function hasToLeave(storage: Reads, person: Person): Promise<boolean> {
  const mark = storage.getItem(pendingSignOutKey);
  return mark !== null && mark === (await markOf(person));
}

/** The session that was left is over: the next one is not to be ended. */
export function haveLeft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(pendingSignOutKey);
}

/** Tells the same person from another, and nobody who it is. */
async function markOf({ id, lease }: Person): Promise<string> {
  const session = `${id}|${readLease(lease)?.session ?? ''}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
