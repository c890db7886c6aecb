import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { browserEnvironment } from '#app/device/local/environment/browser-environment.ts';
import type { Environment } from '#app/device/local/environment/environment.ts';
import { openDatabase } from '#app/device/local/environment/open-database.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { inTime } from './in-time.ts';

interface OpenedStorage {
  readonly environment: Environment;
  readonly database: LocalDatabase;
  /** True if the storage outlives the page. */
  readonly kept: boolean;
}

/** Time limit for the first opening on a slow device. People with a network do not wait longer. */
const patienceMs = 15_000;

/**
 * Opens a person's database in the browser's storage. If the browser refuses its storage, as private windows do, or never answers, the
 * database lasts as long as the page, and with a network everything works as usual. `onLost` is called when the browser deletes the
 * database or closes it by force.
 */
export async function openStorage(name: string, onLost: () => void): Promise<OpenedStorage> {
  try {
    const environment = browserEnvironment(watchedStorage(onLost));
    return { environment, database: await inTime(openDatabase(environment, name), patienceMs, (late) => late.close()), kept: true };
  } catch (fault) {
    console.error('The storage of this browser could not be opened.', fault);
    const { getRxStorageMemory } = await import('rxdb/plugins/storage-memory');
    const environment = browserEnvironment(getRxStorageMemory());
    // Tabs share a name but no memory, so each tab uses its own name.
    return { environment, database: await openDatabase(environment, `${name}-${crypto.randomUUID()}`), kept: false };
  }
}

/**
 * Detects a lost database. A deletion asks every connection to close first. A browser that clears the storage closes the connections
 * itself.
 */
function watchedStorage(onLost: () => void) {
  return getRxStorageDexie({
    onCreate: (database) => {
      database.on('versionchange', ({ newVersion }) => {
        if (newVersion === null) onLost();
      });
      database.on('close', onLost);
    },
  });
}
