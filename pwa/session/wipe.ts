import { forgetBoot } from './boot-record.ts';
import { pendingSignOutKey } from './pending-sign-out.ts';
import { forgetSealKey } from './seal-key.ts';

/** What stays after a person has left: how the device looks, and that the server is still to be told; nothing about anybody. */
const keptSettings = new Set(['theme', pendingSignOutKey]);

/**
 * Removes everything of a person from this device: first the key and the boot record, so that a wipe that is cut off is finished at the next start,
 * then the local database, stored settings and what other code left in session storage. The app's own files stay in the precache.
 */
export async function wipe(databaseNames: readonly string[]): Promise<void> {
  await forgetSealKey();
  await forgetBoot();
  for (const name of await indexedDatabases(databaseNames)) await deleteDatabase(name);
  for (const key of Object.keys(localStorage)) if (!keptSettings.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
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
