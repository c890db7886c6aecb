import { createRxDatabase } from 'rxdb/plugins/core';
import { type Collections, type LocalDatabase, metaSchema, outboxSchema, rowsSchema } from './collections.ts';
import type { Environment } from './environment.ts';

/** Generation of the local schema: a new one starts from a fresh copy, after the outbox was sent or carried over. */
const generation = 1;

/** Name of the database of one person on one origin. It tells nobody who they are. */
export async function databaseName(origin: string, userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${origin}|${userId}|${generation}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `reckoner-${hex.slice(0, 20)}`;
}

/** Opens the local database of one person. Every tab opens the same one. */
export function openDatabase(environment: Pick<Environment, 'storage'>, name: string): Promise<LocalDatabase> {
  return withoutBanner(async () => {
    const database = await createRxDatabase<Collections>({
      name,
      storage: environment.storage,
      multiInstance: true,
      eventReduce: true,
      closeDuplicates: true,
    });
    await database.addCollections({ rows: { schema: rowsSchema }, outbox: { schema: outboxSchema }, meta: { schema: metaSchema } });
    return database;
  });
}

/** The storage advertises its paid edition in the console once, as a warning; every other warning is heard. */
async function withoutBanner<Result>(open: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('-------------- RxDB Open Core RxStorage ---')) warn(...said);
  };
  try {
    return await open();
  } finally {
    console.warn = warn;
  }
}
