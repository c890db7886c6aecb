import type { createStore } from 'jotai';
import { type SessionControl, startSession } from './start-session.ts';

/**
 * Starts the session of this tab. The local database and everything it needs is loaded after the first paint: no screen waits for it.
 */
export function beginSession(store: ReturnType<typeof createStore>): Promise<SessionControl> {
  return startSession(store, async (user, events) => {
    await afterFirstPaint();
    const [{ databaseName, openDatabase }, { openLocal }, { browserEnvironment }, { holdConduct }] = await Promise.all([
      import('../local/open-database.ts'),
      import('../local/open-local.ts'),
      import('../local/browser-environment.ts'),
      import('../local/hold-conduct.ts'),
    ]);
    const environment = browserEnvironment();
    const name = await databaseName(location.origin, user.id);
    const database = await openDatabase(environment, name);
    return { database: name, local: openLocal(database, environment, store, events, holdConduct) };
  });
}

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
