import type { createStore } from 'jotai';
import { connectionAtom } from './session-atoms.ts';
import { type SessionControl, startSession } from './start-session.ts';

/**
 * Starts the session of this tab. The local database and everything it needs is loaded after the first paint: no screen waits for it.
 */
export function beginSession(store: ReturnType<typeof createStore>): Promise<SessionControl> {
  return startSession(store, async (user, events) => {
    await afterFirstPaint();
    const [{ databaseName }, { openLocal }, { openStorage }, { holdConduct }] = await Promise.all([
      import('../local/open-database.ts'),
      import('../local/open-local.ts'),
      import('./open-storage.ts'),
      import('../local/hold-conduct.ts'),
    ]);
    const name = await databaseName(location.origin, user.id);
    const { database, environment, kept } = await openStorage(name);
    store.set(connectionAtom, { ...store.get(connectionAtom), kept });
    return { database: name, local: openLocal(database, environment, store, events, holdConduct) };
  });
}

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
