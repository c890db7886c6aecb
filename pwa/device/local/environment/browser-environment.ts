import type { RxStorage } from 'rxdb';
import { deviceClock } from './browser-clock.ts';
import { browserNetwork } from './browser-network.ts';
import type { Environment, Schedule } from './environment.ts';

export const schedule: Schedule = (delayMs, work) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** The real environment: the browser's network, clock, random numbers, and locks, and the storage that it grants. */
export function browserEnvironment(storage: RxStorage<unknown, unknown>): Environment {
  return {
    storage,
    network: browserNetwork(),
    now: () => Date.now(),
    clock: deviceClock,
    fillRandom: (into) => {
      crypto.getRandomValues(into);
    },
    random: () => Math.random(),
    schedule,
    isVisible: () => document.visibilityState === 'visible',
    report: (what, fault) => console.error(what, fault),
    exclusively: (name, work) => navigator.locks.request(name, work),
  };
}
