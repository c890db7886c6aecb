import { inTime } from './in-time.ts';

const table = 'kept';

/** Time limit for reading a few hundred bytes, which everything else waits for. */
const patienceMs = 5_000;

/** Runs one transaction in an IndexedDB database with one table, without a library. Each call opens and closes the database. */
export async function withinDatabase<Result>(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await inTime(completed(opening), patienceMs, (late) => late.close());
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([run(transaction.objectStore(table)), done]);
    return result;
  } finally {
    database.close();
  }
}

export function completed<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
