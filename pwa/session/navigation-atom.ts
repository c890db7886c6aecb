import { atom, useAtomValue } from 'jotai';

interface Navigation {
  /** Leaves the app for an address that the server answers, or another program. */
  leaveFor(address: string): void;
}

/** A test looks where the app goes, and stays where it is. */
export const navigationAtom = atom<Navigation>({ leaveFor: (address) => window.location.assign(address) });

export function useLeaveFor(): Navigation['leaveFor'] {
  return useAtomValue(navigationAtom).leaveFor;
}
