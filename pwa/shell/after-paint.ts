import type { createStore } from 'jotai';
import { watchForUpdates } from './watch-updates.ts';

/** What the app starts once the first screen stands: the session with its local copy, and the watch for updates. */
export async function afterPaint(store: ReturnType<typeof createStore>): Promise<void> {
  watchForUpdates(store);
}
