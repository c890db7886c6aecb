import type { createStore } from 'jotai';
import type { CurrentUser } from '#contract/session.ts';
import { signOutTexts } from '#contract/sign-out.ts';
import { deviceClock } from '../local/browser-clock.ts';
import { databaseName } from '../local/database-name.ts';
import { outdatedAtom } from '../local/local-atoms.ts';
import type { LocalEvents } from '../local/open-local.ts';
import { deviceStore } from '../shell/device-store.ts';
import { patience } from './ask-own.ts';
import { askWhoIsSignedIn } from './ask-server.ts';
import { type Answered, decideSession } from './decide-session.ts';
import { holdLocal } from './hold-local.ts';
import { inTime } from './in-time.ts';
import { leaseTime, signedAt } from './lease.ts';
import { listenToLocal } from './listen-to-local.ts';
import { forgetSignedIn, mayBeSignedIn } from './may-be-signed-in.ts';
import type { Opened } from './open-person.ts';
import { hasToLeave, haveLeft, leaveLater } from './pending-sign-out.ts';
import { fetchSealKey } from './seal-key.ts';
import {
  bootShownAtom,
  type Connection,
  connectionAtom,
  enabledCalculatorsAtom,
  type Session,
  sessionAtom,
  tenantAtom,
} from './session-atoms.ts';
import { createSessionMemory } from './session-memory.ts';
import { joinTabs, whenClosed } from './tabs.ts';
import { watchNetwork } from './watch-network.ts';
import { wipe } from './wipe.ts';

type Store = ReturnType<typeof createStore>;

/** What becomes of changes that were not sent yet when a person signs out. `unasked`: the person has seen none. */
export type UnsentChoice = 'seal' | 'discard' | 'unasked';

/**
 * - `noKey`: nothing was touched, because this device has no key to keep the changes under and the server cannot be reached.
 * - `unsent`: nothing was touched, because there are changes that the person was not asked about.
 */
export type SignedOut = 'left' | 'noKey' | 'unsent';

export interface SessionControl {
  /** Asks the server again: after coming back online, or from a Retry button. */
  check(): Promise<void>;
  /** Removes everything of this person from the device, in every tab, and leaves by the server. */
  signOut(unsent: UnsentChoice): Promise<SignedOut>;
}

/** A navigation to sign-out that nobody answers leaves the page where it is. */
const leavePageWithinMs = 3_000;
/** Longer than the storage itself is waited for. */
const openWithinMs = 20_000;

/**
 * Starts from what the device remembers, at once: the session, and behind the first paint the local database. Nothing waits for the
 * server. Its answer decides what is sent.
 */
export async function startSession(
  store: Store,
  open: (user: CurrentUser, events: LocalEvents) => Promise<Opened>,
): Promise<SessionControl> {
  let checking: Promise<void> | undefined;

  const patchConnection = (change: Partial<Connection>) => store.set(connectionAtom, { ...store.get(connectionAtom), ...change });
  const memory = createSessionMemory({
    onOvertaken: () => void restart(undefined),
    onChanged: () => tabs.tell({ refused: undefined }),
  });
  const tabs = joinTabs(
    ({ refused }) => void restart(refused),
    () => void memory.isOvertaken().then((isOvertaken) => (isOvertaken ? restart(undefined) : undefined)),
  );
  const events = listenToLocal({ store, memory, patchConnection, settle, check, leaveRefused: (message) => void leaveRefused(message) });
  const hold = holdLocal(
    (user) => open(user, events),
    () => store.set(outdatedAtom, true),
  );

  function settle(answered: Exclude<Answered, { readonly kind: 'refused' }>): Session {
    const record = memory.record();
    const session = decideSession(answered, record, leaseTime(deviceClock.now(), record?.lease ?? ''));
    store.set(sessionAtom, session);
    return session;
  }

  /** Shows what the device remembers, and opens the person's database. */
  function begin(): void {
    const record = memory.record();
    store.set(bootShownAtom, {
      tenant: record?.tenant ?? undefined,
      enabled: record === undefined || record.enabled === null ? undefined : new Set(record.enabled),
    });
    patchConnection({ lastSync: record?.lastSync ?? undefined, reachable: navigator.onLine, syncing: true });
    openFor(settle({ kind: 'silence' }));
  }

  /** The person of this device, or the role, has changed in another tab. */
  async function restart(refused: string | undefined): Promise<void> {
    memory.drop();
    store.set(sessionAtom, { status: 'loading' });
    const last = await hold.close();
    const { record, isEmpty } = await memory.load();
    if (isEmpty) await wipe(last?.database, { keepOutbox: refused !== undefined });
    if (isEmpty && refused !== undefined) {
      store.set(sessionAtom, { status: 'refused', message: refused });
      return;
    }
    begin();
    if (record !== undefined) void check();
  }

  function arrive(answered: Answered): void {
    if (answered.kind === 'refused') {
      void leaveRefused(answered.message);
      return;
    }
    if (answered.kind === 'user') {
      const signed = signedAt(answered.user.lease);
      if (signed > 0) deviceClock.set(signed);
      if (memory.record()?.user.id !== answered.user.id) store.set(bootShownAtom, { tenant: undefined, enabled: undefined });
      memory.hold(answered.user, answered.offlineUntil);
    }
    patchConnection({ reachable: answered.kind !== 'silence', syncing: false });
    openFor(settle(answered));
  }

  function openFor(session: Session): void {
    if (!('user' in session) || session.status === 'locked') return;
    // Asked for at once: a sign-out without a network and a deactivation keep changes under it.
    const key = session.status === 'signedIn' ? fetchSealKey() : undefined;
    hold
      .openFor(session.user)
      .then(async ({ local, bringBack }) => {
        if (key === undefined) return;
        local.resume();
        const found = await key;
        if (found === undefined) return;
        memory.keepKey(found);
        await bringBack(found);
      })
      .catch((fault) => console.error('The local database could not be opened.', fault));
  }

  /** The server refuses this person: rows go from every tab, what waited is sealed, and the reason stays. */
  async function leaveRefused(message: string): Promise<void> {
    const user = memory.record()?.user;
    const last = await lookInto(user);
    const sealed = (await last?.seal(memory.key)) ?? 0;
    const said = typeof sealed === 'number' && sealed > 0 ? `${message} ${signOutTexts.sealed(sealed)}` : message;
    // Without a key, or unread, the changes stay as they are: they are never dropped.
    await leave({ status: 'refused', message: said }, user, sealed === 'noKey' || last === undefined);
  }

  /** The person's database, opened where it is not open yet. Undefined: nobody can say what waits there. */
  function lookInto(user: CurrentUser | undefined): Promise<Opened | undefined> {
    const opening = hold.present().then((open) => open ?? (user === undefined ? undefined : hold.openFor(user)));
    return inTime(opening, openWithinMs).catch(() => undefined);
  }

  async function leave(session: Session, user: CurrentUser | undefined, keepOutbox = false): Promise<void> {
    store.set(sessionAtom, { status: 'loading' });
    await memory.forget();
    tabs.tell({ refused: session.status === 'refused' ? session.message : undefined });
    const last = await hold.close();
    const name = last?.database ?? (user === undefined ? undefined : await databaseName(location.origin, user.id));
    await whenClosed((isAlone) => wipe(name, { isAlone, keepOutbox }));
    store.set(bootShownAtom, { tenant: undefined, enabled: undefined });
    store.set(sessionAtom, session);
  }

  function check(): Promise<void> {
    checking ??= ask().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function ask(): Promise<void> {
    const record = memory.record();
    const nobody: Answered = { kind: navigator.onLine ? 'nobody' : 'silence' };
    const answered = mayBeSignedIn(document.cookie, record !== undefined)
      ? await askWhoIsSignedIn(record === undefined ? patience.unknown : patience.remembered)
      : nobody;
    if (answered.kind === 'user' && (await hasToLeave(deviceStore, answered.user))) {
      location.assign('/api/logout');
      return;
    }
    if (answered.kind === 'nobody') forgetSignedIn(document);
    if (answered.kind === 'user' || answered.kind === 'nobody') haveLeft(deviceStore);
    arrive(answered);
  }

  async function signOut(unsent: UnsentChoice): Promise<SignedOut> {
    const { reachable } = store.get(connectionAtom);
    const user = memory.record()?.user;
    const last = unsent === 'discard' ? undefined : await lookInto(user);
    const waiting = unsent === 'unasked' ? await last?.local.unsent().catch(() => undefined) : [];
    if (unsent === 'unasked' && waiting !== undefined && waiting.length > 0) return 'unsent';
    if (unsent === 'seal' && (await last?.seal(async () => (await memory.key()) ?? fetchSealKey())) === 'noKey') return 'noKey';
    if (user !== undefined) await leaveLater(deviceStore, { id: user.id, lease: memory.record()?.lease ?? '' });
    const isUnknown = waiting === undefined || (unsent === 'seal' && last === undefined);
    await leave(reachable ? { status: 'loading' } : { status: 'signedOut' }, user, isUnknown);
    if (!reachable) return 'left';
    setTimeout(() => store.set(sessionAtom, { status: 'signedOut' }), leavePageWithinMs);
    location.assign('/api/logout');
    return 'left';
  }

  store.sub(tenantAtom, () => memory.patch({ tenant: store.get(tenantAtom) ?? null }));
  store.sub(enabledCalculatorsAtom, () => {
    const enabled = store.get(enabledCalculatorsAtom);
    if (enabled !== undefined) memory.patch({ enabled: [...enabled] });
  });

  if ((await memory.load()).record !== undefined) begin();
  void check();
  watchNetwork(store, check);
  return { check, signOut };
}
