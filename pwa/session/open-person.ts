import type { createStore } from 'jotai';
import { deviceStore } from '#app/device/device-store.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { holdConduct } from '../local/conductor/hold-conduct.ts';
import { databaseName } from '../local/database-name.ts';
import { schedule } from '../local/environment/browser-environment.ts';
import { openLasting } from '../local/open-lasting.ts';
import { type LocalEvents, type OpenLocal, openLocal } from '../local/open-local.ts';
import { readRecord } from './boot/boot-record.ts';
import { openStorage } from './boot/open-storage.ts';
import { readKept } from './device-memory.ts';
import { connectionAtom } from './session-atoms.ts';
import { answerTimeoutMs } from './sign-in/ask-own.ts';
import { askWhoIsSignedIn } from './sign-in/ask-server.ts';
import { bringBack, sealUnsent } from './sign-out/kept-changes.ts';
import { hasToLeave } from './sign-out/pending-sign-out.ts';
import { tellStorageDeleted } from './sign-out/tell-storage-deleted.ts';

/** The open local database of one person, with its name. */
export interface Opened {
  readonly database: string;
  readonly local: OpenLocal;
  /** Seals the unsent changes and returns their number, or `noKey` if there is no key to seal them with. */
  seal(key: () => Promise<CryptoKey | undefined>): Promise<number | 'noKey'>;
  /** Queues the changes again that this person kept sealed on this device. */
  bringBack(key: CryptoKey): Promise<void>;
}

export interface PersonEvents extends LocalEvents {
  /** The browser deleted the storage of the open app, and a new one has replaced it. */
  onStorageRebuilt(): void;
}

/** Opens the database of a person. This module is loaded together with everything that it needs. */
export async function openPerson(store: ReturnType<typeof createStore>, user: CurrentUser, events: PersonEvents): Promise<Opened> {
  const name = await databaseName(location.origin, user.id);
  let isHere = true;
  const local = await openLasting({
    open: async (onLost) => {
      const { database, environment, kept } = await openStorage(name, onLost);
      store.set(connectionAtom, { ...store.get(connectionAtom), kept });
      return openLocal(database, environment, store, events, holdConduct);
    },
    mayReopen: async () => {
      isHere = await isStillHere(user);
      return isHere;
    },
    tell: (putBack, lost) => {
      if (isHere) events.onStorageRebuilt();
      tellStorageDeleted(store, putBack, lost);
    },
    schedule,
  });
  return {
    database: name,
    local,
    // Without a storage there is no place to keep anything.
    seal: async (key) => sealUnsent(name, await local.unsent(), store.get(connectionAtom).kept ? key : async () => undefined),
    bringBack: (key) => bringBack(name, local, key),
  };
}

/**
 * True if the person is still signed in here. A sign-out also deletes the boot record. If the browser deleted that too, the server knows
 * who is signed in.
 */
async function isStillHere(user: CurrentUser): Promise<boolean> {
  if (await hasToLeave(deviceStore, user)) return false;
  const stored = await readKept('record').catch(() => undefined);
  if (readRecord(stored?.value)?.user.id === user.id) return true;
  const answered = await askWhoIsSignedIn(answerTimeoutMs.unknown);
  return answered.kind === 'silence' || (answered.kind === 'user' && answered.user.id === user.id);
}
