import type { MangoQuery, RxCollection } from 'rxdb';

/**
 * Rows that the storage holds now. A database query answers from the tab's memory, which lags behind the writes of other tabs. That is too
 * late for a decision under a lock that all tabs share.
 */
export async function readStored<Row>(collection: RxCollection<Row>, query: MangoQuery<Row>): Promise<readonly Row[]> {
  const { documents } = await collection.storageInstance.query(collection.find(query).getPreparedQuery());
  return documents;
}
