import type { createStore } from 'jotai';
import { deviceStore } from '../shell/device-store.ts';
import { askWhoIsSignedIn } from './ask-server.ts';
import { readBoot } from './boot-record.ts';
import { hasToLeave } from './pending-sign-out.ts';
import { connectionAtom } from './session-atoms.ts';
import { type SessionControl, startSession } from './start-session.ts';

/**
 * Starts the session of this tab. The local database and everything it needs is loaded after the first paint: no screen waits for it.
 */
export function beginSession(store: ReturnType<typeof createStore>): Promise<SessionControl> {
  return startSession(store, async (user, events) => {
    await afterFirstPaint();
    const [{ databaseName }, { openLocal }, { openLasting }, { openStorage }, { holdConduct }, { tellStorageDeleted }] = await Promise.all([
      import('../local/open-database.ts'),
      import('../local/open-local.ts'),
      import('../local/open-lasting.ts'),
      import('./open-storage.ts'),
      import('../local/hold-conduct.ts'),
      import('../changes/tell-storage-deleted.ts'),
    ]);
    const name = await databaseName(location.origin, user.id);
    const local = await openLasting({
      open: async (onLost) => {
        const { database, environment, kept } = await openStorage(name, onLost);
        store.set(connectionAtom, { ...store.get(connectionAtom), kept });
        return openLocal(database, environment, store, events, holdConduct);
      },
      mayReopen: () => isStillHere(user.id),
      tell: (putBack, lost) => tellStorageDeleted(store, putBack, lost),
    });
    return { database: name, local };
  });
}

/** A sign-out forgets the boot record as well; where the browser deleted that too, the server knows who is here. */
async function isStillHere(userId: string): Promise<boolean> {
  if (await hasToLeave(deviceStore, userId)) return false;
  if ((await readBoot())?.user.id === userId) return true;
  const answered = await askWhoIsSignedIn(fetch);
  return answered.kind === 'silence' || (answered.kind === 'user' && answered.user.id === userId);
}

function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
