import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { browserEnvironment } from '../local/browser-environment.ts';
import type { LocalDatabase } from '../local/collections.ts';
import type { Environment } from '../local/environment.ts';
import { openDatabase } from '../local/open-database.ts';
import { inTime } from './in-time.ts';

interface OpenedStorage {
  readonly environment: Environment;
  readonly database: LocalDatabase;
  /** Whether it outlives the page. */
  readonly kept: boolean;
}

/** As long as a first opening may take on a slow device; people who have a network are not kept waiting longer. */
const patienceMs = 15_000;

/**
 * Opens a person's database where the browser keeps it. A browser that refuses its storage, as private windows do, or never answers gets one that lasts as
 * long as the page: with a network everything works as usual. `onLost` is told when the browser deletes the database or closes it by force.
 */
export async function openStorage(name: string, onLost: () => void): Promise<OpenedStorage> {
  try {
    const environment = browserEnvironment(watchedStorage(onLost));
    return { environment, database: await inTime(openDatabase(environment, name), patienceMs, (late) => late.close()), kept: true };
  } catch (fault) {
    console.error('The storage of this browser could not be opened.', fault);
    const { getRxStorageMemory } = await import('rxdb/plugins/storage-memory');
    const environment = browserEnvironment(getRxStorageMemory());
    // Tabs share a name, but no memory: each has one of its own.
    return { environment, database: await openDatabase(environment, `${name}-${crypto.randomUUID()}`), kept: false };
  }
}

/** A deletion asks every connection to close first; a browser that clears the storage closes them itself. */
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
