import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallInput, callPage, type ListCall } from '../calls/call.ts';
import { localAtom } from '../local/local-atoms.ts';
import type { ListSource, Sort } from './list-source.ts';

const pageSize = 100;
/** Pause in typing after which the server is asked. */
const pauseMs = 250;

interface ServerList<Row> {
  /** Name under which the first page is stored for reading without a network. */
  readonly name: string;
  readonly call: ListCall<Row>;
  readonly sort: Sort;
  /** Parameters of the list beyond those that every list takes. Must stay the same object while they do not change. */
  readonly input?: CallInput;
  /** True if the shown part of the list should not be stored, such as a filtered one. */
  readonly isFiltered?: boolean;
}

interface Loaded<Row> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next?: string | undefined;
  readonly message?: string;
  readonly keptAt?: number;
}

/** A long list that the server pages, searches, and sorts. The last first page stays readable without a network. */
export function useServerList<Row>({ name, call, sort: first, input, isFiltered = false }: ServerList<Row>): ListSource<Row> {
  const local = useAtomValue(localAtom);
  const [words, setWords] = useState('');
  const [q, setQ] = useState('');
  const [sort, setSort] = useState(first);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Row>>({ state: 'loading', rows: [], total: 0 });
  const isLoadingMore = useRef(false);
  const parameters = useCallback(
    (cursor?: string): CallInput => ({ ...input, limit: pageSize, q, sort: `${sort.isDescending ? '-' : ''}${sort.by}`, cursor }),
    [input, q, sort],
  );

  useEffect(() => {
    const timer = setTimeout(() => setQ(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    const isPlain = q === '' && !isFiltered;
    void callPage(call, parameters(), abort.signal).then(async (page) => {
      if (abort.signal.aborted) return;
      if (page.ok) {
        setLoaded({ state: 'ready', ...page.value });
        if (isPlain) void local?.pages.keep(name, page.value);
        return;
      }
      const kept = isPlain ? await local?.pages.find(name, call.row) : undefined;
      if (abort.signal.aborted) return;
      setLoaded(
        kept === undefined
          ? { state: 'failed', rows: [], total: 0, message: page.message }
          : { state: 'ready', rows: kept.rows, total: kept.total, message: page.message, keptAt: kept.at },
      );
    });
    return () => abort.abort();
  }, [call, parameters, round, name, local, q, isFiltered]);

  async function loadMore(cursor: string): Promise<void> {
    if (isLoadingMore.current) return;
    isLoadingMore.current = true;
    const page = await callPage(call, parameters(cursor));
    isLoadingMore.current = false;
    setLoaded((before) => {
      if (before.next !== cursor) return before;
      return page.ok ? { ...before, ...page.value, rows: [...before.rows, ...page.value.rows] } : { ...before, message: page.message };
    });
  }

  async function readAll(): Promise<readonly Row[] | undefined> {
    const rows: Row[] = [];
    let cursor: string | undefined;
    do {
      const page = await callPage(call, { ...parameters(cursor), limit: 500 });
      if (!page.ok) return undefined;
      rows.push(...page.value.rows);
      cursor = page.value.next;
    } while (cursor !== undefined);
    return rows;
  }

  const { state, rows, total, next, message, keptAt } = loaded;
  return {
    state,
    rows,
    total,
    words,
    sort,
    ...(message === undefined ? {} : { message }),
    ...(keptAt === undefined ? {} : { keptAt }),
    search: setWords,
    order: setSort,
    retry: () => setRound((before) => before + 1),
    ...(next === undefined ? {} : { more: () => void loadMore(next) }),
    readAll,
  };
}
