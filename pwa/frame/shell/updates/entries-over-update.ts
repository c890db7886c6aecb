import { useEffect, useRef } from 'react';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';

/** Holder of the entries: a window's name survives a reload of its tab, is hidden from other sites, and is stored nowhere. */
type Named = Pick<Window, 'name'>;

const mark = 'entries:';
/** Between the entries of the open calculator and the meeting. Encoded entries contain no line break. */
const separator = '\n';
/** Before each pinned scenario of the open calculator. Encoded entries contain none. */
const pin = '#';
let entriesNow = () => '';
let pinsNow: readonly AnyInputs[] = [];
let meetingNow = () => '';

/** Saves the entries before the page reloads for a new version. Another tab may have asked for that reload. */
export function preserveEntriesOverUpdate(tab: Named = window): void {
  const [entries, meeting] = [entriesNow(), meetingNow()];
  if (entries !== '' || meeting !== '') tab.name = `${mark}${entries}${separator}${meeting}`;
}

/** The entries from before the update, for the calculator in which they were made. */
export function keptEntries(id: string, tab: Named = window): RawInputs | undefined {
  const [entries = ''] = tab.name.split(separator);
  const kept = `${mark}${id}?`;
  if (!entries.startsWith(kept)) return undefined;
  const [typed = ''] = entries.slice(kept.length).split(pin);
  const pairs = [...new URLSearchParams(typed)];
  // The first letter of the key distinguishes a switch from a text.
  return Object.fromEntries(pairs.map(([key, text]) => [key.slice(1), key.startsWith('b') ? text === 'true' : text]));
}

/** The scenarios pinned before the update, for the calculator in which they were pinned. */
export function keptPins(id: string, tab: Named = window): readonly AnyInputs[] {
  const [entries = ''] = tab.name.split(separator);
  if (!entries.startsWith(`${mark}${id}?`)) return [];
  const [, ...pins] = entries.split(pin);
  return pins.map((text) =>
    Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key.slice(1), pinnedValue(key, value)])),
  );
}

/** The first letter of the key names the type: a number, a switch, or a text. */
function pinnedValue(key: string, text: string): number | boolean | string {
  if (key.startsWith('n')) return Number(text);
  return key.startsWith('b') ? text === 'true' : text;
}

function pinText(inputs: AnyInputs): string {
  const typed = Object.entries(inputs).map(([key, value]) => [`${letterOf(value)}${key}`, String(value)]);
  return `${pin}${new URLSearchParams(typed)}`;
}

function letterOf(value: number | boolean | string): string {
  if (typeof value === 'number') return 'n';
  return typeof value === 'boolean' ? 'b' : 't';
}

export function entriesText(id: string, raw: RawInputs, pins: readonly AnyInputs[] = []): string {
  const entries = Object.entries(raw).flatMap(([key, entry]) =>
    entry === undefined ? [] : [[`${typeof entry === 'boolean' ? 'b' : 't'}${key}`, String(entry)]],
  );
  return `${id}?${new URLSearchParams(entries)}${pins.map(pinText).join('')}`;
}

/** Saves the entries of this calculator before an update. */
export function useEntriesOverUpdate(id: string, raw: RawInputs): void {
  const latest = useRef(raw);
  useEffect(() => {
    latest.current = raw;
  }, [raw]);
  useEffect(() => {
    // The entries are on the screen again. The meeting is taken later.
    const [entries = '', ...meeting] = window.name.split(separator);
    if (entries.startsWith(mark)) window.name = meeting.length === 0 ? '' : [mark, ...meeting].join(separator);
    entriesNow = () => entriesText(id, latest.current, pinsNow);
    return () => {
      entriesNow = () => '';
    };
  }, [id]);
}

/** Saves the pinned scenarios of the open calculator before an update. */
export function usePinsOverUpdate(pins: readonly AnyInputs[]): void {
  useEffect(() => {
    pinsNow = pins;
    return () => {
      pinsNow = [];
    };
  }, [pins]);
}

/** Names the text of the meeting to save before an update. */
export function preserveMeetingOverUpdate(read: () => string): () => void {
  meetingNow = read;
  return () => {
    meetingNow = () => '';
  };
}

/** The text of the meeting from before the update, which is given once. */
export function meetingBeforeUpdate(tab: Named = window): string | undefined {
  const [entries = '', ...meeting] = tab.name.split(separator);
  if (!entries.startsWith(mark)) return undefined;
  tab.name = entries === mark ? '' : entries;
  const text = meeting.join(separator);
  return text === '' ? undefined : text;
}
