import { deviceStore } from '#app/device/settings/device-store.ts';
import { currencyKey } from '#app/session/state/remembered-currency.ts';
import { inTime } from '#app/session/stored/in-time.ts';
import { completed } from '#app/session/stored/small-database.ts';
import { pendingSignOutKey } from './pending-sign-out.ts';

/**
 * Settings that stay after a person has left: how the device looks, the currency of prices, and a sign-out that the server still has to be told about. They reveal
 * nobody.
 */
const keptSettings = new Set(['theme', currencyKey, pendingSignOutKey]);

/**
 * Removes a person's data from this device except the boot record and the key: the local database, stored settings, and the data of other
 * code in session storage. The app's own files stay in the precache.
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
  /** True if no other tab has the database open. Otherwise, a deletion would wait for that tab, and the next sign-in for the deletion. */
  readonly isAlone?: boolean;
  /** Keeps the changes that could not be sealed. */
  readonly keepOutbox?: boolean;
}

/** Longest wait for a removal. It continues in the background, so that a silent storage keeps nobody signed in. */
const patienceMs = 5_000;

/** Waits for a removal. A browser that refuses its storage has nothing to remove, which is no reason to stay signed in. */
async function removed(remove: () => Promise<void>): Promise<void> {
  try {
    await inTime(remove(), patienceMs);
  } catch (fault) {
    console.error('A storage of this device could not be emptied.', fault);
  }
}

/** RxDB keeps a separate IndexedDB database for each collection, named after the database and the collection. */
async function indexedDatabases(owned: string | undefined): Promise<readonly string[]> {
  if (owned === undefined) return [];
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.includes(owned) ? [name] : []));
}

async function emptyDatabase(name: string): Promise<void> {
  const database = await completed(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => completed(transaction.objectStore(store).clear())));
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
