import type { CurrentUser } from '#contract/people/session.ts';
import type { Session } from './session-atoms.ts';

/** The server's answer to the question who is signed in. */
export type Answered =
  | { readonly kind: 'user'; readonly user: CurrentUser; readonly offlineUntil: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer, or one that did not come from the server. */
  | { readonly kind: 'silence' };

/** The person this device remembers, with the end of the lease in milliseconds since 1970. */
export interface Remembered {
  readonly user: CurrentUser;
  readonly offlineUntil: number;
}

/**
 * Offline is not signed out: without an answer, the remembered person continues until the lease ends. If the server says that nobody is
 * signed in, the session ends, but waiting changes stay on the device. The calculators stay until the lease ends or the person signs out.
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
