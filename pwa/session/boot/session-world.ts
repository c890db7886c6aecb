import { deviceClock } from '#app/device/local/environment/browser-clock.ts';
import { databaseName } from '#app/device/local/stored/database-name.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { answerTimeoutMs } from '#app/session/lease/ask-own.ts';
import { fetchSealKey } from '#app/session/lease/seal-key.ts';
import { askWhoIsSignedIn } from '#app/session/sign-in/ask-server.ts';
import { hasToLeave, haveLeft, leaveAgain, leaveLater } from '#app/session/sign-out/pending-sign-out.ts';
import { wipe } from '#app/session/sign-out/wipe.ts';
import { forgetSignedIn, mayBeSignedIn } from './may-be-signed-in.ts';
import { joinTabs, whenClosed } from './tabs.ts';

/** Storage key of the person whose data have to leave the device because a view as another person began or ended. */
const viewSwitchKey = 'viewSwitchedFrom';

/** The parts of the browser that the session uses: network, clock, storage, and tabs. */
export const browserWorld = {
  isOnline: () => navigator.onLine,
  /** Undefined if no cookie says that a person is signed in. Then no call is made. */
  askWho: async (isRemembered: boolean) =>
    mayBeSignedIn(document.cookie, isRemembered)
      ? askWhoIsSignedIn(isRemembered ? answerTimeoutMs.remembered : answerTimeoutMs.unknown)
      : undefined,
  forgetSignedIn: () => forgetSignedIn(document),
  hasToLeave: (person: Parameters<typeof hasToLeave>[1]) => hasToLeave(deviceStore, person),
  leaveLater: (person: Parameters<typeof leaveLater>[1]) => leaveLater(deviceStore, person),
  leaveAgain: (mark: string) => leaveAgain(deviceStore, mark),
  haveLeft: () => haveLeft(deviceStore),
  viewSwitch: {
    read: () => deviceStore.getItem(viewSwitchKey) ?? undefined,
    write: (personId: string) => deviceStore.setItem(viewSwitchKey, personId),
  },
  leavePage: () => location.assign('/api/logout'),
  later: (delayMs: number, work: () => void) => {
    setTimeout(work, delayMs);
  },
  /** The wall clock, for times that a person reads. */
  now: () => Date.now(),
  clock: deviceClock,
  databaseName: (userId: string) => databaseName(location.origin, userId),
  fetchSealKey,
  joinTabs,
  whenClosed,
  wipe,
  report: (what: string, fault: unknown) => console.error(what, fault),
} as const;
export type SessionWorld = typeof browserWorld;
