import type { Batch } from '#server/core/sync/changes/change.ts';

/** Caches loaded data for the changes of one transaction, by key; discarded with the transaction. */
export function keptInBatch<Value>(): (batch: Batch, key: string, load: () => Promise<Value>) => Promise<Value> {
  const byBatch = new WeakMap<Batch, Map<string, Value>>();
  return async (batch, key, load) => {
    const kept = byBatch.get(batch) ?? new Map<string, Value>();
    byBatch.set(batch, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = await load();
    kept.set(key, value);
    return value;
  };
}
