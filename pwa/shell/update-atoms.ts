import { atom } from 'jotai';

/** Set when a new version is ready. It is offered; a meeting is never interrupted. */
export const updateAtom = atom<{ readonly apply: () => void } | undefined>(undefined);
