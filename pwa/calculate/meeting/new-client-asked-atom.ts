import { atom } from 'jotai';

/** True while the person is asked whether to clear the meeting for a new client. */
export const newClientAskedAtom = atom(false);
