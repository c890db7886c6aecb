import { deviceStore } from '#app/device/settings/device-store.ts';
import { createDeviceClock } from './device-clock.ts';

/** The one clock of this tab. */
export const deviceClock = createDeviceClock({ storage: deviceStore, wall: () => Date.now(), monotonic: () => performance.now() });

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') deviceClock.keep();
});
