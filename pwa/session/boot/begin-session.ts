import type { createStore } from 'jotai';
import { afterDisplay, nextTask, screenLoadAtom } from '#app/ui/after-paint.ts';
import { browserWorld } from './session-world.ts';
import { type SessionControl, startSession } from './start-session.ts';

/** Longest wait of the local database for a screen that does not come. */
const screenWithinMs = 3_000;

/**
 * Starts the session of this tab. The local database and its dependencies are loaded once the screen of the person is complete, so that no
 * screen waits for them. `screenRendered` ends when the router has rendered the screen of the address.
 */
export function beginSession(store: ReturnType<typeof createStore>, screenRendered: Promise<void>): Promise<SessionControl> {
  const open: Parameters<typeof startSession>[1] = async (user, events) => {
    await Promise.race([screenComplete(store, screenRendered), new Promise((resolve) => setTimeout(resolve, screenWithinMs))]);
    const { openPerson } = await import('./open-person.ts');
    await nextTask();
    return openPerson(store, user, events);
  };
  return startSession(store, open, browserWorld);
}

async function screenComplete(store: ReturnType<typeof createStore>, screenRendered: Promise<void>): Promise<void> {
  await screenRendered;
  await new Promise<void>((resolve) => afterDisplay(resolve));
  if (store.get(screenLoadAtom) !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = store.sub(screenLoadAtom, () => {
      stop();
      resolve();
    });
  });
}
