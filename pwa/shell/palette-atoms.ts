import { atom } from 'jotai';

export const isPaletteOpenAtom = atom(false);
export const isKeyHelpOpenAtom = atom(false);
