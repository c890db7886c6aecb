import { atom } from 'jotai';
import { deviceStore } from '#app/device/settings/device-store.ts';

export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const key = 'theme';

export function storedMode(): ColorMode {
  const stored = deviceStore.getItem(key);
  return colorModes.find((mode) => mode === stored) ?? 'system';
}

/** Applies a color mode to this page. `system` leaves the choice to the device. */
export function applyMode(mode: ColorMode): void {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

const modeState = atom<ColorMode>(storedMode());

/** The chosen mode, kept on this device. */
export const colorModeAtom = atom(
  (get) => get(modeState),
  (_get, set, mode: ColorMode) => {
    set(modeState, mode);
    deviceStore.setItem(key, mode);
    applyMode(mode);
  },
);
