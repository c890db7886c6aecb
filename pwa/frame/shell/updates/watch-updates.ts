import { registerSW } from 'virtual:pwa-register';
import type { createStore } from 'jotai';
import { outdatedAtom } from '#app/device/local/shown/local-atoms.ts';
import { learnHostTenant } from '#app/session/state/learn-host-tenant.ts';
import { announceOfflineReady } from './announce-offline-ready.ts';
import { preserveEntriesOverUpdate } from './entries-over-update.ts';
import { updateAtom } from './update-atoms.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Keeps a page current that the service worker stored: its files, and the tenant that it names. */
export function watchForUpdates(store: ReturnType<typeof createStore>): void {
  if (!import.meta.env.PROD) return;
  learnHostTenant(store);
  const apply = registerSW({
    onNeedRefresh: () => store.set(updateAtom, { apply: () => void apply(true) }),
    // Runs in every tab, regardless of the one in which the person accepted the update.
    onNeedReload: () => {
      preserveEntriesOverUpdate();
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
