import type { createStore } from 'jotai';
import { holdConduct } from '#app/device/local/conductor/hold-conduct.ts';
import { schedule } from '#app/device/local/environment/browser-environment.ts';
import { openLasting } from '#app/device/local/open-lasting.ts';
import { type LocalEvents, type OpenLocal, openLocal } from '#app/device/local/open-local.ts';
import { databaseName } from '#app/device/local/stored/database-name.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { answerTimeoutMs } from '#app/session/lease/ask-own.ts';
import { askWhoIsSignedIn } from '#app/session/sign-in/ask-server.ts';
import { bringBack, sealUnsent } from '#app/session/sign-out/kept-changes.ts';
import { hasToLeave } from '#app/session/sign-out/pending-sign-out.ts';
import { reportStorageDeleted } from '#app/session/sign-out/report-storage-deleted.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { readRecord } from '#app/session/stored/boot-record.ts';
import { readKept } from '#app/session/stored/device-memory.ts';
import { openStorage } from '#app/session/stored/open-storage.ts';
import type { CurrentUser } from '#contract/people/session.ts';

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
      reportStorageDeleted(store, putBack, lost);
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
