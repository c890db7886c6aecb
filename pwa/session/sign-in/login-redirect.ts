const key = 'loginRedirectAt';
/** Least number of milliseconds between two automatic redirects: a session that keeps ending must not cause a loop. */
const atMostEveryMs = 60_000;

/** True if the app may go to sign-in by itself now. Then it also records that it did. */
export function mayRedirect(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < atMostEveryMs) return false;
  storage.setItem(key, String(now));
  return true;
}
