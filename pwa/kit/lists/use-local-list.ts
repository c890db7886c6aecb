import { useDeferredValue, useMemo, useState } from 'react';
import type { ListSource, Sort } from './list-source.ts';

interface LocalList<Row> {
  readonly rows: readonly Row[];
  /** True once the first copy of the rows is on this device. */
  readonly isHere: boolean;
  /** The text that the search looks through. Must stay the same function. */
  readonly textOf: (row: Row) => string;
  /** Sort keys by column. Must stay the same object. */
  readonly keys: Readonly<Record<string, (row: Row) => string | number>>;
  readonly sort: Sort;
}

/** A list whose rows are on this device, searched and sorted here, with or without a network. */
export function useLocalList<Row>({ rows, isHere, textOf, keys, sort: first }: LocalList<Row>): ListSource<Row> {
  const [words, setWords] = useState('');
  const [sort, setSort] = useState(first);
  const searched = useDeferredValue(words);
  const shown = useMemo(() => {
    const wanted = searched.trim().toLowerCase().split(/\s+/);
    const found = rows.filter((row) => {
      const text = textOf(row).toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    const keyOf = keys[sort.by];
    if (keyOf === undefined) return found;
    const direction = sort.isDescending ? -1 : 1;
    return found.toSorted((a, b) => direction * compare(keyOf(a), keyOf(b)));
  }, [rows, searched, sort, keys, textOf]);
  return {
    state: isHere || rows.length > 0 ? 'ready' : 'loading',
    rows: shown,
    total: shown.length,
    words,
    sort,
    search: setWords,
    order: setSort,
    retry: () => undefined,
    readAll: async () => shown,
  };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
