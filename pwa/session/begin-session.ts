import type { createStore } from 'jotai';
import { browserWorld } from './session-world.ts';
import { type SessionControl, startSession } from './start-session.ts';

/**
 * Starts the session of this tab. The local database and its dependencies are loaded after the first paint, so that no screen waits for
 * them.
 */
export function beginSession(store: ReturnType<typeof createStore>): Promise<SessionControl> {
  const open: Parameters<typeof startSession>[1] = async (user, events) => {
    await afterFirstPaint();
    const { openPerson } = await import('./open-person.ts');
    return openPerson(store, user, events);
  };
  return startSession(store, open, browserWorld);
}

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
