import type { createStore } from 'jotai';
import { afterPaint } from '../ui/after-paint.ts';
import { browserWorld } from './boot/session-world.ts';
import { type SessionControl, startSession } from './boot/start-session.ts';

/**
 * Starts the session of this tab. The local database and its dependencies are loaded after the first paint, so that no screen waits for
 * them.
 */
export function beginSession(store: ReturnType<typeof createStore>): Promise<SessionControl> {
  const open: Parameters<typeof startSession>[1] = async (user, events) => {
    await new Promise<void>((resolve) => afterPaint(resolve));
    const { openPerson } = await import('./open-person.ts');
    return openPerson(store, user, events);
  };
  return startSession(store, open, browserWorld);
}
