import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { browserNetwork } from './browser-network.ts';
import type { Environment } from './environment.ts';

/** The real world: the browser's storage, network, clock, chance and locks. */
export function browserEnvironment(): Environment {
  return {
    storage: getRxStorageDexie(),
    network: browserNetwork(),
    now: () => Date.now(),
    fillRandom: (into) => {
      crypto.getRandomValues(into);
    },
    chance: () => Math.random(),
    schedule: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    exclusively: (name, work) => navigator.locks.request(name, work),
  };
}
