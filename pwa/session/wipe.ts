import { deviceStore } from '#app/device/device-store.ts';
import { settled } from './device-memory.ts';
import { inTime } from './in-time.ts';
import { pendingSignOutKey } from './pending-sign-out.ts';

/** What stays after a person has left: how the device looks, and that the server is still to be told; nothing about anybody. */
const keptSettings = new Set(['theme', pendingSignOutKey]);

/**
 * Removes what a person left on this device beside the boot record and the key: the local database, stored settings and what other code
 * left in session storage. The app's own files stay in the precache.
 */
export async function wipe(databaseName: string | undefined, { isAlone = true, keepOutbox = false }: WipeOptions = {}): Promise<void> {
  await removed(async () => {
    for (const name of await indexedDatabases(databaseName)) {
      if (keepOutbox && name.endsWith('--outbox')) continue;
      await emptyDatabase(name);
      if (isAlone) await deleteDatabase(name);
    }
  });
  for (const key of deviceStore.keys()) if (!keptSettings.has(key)) deviceStore.removeItem(key);
  await removed(async () => sessionStorage.clear());
}

export interface WipeOptions {
  /** No other tab has the database open. A deletion would wait for that tab, and the next sign-in for the deletion. */
  readonly isAlone?: boolean;
  /** Changes that could not be sealed stay. */
  readonly keepOutbox?: boolean;
}

/** A removal goes on behind this; nobody is kept signed in by a storage that says nothing. */
const patienceMs = 5_000;

/** A browser that refuses its storage holds nothing to remove there, and is no reason to stay signed in. */
async function removed(remove: () => Promise<void>): Promise<void> {
  try {
    await inTime(remove(), patienceMs);
  } catch (fault) {
    console.error('A storage of this device could not be emptied.', fault);
  }
}

/** RxDB keeps one IndexedDB database for each collection, named after its own. */
async function indexedDatabases(owned: string | undefined): Promise<readonly string[]> {
  if (owned === undefined) return [];
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.includes(owned) ? [name] : []));
}

async function emptyDatabase(name: string): Promise<void> {
  const database = await settled(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())));
  }
  database.close();
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
