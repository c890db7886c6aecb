import type { createStore } from 'jotai';
import type { CurrentUser } from '#contract/session.ts';
import { deviceClock } from '../local/browser-clock.ts';
import { localAtom, outdatedAtom } from '../local/local-atoms.ts';
import type { LocalEvents, OpenLocal } from '../local/open-local.ts';
import { deviceStore } from '../shell/device-store.ts';
import { askWhoIsSignedIn } from './ask-server.ts';
import { type BootRecord, writeBoot } from './boot-record.ts';
import { type Answered, decideSession } from './decide-session.ts';
import { keyFor, readGenuine } from './genuine-record.ts';
import { isVersionGone } from './is-version-gone.ts';
import { leaseTime, readLease, signedAt } from './lease.ts';
import { forgetSignedIn, mayBeSignedIn } from './may-be-signed-in.ts';
import { hasToLeave, haveLeft, leaveLater, pendingSignOutKey } from './pending-sign-out.ts';
import { fetchSealKey, keptSealKey } from './seal-key.ts';
import {
  bootShownAtom,
  type Connection,
  connectionAtom,
  enabledCalculatorsAtom,
  type Session,
  sessionAtom,
  tenantAtom,
} from './session-atoms.ts';
import { wipe } from './wipe.ts';

type Store = ReturnType<typeof createStore>;

/** What becomes of changes that were not sent yet when a person signs out. */
export type UnsentChoice = 'seal' | 'discard';

/** `noKey`: nothing was touched, because this device has no key to keep the changes under and the server cannot be reached. */
export type SignedOut = 'left' | 'noKey';

export interface SessionControl {
  /** Asks the server again: after coming back online, or from a Retry button. */
  check(): Promise<void>;
  /** Removes everything of this person from the device and leaves by the server. */
  signOut(unsent: UnsentChoice): Promise<SignedOut>;
}

/** The local database of one person, opened, with its name. */
export interface Opened {
  readonly database: string;
  readonly local: OpenLocal;
}

/**
 * Starts from what the device remembers, at once, and then asks the server. The local database opens afterwards; nothing waits for it.
 */
export async function startSession(
  store: Store,
  open: (user: CurrentUser, events: LocalEvents) => Promise<Opened>,
): Promise<SessionControl> {
  let record: BootRecord | undefined = await readGenuine();
  let opened: { readonly userId: string; readonly done: Promise<Opened> } | undefined;

  const settle = (answered: Answered): Session => {
    const now = leaseTime(deviceClock.now(), record?.lease ?? '');
    const session = decideSession(answered, record, now);
    store.set(sessionAtom, session);
    return session;
  };
  const patchConnection = (change: Partial<Connection>) => store.set(connectionAtom, { ...store.get(connectionAtom), ...change });

  const remember = (change: Partial<BootRecord>) => {
    if (record === undefined) return;
    record = { ...record, ...change };
    writeBoot(record).catch((fault) => console.error('The boot record could not be written.', fault));
  };

  const events: LocalEvents = {
    onReport: ({ reachable, syncing, stored }) => {
      patchConnection({ reachable, syncing, stored });
      const session = store.get(sessionAtom);
      if (reachable && session.status === 'offline') void check();
    },
    onSignedOut: () => settle({ kind: 'nobody' }),
    onRefused: (message) => void leave({ status: 'refused', message }),
    onOutdated: () => store.set(outdatedAtom, true),
    onLease: (lease) => {
      const claims = readLease(lease);
      if (claims !== undefined && record !== undefined) {
        const { role, memberships, exp } = claims;
        const isOtherRole = role !== record.user.role;
        remember({ lease, offlineUntil: exp * 1000, lastSync: Date.now(), user: { ...record.user, role, memberships } });
        if (isOtherRole) void check();
      }
      patchConnection({ lastSync: Date.now() });
    },
    onRows: ({ ready, lastSync }) =>
      patchConnection({
        ready,
        ...(lastSync === undefined ? {} : { lastSync: Math.max(lastSync, store.get(connectionAtom).lastSync ?? 0) }),
      }),
    onOutbox: ({ waiting, failed }) => patchConnection({ waiting, failed }),
  };

  async function openFor(user: CurrentUser): Promise<Opened> {
    if (opened !== undefined && opened.userId !== user.id) {
      const last = await opened.done;
      opened = undefined;
      await last.local.close();
    }
    if (opened === undefined) {
      const opening = { userId: user.id, done: open(user, events) };
      opened = opening;
      // A file of the app that did not come is asked for again with the next network.
      opening.done.catch(async () => {
        if (opened === opening) opened = undefined;
        if (await isVersionGone()) store.set(outdatedAtom, true);
      });
    }
    return opened.done;
  }

  async function arrive(answered: Answered): Promise<void> {
    if (answered.kind === 'refused') return leave({ status: 'refused', message: answered.message });
    if (answered.kind === 'user') {
      const signed = signedAt(answered.user.lease);
      if (signed > 0) deviceClock.set(signed);
      const same = record?.user.id === answered.user.id;
      record = {
        user: answered.user,
        lease: answered.user.lease,
        offlineUntil: answered.offlineUntil,
        tenant: same ? (record?.tenant ?? null) : null,
        enabled: same ? (record?.enabled ?? null) : null,
        lastSync: same ? (record?.lastSync ?? null) : null,
        leaseKey: await keyFor(answered.user.lease, record?.leaseKey ?? null),
      };
      remember({});
      if (!same) store.set(bootShownAtom, { tenant: undefined, enabled: undefined });
    }
    const session = settle(answered);
    patchConnection({ reachable: answered.kind !== 'silence' });
    if (!('user' in session) || session.status === 'locked') return;
    // Asked for at once: who signs out without a network keeps changes under it.
    const key = session.status === 'signedIn' ? fetchSealKey() : undefined;
    const { local, database } = await openFor(session.user);
    if (key === undefined) return;
    local.resume();
    await bringBack(database, await key);
  }

  /** Changes that this person kept at an earlier sign-out are queued again. */
  async function bringBack(database: string, key: CryptoKey | undefined): Promise<void> {
    const [{ forgetSealed, hasSealed, unseal }, { isCommandType }] = await Promise.all([
      import('../local/sealed.ts'),
      import('#contract/commands.ts'),
    ]);
    const local = store.get(localAtom);
    if (key === undefined || local === undefined || !(await hasSealed(database))) return;
    for (const set of await unseal(database, key)) {
      for (const kept of set.commands) {
        if (!isCommandType(kept.type)) continue;
        const queued = await local.enqueue({
          type: kept.type,
          tenantId: kept.tenantId,
          args: kept.args,
          summary: kept.summary,
          baseVersion: kept.baseVersion,
          dependsOn: kept.dependsOn,
          kept: { id: kept.id, createdAt: kept.createdAt },
        });
        // The sealed copy stays until every change is queued: the same ids come back next time and are done once.
        if (!queued.ok) return;
      }
      await forgetSealed(set);
    }
  }

  async function leave(session: Session): Promise<void> {
    const last = await opened?.done;
    opened = undefined;
    record = undefined;
    store.set(sessionAtom, session);
    await last?.local.close();
    await wipe(last === undefined ? [] : [last.database]);
  }

  async function check(): Promise<void> {
    const hasTrace = record !== undefined || deviceStore.getItem(pendingSignOutKey) !== null;
    const nobody: Answered = { kind: navigator.onLine ? 'nobody' : 'silence' };
    const answered = mayBeSignedIn(document.cookie, hasTrace) ? await askWhoIsSignedIn(fetch) : nobody;
    if (answered.kind === 'user' && (await hasToLeave(deviceStore, answered.user.id))) {
      haveLeft(deviceStore);
      location.assign('/api/logout');
      return;
    }
    if (answered.kind === 'nobody') forgetSignedIn(document);
    if (answered.kind === 'user' || answered.kind === 'nobody') haveLeft(deviceStore);
    await arrive(answered);
  }

  async function signOut(unsent: UnsentChoice): Promise<SignedOut> {
    const last = await opened?.done;
    if (last !== undefined && unsent === 'seal') {
      const { seal } = await import('../local/sealed.ts');
      const waiting = await last.local.unsent();
      // Without a storage there is nothing to keep anything in, and no key.
      const key = store.get(connectionAtom).kept ? ((await keptSealKey()) ?? (await fetchSealKey())) : undefined;
      if (waiting.length > 0 && key === undefined) return 'noKey';
      if (key !== undefined) await seal(last.database, key, waiting);
    }
    const { reachable } = store.get(connectionAtom);
    const session = store.get(sessionAtom);
    if (!reachable && 'user' in session) await leaveLater(deviceStore, session.user.id);
    await leave({ status: 'signedOut' });
    if (reachable) location.assign('/api/logout');
    return 'left';
  }

  store.sub(tenantAtom, () => remember({ tenant: store.get(tenantAtom) ?? null }));
  store.sub(enabledCalculatorsAtom, () => {
    const enabled = store.get(enabledCalculatorsAtom);
    if (enabled !== undefined) remember({ enabled: [...enabled] });
  });

  if (record !== undefined) {
    store.set(bootShownAtom, {
      tenant: record.tenant ?? undefined,
      enabled: record.enabled === null ? undefined : new Set(record.enabled),
    });
    patchConnection({ lastSync: record.lastSync ?? undefined });
    settle({ kind: 'silence' });
  }
  void check();
  globalThis.addEventListener('online', () => {
    store.get(localAtom)?.wake();
    if (store.get(sessionAtom).status !== 'signedIn' || store.get(localAtom) === undefined) void check();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store.get(localAtom)?.wake();
  });
  return { check, signOut };
}
