import { type RowKind, rowKinds } from '#contract/sync/rows.ts';
import type { Change, Stream } from '#contract/sync/sync.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Row, RowLoaders } from './row-loader.ts';
import { ownerStream, tenantOfStream } from './stream-names.ts';

/** A row identified by its number in a stream. */
export interface NumberedRow {
  readonly stream: Stream;
  readonly kind: string;
  readonly id: string;
  readonly seq: bigint;
  readonly version: number;
  readonly deleted: boolean;
}

/**
 * Joins numbers with the current rows: one query for each kind in a page. A row that the loader does not return is deleted for this device,
 * whatever its number.
 */
export async function changesOf(
  tx: Tx,
  { rowLoaders, stream, confinedTo }: { readonly rowLoaders: RowLoaders; readonly stream: Stream; readonly confinedTo: string | undefined },
  numbered: readonly NumberedRow[],
): Promise<readonly Change[]> {
  const view = { tenantId: tenantOfStream(stream), forOwner: stream === ownerStream, confinedTo };
  const rows = new Map<string, Row>();
  for (const kind of new Set(numbered.map((row) => row.kind))) {
    if (!isRowKind(kind)) continue;
    const ids = numbered.filter((row) => row.kind === kind && !row.deleted).map((row) => row.id);
    if (ids.length === 0) continue;
    for (const row of await rowLoaders[kind](tx, ids, view)) rows.set(`${kind} ${String(row.id)}`, plainRow(row));
  }
  return numbered.map(({ kind, id, seq, version, deleted }) => {
    const row = deleted ? undefined : rows.get(`${kind} ${id}`);
    return { kind, id, seq: Number(seq), version, deleted: row === undefined, row: row ?? null };
  });
}

function isRowKind(kind: string): kind is RowKind {
  return Object.hasOwn(rowKinds, kind);
}

/** Times leave the server as ISO 8601 texts. */
function plainRow(row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
}
