import { useEffect, useRef } from 'react';
import type { RawInputs } from '#calculators/kit/inputs.ts';

/** The name of a window lasts over a reload of its tab, is told to no other site, and is stored nowhere. */
type Named = Pick<Window, 'name'>;

const mark = 'entries:';
let keepNow = () => {};

/** Before the page reloads for a new version, which may have been asked for in another tab: what is typed here has to survive that. */
export function keepEntriesOverUpdate(): void {
  keepNow();
}

/** What was entered before the update, for the calculator it was entered in. */
export function keptEntries(id: string, tab: Named = window): RawInputs | undefined {
  const kept = `${mark}${id}?`;
  if (!tab.name.startsWith(kept)) return undefined;
  const entries = [...new URLSearchParams(tab.name.slice(kept.length))];
  // A switch is told from a text by the letter before it.
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(1), key.startsWith('b') ? text === 'true' : text]));
}

export function keepEntries(id: string, raw: RawInputs, tab: Named = window): void {
  const entries = Object.entries(raw).flatMap(([key, entry]) =>
    entry === undefined ? [] : [[`${typeof entry === 'boolean' ? 'b' : 't'}${key}`, String(entry)]],
  );
  tab.name = `${mark}${id}?${new URLSearchParams(entries)}`;
}

/** Has the entries of this calculator written down before an update, and forgets what the last one wrote: it is on the screen again. */
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
