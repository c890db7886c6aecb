import { deviceStore } from '../shell/device-store.ts';
import { forgetBoot } from './boot-record.ts';
import { inTime } from './in-time.ts';
import { pendingSignOutKey } from './pending-sign-out.ts';
import { forgetSealKey } from './seal-key.ts';

/** What stays after a person has left: how the device looks, and that the server is still to be told; nothing about anybody. */
const keptSettings = new Set(['theme', pendingSignOutKey]);

/**
 * Removes everything of a person from this device: first the key and the boot record, so that a wipe that is cut off is finished at the next start,
 * then the local database, stored settings and what other code left in session storage. The app's own files stay in the precache.
 */
export async function wipe(databaseNames: readonly string[]): Promise<void> {
  await removed(forgetSealKey);
  await removed(forgetBoot);
  await removed(async () => {
    for (const name of await indexedDatabases(databaseNames)) await deleteDatabase(name);
  });
  for (const key of deviceStore.keys()) if (!keptSettings.has(key)) deviceStore.removeItem(key);
  await removed(async () => sessionStorage.clear());
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
async function indexedDatabases(owned: readonly string[]): Promise<readonly string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name !== undefined && owned.some((own) => name.includes(own)) ? [name] : []));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
