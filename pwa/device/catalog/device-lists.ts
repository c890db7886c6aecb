import { atom } from 'jotai';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { parseIds, toggled, withRecent } from './id-lists.ts';

function deviceList(key: string, change: (ids: readonly string[], id: string) => readonly string[]) {
  const kept = () => parseIds(deviceStore.getItem(key));
  const state = atom(kept());
  // Follows the additions of other tabs, so that this tab adds to them instead of overwriting them.
  state.onMount = (set) => {
    const heard = (event: StorageEvent) => {
      if (event.key === key) set(kept());
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  };
  return atom(
    (get) => get(state),
    (_get, set, id: string) => {
      const next = change(kept(), id);
      set(state, next);
      deviceStore.setItem(key, JSON.stringify(next));
    },
  );
}

/** Holds ids only: the calculators that a person likes and used last, without any figures. */
export const favoritesAtom = deviceList('favouriteCalculators', toggled);
export const recentAtom = deviceList('recentCalculators', withRecent);
