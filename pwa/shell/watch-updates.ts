import { registerSW } from 'virtual:pwa-register';
import type { createStore } from 'jotai';
import { offlineReadyAtom, updateAtom } from './update-atoms.ts';

const hourMs = 3_600_000;

export function watchForUpdates(store: ReturnType<typeof createStore>): void {
  if (!import.meta.env.PROD) return;
  const apply = registerSW({
    onNeedRefresh: () => store.set(updateAtom, { apply: () => void apply(true) }),
    onOfflineReady: () => store.set(offlineReadyAtom, true),
    onRegisteredSW: (_url, registration) => {
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), hourMs);
    },
  });
}
