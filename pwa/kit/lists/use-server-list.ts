import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallInput, callPage, type ListCall } from '#app/device/calls/call.ts';
import { type Local, localAtom } from '#app/device/local/shown/local-atoms.ts';
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
    const pages = q === '' && !isFiltered ? local?.pages : undefined;
    void loadFirst({ name, call, parameters: parameters(), pages, signal: abort.signal }).then((first) => {
      if (first !== undefined) setLoaded(first);
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
    readAll: () => readAll(call, parameters),
  };
}

interface FirstPage<Row> {
  readonly name: string;
  readonly call: ListCall<Row>;
  readonly parameters: CallInput;
  /** The pages kept on this device. Undefined if this page is not one of those that are kept. */
  readonly pages: Local['pages'] | undefined;
  readonly signal: AbortSignal;
}

/** The first page, or the kept one if the server does not answer with it. Undefined once the request is aborted. */
async function loadFirst<Row>({ name, call, parameters, pages, signal }: FirstPage<Row>): Promise<Loaded<Row> | undefined> {
  const page = await callPage(call, parameters, signal);
  if (signal.aborted) return undefined;
  if (page.ok) {
    void pages?.keep(name, page.value);
    return { state: 'ready', ...page.value };
  }
  const kept = await pages?.find(name, call.row);
  if (signal.aborted) return undefined;
  return kept === undefined
    ? { state: 'failed', rows: [], total: 0, message: page.message }
    : { state: 'ready', rows: kept.rows, total: kept.total, message: page.message, keptAt: kept.at };
}

/** Every row of the list, in pages of 500. Undefined if one of them cannot be read. */
async function readAll<Row>(call: ListCall<Row>, parameters: (cursor?: string) => CallInput): Promise<readonly Row[] | undefined> {
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
