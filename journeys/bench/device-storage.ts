import type { Page } from 'playwright-core';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';

/** Everything that this origin stores on the device, as text. Each piece begins with its location. */
export function dumpStorage(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const pieces: string[] = [];
    const textOf = (value: unknown) =>
      JSON.stringify(value, (_key, inner) => (inner instanceof CryptoKey ? `CryptoKey ${inner.algorithm.name}` : inner)) ?? 'undefined';
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        pieces.push(`indexedDB ${name} ${store}`);
        const records = database.transaction(store).objectStore(store);
        for (const key of await asked(records.getAllKeys())) pieces.push(`indexedDB ${name} ${store} key ${textOf(key)}`);
        for (const value of await asked(records.getAll())) pieces.push(`indexedDB ${name} ${store} ${textOf(value)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        // Files of the build are the same for everybody, whether they are scripts or texts.
        const isBuilt = new URL(request.url).pathname.startsWith('/assets/');
        pieces.push(`cache ${name} ${request.url} ${!isBuilt && /json|html|text\/plain/.test(type) ? await answer?.text() : type}`);
      }
    }
    for (const [key, value] of Object.entries(localStorage)) pieces.push(`localStorage ${key} ${value}`);
    for (const [key, value] of Object.entries(sessionStorage)) pieces.push(`sessionStorage ${key} ${value}`);
    return pieces;
  });
}

/** The pieces that contain one of the words, ignoring case. */
export function piecesWith(pieces: readonly string[], words: readonly string[]): readonly string[] {
  return pieces
    .filter((piece) => words.some((word) => piece.toLowerCase().includes(word.toLowerCase())))
    .map((piece) => piece.slice(0, 300));
}

export type StoredCommand = Pick<OutboxEntry, 'id' | 'seq' | 'type' | 'state' | 'commits' | 'args'>;

/** The rows of the databases on this device whose names contain this part, as JSON, read as a script on the page could read them. */
export function storedRows(page: Page, part: '--outbox' | '--rows'): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || !name.includes(wanted)) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        for (const row of rows) found.push(JSON.stringify(row));
      }
      database.close();
    }
    return found;
  }, part);
}

/** True for a row that the local database keeps only as deleted. */
export function isDeletedRow(row: { readonly _deleted?: unknown }): boolean {
  return /^(true|1)$/.test(String(row._deleted));
}

/** The commands on this device in the order of their numbers. */
export async function outboxOf(page: Page): Promise<readonly StoredCommand[]> {
  const commands: StoredCommand[] = [];
  for (const text of await storedRows(page, '--outbox')) {
    const command = JSON.parse(text);
    if (typeof command.seq === 'number' && typeof command.type === 'string' && !isDeletedRow(command)) commands.push(command);
  }
  return commands.sort((a, b) => a.seq - b.seq);
}

/** The device id that the server knows this device by. */
export async function deviceIdOf(page: Page): Promise<string> {
  const pieces = await dumpStorage(page);
  const found = pieces.flatMap((piece) => /--meta .*"value":\{"id":"([0-9a-f-]{36})"/.exec(piece)?.[1] ?? []);
  return found[0] ?? '';
}
