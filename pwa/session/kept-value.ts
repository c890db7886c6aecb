import { inTime } from './in-time.ts';

const table = 'kept';

/** A few hundred bytes that everything else waits for. */
const patienceMs = 5_000;

/**
 * One small value in an IndexedDB database of its own, read and written without a library: it is wanted before any library is loaded.
 * Each call opens and closes, so that no tab keeps another from forgetting.
 */
export interface KeptValue {
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
  forget(): Promise<void>;
}

export function keptValue(name: string): KeptValue {
  return {
    read: () => within(name, 'readonly', (store) => store.get(name)),
    write: async (value) => void (await within(name, 'readwrite', (store) => store.put(value, name))),
    forget: async () => void (await settled(indexedDB.deleteDatabase(name))),
  };
}

async function within<Result>(name: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await inTime(settled(opening), patienceMs, (late) => late.close());
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settled(act(transaction.objectStore(table)));
    await done;
    return result;
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
