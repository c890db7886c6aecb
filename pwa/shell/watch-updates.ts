import { registerSW } from 'virtual:pwa-register';
import type { createStore } from 'jotai';
import { outdatedAtom } from '../local/local-atoms.ts';
import { learnHostFirm } from '../session/learn-host-firm.ts';
import { announceOfflineReady } from './updates/announce-offline-ready.ts';
import { keepEntriesOverUpdate } from './updates/entries-over-update.ts';
import { updateAtom } from './updates/update-atoms.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Keeps a page current that the service worker stored: its files, and the firm that it names. */
export function watchForUpdates(store: ReturnType<typeof createStore>): void {
  if (!import.meta.env.PROD) return;
  learnHostFirm(store);
  const apply = registerSW({
    onNeedRefresh: () => store.set(updateAtom, { apply: () => void apply(true) }),
    // Runs in every tab, regardless of the one in which the person accepted the update.
    onNeedReload: () => {
      keepEntriesOverUpdate();
      window.location.reload();
    },
    onOfflineReady: () => announceOfflineReady(store),
    onRegisteredSW: (_url, registration) => {
      if (registration === undefined) return;
      let lookedAt = Date.now();
      const look = () => {
        lookedAt = Date.now();
        void registration.update().catch(() => undefined);
      };
      setInterval(look, hourMs);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && Math.abs(Date.now() - lookedAt) > minuteMs) look();
      });
      store.sub(outdatedAtom, look);
    },
  });
}
