import type { CurrentUser } from '#contract/session.ts';
import type { Session } from './session-atoms.ts';

/** What the server said when it was asked who is signed in. */
export type Answered =
  | { readonly kind: 'user'; readonly user: CurrentUser; readonly offlineUntil: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer, or one that was not the server's. */
  | { readonly kind: 'silence' };

/** The person this device remembers, with the end of the lease in milliseconds since 1970. */
export interface Remembered {
  readonly user: CurrentUser;
  readonly offlineUntil: number;
}

/**
 * Offline is not signed out: without an answer the remembered person goes on until the lease ends. A "nobody" of the server ends the
 * session, but what waits on the device stays, and so do the calculators, until the lease ends or the person signs out.
 */
export function decideSession(answered: Answered, remembered: Remembered | undefined, leaseNow: number): Session {
  switch (answered.kind) {
    case 'user':
      return { status: 'signedIn', user: answered.user, offlineUntil: answered.offlineUntil };
    case 'refused':
      return { status: 'refused', message: answered.message };
    case 'nobody':
      if (remembered === undefined || remembered.offlineUntil <= leaseNow) return { status: 'signedOut' };
      return { status: 'expired', ...remembered };
    case 'silence':
      if (remembered === undefined) return { status: 'signedOut' };
      if (remembered.offlineUntil <= leaseNow) return { status: 'locked', user: remembered.user, since: remembered.offlineUntil };
      return { status: 'offline', ...remembered };
  }
}
