import { atom } from 'jotai';

const favouritesKey = 'favouriteCalculators';
const recentKey = 'recentCalculators';
const mostRecent = 6;

/** A list of ids as the device keeps it. Anything else in its place counts as empty. */
export function parseIds(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The newest in front, each once, a handful in all. */
export function withRecent(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, mostRecent);
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function deviceList(key: string, change: (ids: readonly string[], id: string) => readonly string[]) {
  const state = atom(parseIds(localStorage.getItem(key)));
  return atom(
    (get) => get(state),
    (get, set, id: string) => {
      const next = change(get(state), id);
      set(state, next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  );
}

/** Ids only: which calculators a person likes and used last, never with which figures. */
export const favouritesAtom = deviceList(favouritesKey, toggled);
export const recentAtom = deviceList(recentKey, withRecent);
