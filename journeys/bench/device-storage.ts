import type { Page } from 'playwright-core';
import type { OutboxEntry } from '#app/local/collections.ts';

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
        pieces.push(`cache ${name} ${request.url} ${/json|html|text\/plain/.test(type) ? await answer?.text() : type}`);
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

/** The commands on this device in the order of their numbers, read as a script on the page could read them. */
export async function outboxOf(page: Page): Promise<readonly StoredCommand[]> {
  const found = await page.evaluate(async () => {
    const commands: StoredCommand[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || !name.includes('--outbox')) continue;
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
        for (const row of rows) {
          const command = JSON.parse(JSON.stringify(row));
          if (typeof command.seq === 'number' && typeof command.type === 'string' && !/^(true|1)$/.test(String(command._deleted)))
            commands.push(command);
        }
      }
      database.close();
    }
    return commands;
  });
  return [...found].sort((a, b) => a.seq - b.seq);
}

/** The device id that the server knows this device by. */
export async function deviceIdOf(page: Page): Promise<string> {
  const pieces = await dumpStorage(page);
  const found = pieces.flatMap((piece) => /--meta .*"value":\{"id":"([0-9a-f-]{36})"/.exec(piece)?.[1] ?? []);
  return found[0] ?? '';
}
