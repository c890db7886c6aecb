import { countedRows } from '#contract/sync/counted-rows.ts';
import type { Tx } from '#server/core/data/database.ts';

/**
 * Rows of a table that has more than are counted: the number that the last ANALYZE noted, of all partitions together. Counting a large table
 * reads the whole of it.
 */
export async function estimateRows(tx: Tx, table: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ rows: number }[]>`
    select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as rows from pg_class
    where relkind = 'r' and (oid = ${table}::text::regclass or oid in (select inhrelid from pg_inherits where inhparent = ${table}::text::regclass))`;
  return Math.max(Math.round(row?.rows ?? 0), countedRows + 1);
}
