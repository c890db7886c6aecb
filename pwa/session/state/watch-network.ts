import type { createStore } from 'jotai';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom, sessionAtom } from './session-atoms.ts';

/**
 * Follows the browser's news about the network and this tab. Its report of a network is only a hint, but a missing network counts at once.
 */
export function watchNetwork(store: ReturnType<typeof createStore>, check: () => Promise<void>): void {
  globalThis.addEventListener('online', () => {
    store.get(localAtom)?.wake();
    if (store.get(sessionAtom).status !== 'signedIn' || store.get(localAtom) === undefined) void check();
  });
  globalThis.addEventListener('offline', () => {
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false, syncing: false });
    store.get(localAtom)?.offline();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store.get(localAtom)?.wake();
  });
}
