import type { createStore } from 'jotai';
import type { LocalEvents } from '#app/device/local/open-local.ts';
import { outdatedAtom } from '#app/device/local/shown/local-atoms.ts';
import { readLease } from '#app/session/lease/lease.ts';
import { type Connection, connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import type { SessionMemory } from './session-memory.ts';

interface Listening {
  readonly store: ReturnType<typeof createStore>;
  readonly now: () => number;
  readonly memory: Pick<SessionMemory, 'record' | 'patch'>;
  readonly patchConnection: (change: Partial<Connection>) => void;
  readonly onUnknown: () => void;
  readonly check: () => Promise<void>;
  readonly leaveRefused: (message: string) => void;
}

/** Forwards news from the local database and the conducting tab to the session and the screens. */
export function listenToLocal({ store, now, memory, patchConnection, onUnknown, check, leaveRefused }: Listening): LocalEvents {
  return {
    identify: async () => {
      if (store.get(sessionAtom).status === 'offline') await check();
      const { status } = store.get(sessionAtom);
      return status === 'signedIn' ? 'own' : status === 'offline' ? 'unreachable' : 'unknown';
    },
    onReport: ({ reachable, syncing, stored }) => {
      patchConnection({ reachable, syncing, stored });
      if (reachable && store.get(sessionAtom).status === 'offline') void check();
    },
    onSignedOut: onUnknown,
    onRefused: leaveRefused,
    onOutdated: () => store.set(outdatedAtom, true),
    onLease: (lease) => {
      const claims = readLease(lease);
      const user = memory.record()?.user;
      patchConnection({ lastSync: now() });
      if (claims === undefined || user?.id !== claims.sub) return;
      const { role, memberships, exp } = claims;
      memory.patch({ lease, offlineUntil: exp * 1000, lastSync: now(), user: { ...user, role, memberships } });
      if (role !== user.role) void check();
    },
    onRows: ({ ready, lastSync }) =>
      patchConnection({
        ready,
        ...(lastSync === undefined ? {} : { lastSync: Math.max(lastSync, store.get(connectionAtom).lastSync ?? 0) }),
      }),
    onOutbox: ({ waiting, failed }) => patchConnection({ waiting, failed }),
  };
}
