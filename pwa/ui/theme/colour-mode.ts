import { atom } from 'jotai';
import { deviceStore } from '#app/device/device-store.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const key = 'theme';

export function storedMode(): ColourMode {
  const stored = deviceStore.getItem(key);
  return colourModes.find((mode) => mode === stored) ?? 'system';
}

/** Applies a color mode to this page. `system` leaves the choice to the device. */
export function applyMode(mode: ColourMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

const modeState = atom<ColourMode>(storedMode());

/** The chosen mode, kept on this device. */
export const colourModeAtom = atom(
  (get) => get(modeState),
  (_get, set, mode: ColourMode) => {
    set(modeState, mode);
    deviceStore.setItem(key, mode);
    applyMode(mode);
  },
);
