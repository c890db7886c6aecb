import { atom } from 'jotai';
import { meRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { isPreviewAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { type QuickAction, quickActionsKey, readQuickActions } from '#contract/people/quick-actions.ts';

const changedAtom = atom<readonly QuickAction[] | undefined>(undefined);

/** The person's quick actions: as synced, with the changes that wait on this device. Until there is a row, as kept in this browser. */
export const quickActionsAtom = atom(
  (get) => get(meRowsAtom).find(({ id }) => id === get(userAtom)?.id)?.quickActions ?? get(changedAtom) ?? load(),
  (get, set, actions: readonly QuickAction[]) => {
    const [local, user] = [get(localAtom), get(userAtom)];
    if (get(isPreviewAtom)) return;
    set(changedAtom, actions);
    deviceStore.setItem(quickActionsKey, JSON.stringify(actions));
    if (local === undefined || user === undefined) return;
    const args = { personId: user.id, quickActions: [...actions] };
    void local.enqueue({ type: 'preferences.quickActions', tenantId: null, args, summary: t('Save the quick actions') });
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
