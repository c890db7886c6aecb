const key = 'loginRedirectAt';
/** Milliseconds between two redirects that nobody asked for: a session that ends again and again must not turn into a loop. */
const atMostEveryMs = 60_000;

/** Whether the app may go to sign-in by itself now; if so, remembers that it did. */
export function mayRedirect(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < atMostEveryMs) return false;
  storage.setItem(key, String(now));
  return true;
}
