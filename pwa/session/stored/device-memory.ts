import { readRecord } from './boot-record.ts';
import { completed, withinDatabase } from './small-database.ts';

type Name = 'record' | 'key' | 'left' | 'meetingKey';

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

/**
 * The key of this person's meeting on this device: the stored one, or else the offered one, which is stored then. Undefined if the device
 * does not remember this person, for example after a sign-out in another tab.
 */
export function adoptMeetingKey(userId: string, offered: CryptoKey | undefined): Promise<CryptoKey | undefined> {
  return within('readwrite', async (store) => {
    const record: unknown = await completed(store.get('record'));
    if (readRecord(record)?.user.id !== userId) return undefined;
    const stored: unknown = await completed(store.get('meetingKey'));
    if (stored instanceof CryptoKey) return stored;
    if (offered !== undefined) await completed(store.put(offered, 'meetingKey'));
    return offered;
  });
}

/** Deletes the key of the meeting, after which nothing can read what was kept of it. */
export function dropMeetingKey(): Promise<void> {
  return within('readwrite', async (store) => {
    await completed(store.delete('meetingKey'));
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

function within<Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  return withinDatabase('reckoner-last', mode, run);
}
