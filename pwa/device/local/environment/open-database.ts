import { createRxDatabase } from 'rxdb/plugins/core';
import { type Collections, collectionSchemas, type LocalDatabase } from '#app/device/local/stored/collections.ts';
import type { Environment } from './environment.ts';

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
    await database.addCollections(collectionSchemas);
    return database;
  });
}

/** Runs `open` without the storage's advertising warning for its paid edition. Every other warning stays. */
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
