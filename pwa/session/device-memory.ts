import { inTime } from './boot/in-time.ts';

const databaseName = 'reckoner-last';
const table = 'kept';

/** Time limit for reading these few hundred bytes, which everything else waits for. */
const patienceMs = 5_000;

type Name = 'record' | 'key' | 'left';

/**
 * Small values in a separate IndexedDB database, read and written without a library because they are needed before any library is loaded.
 * They belong to a generation. Each sign-out begins the next one, and a write for an older generation is refused in its own transaction, so
 * that a tab that slept through the sign-out cannot restore the person. Each call opens and closes the database.
 */
export interface Kept {
  readonly generation: number;
  readonly value: unknown;
}

export function readKept(name: Name): Promise<Kept> {
  return within('readonly', async (store) => {
    const generation = (await generationIn(store)) ?? 0;
    return { generation, value: await completed(store.get(name)) };
  });
}

/** Returns false if the generation is over. A storage that the browser cleared has no generation and accepts the value. */
export function writeKept(generation: number, name: Name, value: unknown): Promise<boolean> {
  return within('readwrite', async (store) => {
    if (((await generationIn(store)) ?? generation) !== generation) return false;
    await completed(store.put(generation, 'generation'));
    await completed(store.put(value, name));
    return true;
  });
}

/** Replaces everything here with the record of another person. Returns its generation, or undefined if the given one is over. */
export function replaceKept(generation: number, record: unknown): Promise<number | undefined> {
  return within('readwrite', async (store) => {
    if (((await generationIn(store)) ?? generation) !== generation) return undefined;
    const next = await beginNext(store, generation);
    await completed(store.put(record, 'record'));
    return next;
  });
}

/** Deletes every value of every generation, and stores what is still to be removed elsewhere. Returns the new generation. */
export function forgetKept(left: unknown): Promise<number> {
  return within('readwrite', async (store) => {
    const next = await beginNext(store, (await generationIn(store)) ?? 0);
    await completed(store.put(left, 'left'));
    return next;
  });
}

async function beginNext(store: IDBObjectStore, generation: number): Promise<number> {
  await completed(store.clear());
  await completed(store.put(generation + 1, 'generation'));
  return generation + 1;
}

async function generationIn(store: IDBObjectStore): Promise<number | undefined> {
  const generation: unknown = await completed(store.get('generation'));
  return typeof generation === 'number' ? generation : undefined;
}

async function within<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const database = await inTime(completed(opening), patienceMs, (late) => late.close());
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([act(transaction.objectStore(table)), done]);
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
