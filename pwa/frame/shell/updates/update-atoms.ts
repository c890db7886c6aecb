import { atom } from 'jotai';

/** Set when a new version is ready. The update is only offered, so that it never interrupts a meeting. */
export const updateAtom = atom<{ readonly apply: () => void } | undefined>(undefined);
