import { readLease } from '#app/session/lease/lease.ts';
import type { CurrentUser } from '#contract/people/session.ts';

/** Storage key of the sign-out that waits for a network. It outlives the wipe, which may be interrupted after this key was written. */
export const pendingSignOutKey = 'signOutPending';

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'setItem'>;

/** Identifies a person's session: the person's id and the session's lease. */
type Person = Pick<CurrentUser, 'id' | 'lease'>;

/** Records a sign-out here. Until the server knows about it, no tab treats this session as signed in. */
export async function leaveLater(storage: Writes, person: Person): Promise<string> {
  const mark = await markOf(person);
  storage.setItem(pendingSignOutKey, mark);
  return mark;
}

/** Writes the mark again if the browser ended before it stored the small settings. */
export function leaveAgain(storage: Writes, mark: string): void {
  storage.setItem(pendingSignOutKey, mark);
}

/** True if the server's session here is the one that was left. A new sign-in, even of the same person, is a different session. */
export async function hasToLeave(storage: Reads, person: Person): Promise<boolean> {
  const mark = storage.getItem(pendingSignOutKey);
  return mark !== null && mark === (await markOf(person));
}

/** Deletes the mark: the session that was left is over, and the next one must not be ended. */
export function haveLeft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(pendingSignOutKey);
}

/** A hash that distinguishes sessions without revealing the person. */
async function markOf({ id, lease }: Person): Promise<string> {
  const session = `${id}|${readLease(lease)?.session ?? ''}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
