import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { markKey, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import type { RowKind } from '#contract/sync/rows.ts';
import type { ListSource } from './list-source.ts';

interface Live<Row, Local> {
  readonly kind: RowKind;
  /** Rows on this device with the waiting changes applied. */
  readonly local: readonly Local[];
  /** The list's row with newer data from this device. Must stay the same function. */
  readonly merge: (row: Row, local: Local) => Row;
  /** The list's row for a record whose creation waits to be sent. Must stay the same function. */
  readonly created?: (local: Local) => Row;
}

/** A list from the server with this device's changes applied. It is read again when the server has answered a change. */
export function useLiveRows<Row extends { readonly id: string }, Local extends { readonly id: string }>(
  source: ListSource<Row>,
  { kind, local, merge, created }: Live<Row, Local>,
): ListSource<Row> {
  const marks = useAtomValue(rowMarksAtom);
  const completed = useAtomValue(completedAtom);
  const { rows: listed, retry } = source;
  const latest = useRef({ retry, completed });
  useEffect(() => {
    if (completed !== undefined && completed !== latest.current.completed) latest.current.retry();
    latest.current = { retry, completed };
  }, [completed, retry]);
  const rows = useMemo(() => {
    const known = new Map<string, Local>();
    for (const row of local) if (!known.has(row.id)) known.set(row.id, row);
    const shown = listed.map((row) => {
      const here = known.get(row.id);
      return here === undefined ? row : merge(row, here);
    });
    const ids = new Set(listed.map(({ id }) => id));
    const waiting = [...known.values()].filter(({ id }) => !ids.has(id) && marks.get(markKey(kind, id)) === 'waiting');
    return created === undefined ? shown : [...waiting.map(created), ...shown];
  }, [listed, local, marks, kind, merge, created]);
  return { ...source, rows };
}
