import type { MangoQuery, RxCollection } from 'rxdb';

/**
 * Rows that the storage holds now. A query of the database answers from the tab's memory until the tab has heard of what another one wrote,
 * which is too late for whoever decides by it under a lock of all tabs.
 */
export async function readStored<Row>(collection: RxCollection<Row>, query: MangoQuery<Row>): Promise<readonly Row[]> {
  const { documents } = await collection.storageInstance.query(collection.find(query).getPreparedQuery());
  return documents;
}
