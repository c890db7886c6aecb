import { atom } from 'jotai';
import { deviceStore } from '#app/device/settings/device-store.ts';

const key = 'aiService';
const states = ['on', 'off'] as const;
/** True if this installation has an AI service. */
export type AiServiceState = (typeof states)[number];

const asked = atom<AiServiceState>();

/** As the server said last, also on an earlier day. Undefined on a device that has never asked. */
export const aiServiceAtom = atom(
  (get) => get(asked) ?? states.find((state) => state === deviceStore.getItem(key)),
  (_get, set, state: AiServiceState) => {
    deviceStore.setItem(key, state);
    set(asked, state);
  },
);

/** True once the server has been asked since the app was opened. */
export const isAiServiceAskedAtom = atom((get) => get(asked) !== undefined);
