import { atom } from 'jotai';
import { deviceStore } from '#app/device/settings/device-store.ts';

export const isPaletteOpenAtom = atom(false);
export const isKeyHelpOpenAtom = atom(false);

const helpKeyOff = 'helpKeyOff';
const helpKeyChangedAtom = atom<boolean | undefined>(undefined);

/** True if a question mark opens the keyboard help. Speech input may type one by accident, so it can be turned off. */
export const isHelpKeyOnAtom = atom(
  (get) => get(helpKeyChangedAtom) ?? deviceStore.getItem(helpKeyOff) === null,
  (_get, set, isOn: boolean) => {
    set(helpKeyChangedAtom, isOn);
    if (isOn) deviceStore.removeItem(helpKeyOff);
    else deviceStore.setItem(helpKeyOff, 'yes');
  },
);
