import { atom } from 'jotai';
import { type QuickAction, quickActionsKey, readQuickActions } from '#contract/quick-actions.ts';
import { deviceStore } from '../device/device-store.ts';

const changedAtom = atom<readonly QuickAction[] | undefined>(undefined);

/** The person's quick actions, kept in this browser. */
export const quickActionsAtom = atom(
  (get) => get(changedAtom) ?? load(),
  (_get, set, actions: readonly QuickAction[]) => {
    set(changedAtom, actions);
    deviceStore.setItem(quickActionsKey, JSON.stringify(actions));
  },
);

function load(): readonly QuickAction[] {
  const stored = deviceStore.getItem(quickActionsKey);
  if (stored === null) return [];
  const actions = readQuickActions(stored);
  if (actions === undefined) console.error('The stored quick actions cannot be read.');
  return actions ?? [];
}

const pinnedKey = 'quickActionsPinned';
const pinChangedAtom = atom<boolean | undefined>(undefined);

export const isPinnedAtom = atom(
  (get) => get(pinChangedAtom) ?? deviceStore.getItem(pinnedKey) === 'yes',
  (_get, set, isPinned: boolean) => {
    set(pinChangedAtom, isPinned);
    if (isPinned) deviceStore.setItem(pinnedKey, 'yes');
    else deviceStore.removeItem(pinnedKey);
  },
);
