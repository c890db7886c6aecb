import { atom } from 'jotai';
import { parseIds, toggled, withRecent } from './id-lists.ts';

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
export const favouritesAtom = deviceList('favouriteCalculators', toggled);
export const recentAtom = deviceList('recentCalculators', withRecent);
