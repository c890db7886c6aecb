import { useEffect, useRef } from 'react';
import type { RawInputs } from '#calculators/kit/inputs.ts';

/** Holder of the entries: a window's name survives a reload of its tab, is hidden from other sites, and is stored nowhere. */
type Named = Pick<Window, 'name'>;

const mark = 'entries:';
let keepNow = () => {};

/** Saves the entries before the page reloads for a new version. Another tab may have asked for that reload. */
export function keepEntriesOverUpdate(): void {
  keepNow();
}

/** The entries from before the update, for the calculator in which they were made. */
export function keptEntries(id: string, tab: Named = window): RawInputs | undefined {
  const kept = `${mark}${id}?`;
  if (!tab.name.startsWith(kept)) return undefined;
  const entries = [...new URLSearchParams(tab.name.slice(kept.length))];
  // The first letter of the key distinguishes a switch from a text.
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(1), key.startsWith('b') ? text === 'true' : text]));
}

export function keepEntries(id: string, raw: RawInputs, tab: Named = window): void {
  const entries = Object.entries(raw).flatMap(([key, entry]) =>
    entry === undefined ? [] : [[`${typeof entry === 'boolean' ? 'b' : 't'}${key}`, String(entry)]],
  );
  tab.name = `${mark}${id}?${new URLSearchParams(entries)}`;
}

/** Saves the entries of this calculator before an update. Deletes those saved by the last update, which are on the screen again. */
export function useEntriesOverUpdate(id: string, raw: RawInputs): void {
  const latest = useRef(raw);
  useEffect(() => {
    latest.current = raw;
  }, [raw]);
  useEffect(() => {
    if (window.name.startsWith(mark)) window.name = '';
    keepNow = () => keepEntries(id, latest.current);
    return () => {
      keepNow = () => {};
    };
  }, [id]);
}
