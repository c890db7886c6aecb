import { atom } from 'jotai';
import type { SessionControl } from '#app/session/boot/start-session.ts';

/** Actions of the session: asks the server again, and signs out. Undefined until the session has begun. */
export const sessionControlAtom = atom<SessionControl | undefined>(undefined);
