import type { createStore } from 'jotai';
import type { CurrentUser } from '#contract/session.ts';
import { databaseName } from '../local/database-name.ts';
import { holdConduct } from '../local/hold-conduct.ts';
import { localAtom } from '../local/local-atoms.ts';
import { type LocalEvents, type OpenLocal, openLocal } from '../local/open-local.ts';
import { bringBack, sealUnsent } from './kept-changes.ts';
import { openStorage } from './open-storage.ts';
import { connectionAtom } from './session-atoms.ts';

/** The local database of one person, opened, with its name. */
export interface Opened {
  readonly database: string;
  readonly local: OpenLocal;
  /** Seals what has not reached the server and answers how many changes that are; `noKey` where there is no key to seal them under. */
  seal(key: () => Promise<CryptoKey | undefined>): Promise<number | 'noKey'>;
  /** Queues again what this person kept sealed on this device. */
  bringBack(key: CryptoKey): Promise<void>;
}

/** Loads with everything that the database of a person needs, and opens it. */
export async function openPerson(store: ReturnType<typeof createStore>, user: CurrentUser, events: LocalEvents): Promise<Opened> {
  const name = await databaseName(location.origin, user.id);
  const { database, environment, kept } = await openStorage(name);
  store.set(connectionAtom, { ...store.get(connectionAtom), kept });
  const local = openLocal(database, environment, store, events, holdConduct);
  return {
    database: name,
    local,
    // Without a storage there is nothing to keep anything in.
    seal: async (key) => sealUnsent(name, await local.unsent(), kept ? key : async () => undefined),
    bringBack: async (key) => {
      const screens = store.get(localAtom);
      if (screens !== undefined) await bringBack(name, screens, key);
    },
  };
}
