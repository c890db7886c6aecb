import { atom, useAtomValue } from 'jotai';

interface Navigation {
  /** Leaves the app for an address that the server or another program opens. */
  leaveFor(address: string): void;
  /** Leaves once a message could be read. */
  leaveLater(address: string, delayMs: number): void;
}

/** Replaced in tests, which record the address and stay on the page. */
export const navigationAtom = atom<Navigation>({
  leaveFor: (address) => window.location.assign(address),
  leaveLater: (address, delayMs) => {
    setTimeout(() => window.location.assign(address), delayMs);
  },
});

export function useLeaveFor(): Navigation['leaveFor'] {
  return useAtomValue(navigationAtom).leaveFor;
}
