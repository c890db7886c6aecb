import { atom } from 'jotai';
import type { SessionControl } from '#app/session/start-session.ts';

/** Asks the server again and signs out; there once the session has begun. */
export const sessionControlAtom = atom<SessionControl | undefined>(undefined);
