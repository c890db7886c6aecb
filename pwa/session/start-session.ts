import type { createStore } from 'jotai';
import type { CurrentUser } from '#contract/session.ts';
import { outdatedAtom } from '../local/local-atoms.ts';
import type { Answered } from './decide-session.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { holdLocal } from './hold-local.ts';
import { inTime } from './in-time.ts';
import { leaseTime, signedAt } from './lease.ts';
import { listenToLocal } from './listen-to-local.ts';
import type { Opened, PersonEvents } from './open-person.ts';
import { bootShownAtom, type Connection, connectionAtom, enabledCalculatorsAtom, sessionAtom, tenantAtom } from './session-atoms.ts';
import {
  beginSessionState,
  type DeviceView,
  type Sealed,
  type SessionEffect,
  type SessionEvent,
  type SignedOut,
  stepSession,
  type UnsentChoice,
} from './session-machine.ts';
import { createSessionMemory } from './session-memory.ts';
import type { SessionWorld } from './session-world.ts';
import { watchNetwork } from './watch-network.ts';

type Store = ReturnType<typeof createStore>;

export interface SessionControl {
  /** Asks the server again, after coming back online or from a Retry button. */
  check(): Promise<void>;
  /** Removes all data of this person from the device, in every tab, and signs out at the server. */
  signOut(unsent: UnsentChoice): Promise<SignedOut>;
}

/** Longest wait for the sign-out page. If it does not answer, the browser stays on this page. */
const leavePageWithinMs = 3_000;
/** Longer than the wait for the storage itself. */
const openWithinMs = 20_000;

/**
 * Starts at once from the values on the device: first the session, and after the first paint the local database. Nothing waits for the
 * server, whose answer decides what is sent. The decisions are in session-machine.ts, and this function carries out their effects.
 */
export async function startSession(
  store: Store,
  open: (user: CurrentUser, events: PersonEvents) => Promise<Opened>,
  world: SessionWorld,
): Promise<SessionControl> {
  let state = beginSessionState;
  let checking: Promise<void> | undefined;
  let answerSignOut: ((answer: SignedOut) => void)[] = [];

  const patchConnection = (change: Partial<Connection>) => store.set(connectionAtom, { ...store.get(connectionAtom), ...change });
  const memory = createSessionMemory({
    onOvertaken: () => take({ on: 'overtaken', refused: undefined }),
    onChanged: () => tabs.tell({ refused: undefined }),
  });
  const tabs = world.joinTabs(
    ({ refused }) => take({ on: 'overtaken', refused }),
    () => start(lookForOthers),
  );
  const events = listenToLocal({
    store,
    memory,
    patchConnection,
    onUnknown: () => take({ on: 'unknownToServer' }),
    check,
    leaveRefused: (message) => take({ on: 'refused', message }),
  });
  const hold = holdLocal(
    (user) => open(user, { ...events, onStorageRebuilt: memory.keepAgain }),
    () => store.set(outdatedAtom, true),
  );

  function take(event: SessionEvent): void {
    const step = stepSession(state, event, view());
    state = step.state;
    // Effects run before the screens change, because the screens write into the record of the person whom the device then remembers.
    for (const effect of step.effects) perform(effect);
    if (store.get(sessionAtom) !== state.session) store.set(sessionAtom, state.session);
  }

  function view(): DeviceView {
    const record = memory.record();
    const leaseNow = leaseTime(world.clock.now(), record?.lease ?? '');
    return { remembered: record, leaseNow, online: world.isOnline(), reachable: store.get(connectionAtom).reachable };
  }

  function start(work: () => Promise<void>): void {
    work().catch((fault: unknown) => world.report('The session stumbled.', fault));
  }

  function perform(effect: SessionEffect): void {
    switch (effect.do) {
      case 'showRemembered':
        showRemembered();
        break;
      case 'forgetShown':
        store.set(bootShownAtom, { tenant: undefined, enabled: undefined });
        break;
      case 'connection':
        patchConnection({ reachable: effect.reachable, syncing: effect.syncing });
        break;
      case 'remember':
        remember(effect.user, effect.offlineUntil);
        break;
      case 'open':
        start(() => openFor(effect.user, effect.isSignedIn));
        break;
      case 'ask':
        start(check);
        break;
      case 'reload':
        start(() => reload(effect.refused));
        break;
      case 'lookInto':
        start(async () => {
          const last = await lookInto();
          take({ on: 'lookedInto', waiting: (await last?.local.unsent().catch(() => undefined))?.length });
        });
        break;
      case 'sealForSignOut':
        start(async () => {
          const key = async () => (await memory.key()) ?? world.fetchSealKey();
          // Nothing is changed if sealing fails.
          take({ on: 'sealedForSignOut', sealed: await seal(key).catch(() => 'noKey' as const) });
        });
        break;
      case 'sealForRefusal':
        start(async () => {
          const sealed = await seal(memory.key).catch(() => 'unseen' as const);
          take({ on: 'sealedForRefusal', message: effect.message, sealed });
        });
        break;
      case 'remove':
        start(() => remove(effect));
        break;
      case 'leavePage':
        if (effect.isAwaited) world.later(leavePageWithinMs, () => take({ on: 'pageStayed' }));
        world.leavePage();
        break;
      case 'answerSignOut':
        for (const answer of answerSignOut) answer(effect.answer);
        answerSignOut = [];
        break;
    }
  }

  function showRemembered(): void {
    const record = memory.record();
    const enabled = record === undefined || record.enabled === null ? undefined : new Set(record.enabled);
    store.set(bootShownAtom, { tenant: record?.tenant ?? undefined, enabled });
    patchConnection({ lastSync: record?.lastSync ?? undefined });
  }

  function remember(user: CurrentUser, offlineUntil: number): void {
    const signed = signedAt(user.lease);
    if (signed > 0) world.clock.set(signed);
    const before = memory.record()?.user;
    const isView = (before?.impersonation ?? user.impersonation) !== undefined;
    if (before !== undefined && before.id !== user.id && isView) world.viewSwitch.write(before.id);
    memory.hold(user, offlineUntil);
  }

  async function openFor(user: CurrentUser, isSignedIn: boolean): Promise<void> {
    // Fetched at once, because a sign-out without a network and a deactivation seal changes with it.
    const key = isSignedIn ? world.fetchSealKey() : undefined;
    await wipeBeforeView(user);
    const { local, bringBack } = await hold.openFor(user);
    if (key === undefined) return;
    local.resume();
    const found = await key;
    if (found === undefined) return;
    memory.keepKey(found);
    await bringBack(found);
  }

  /** A view as another person begins or ends: the data of the person who was here before it leave the device. */
  async function wipeBeforeView({ id }: CurrentUser): Promise<void> {
    const before = world.viewSwitch.read();
    if (before === undefined || before === id) return;
    await hold.close();
    const database = await world.databaseName(before);
    // The wipe also deletes the mark of the switch.
    await world.whenClosed((isAlone) => world.wipe(database, { isAlone }));
  }

  async function lookForOthers(): Promise<void> {
    if (await memory.isOvertaken()) take({ on: 'overtaken', refused: undefined });
  }

  async function reload(refused: string | undefined): Promise<void> {
    memory.drop();
    const last = await hold.close();
    const { isEmpty } = await memory.load();
    if (isEmpty) await world.wipe(last?.database, { keepOutbox: refused !== undefined });
    take({ on: 'reloaded', refused, isEmpty });
  }

  /** The person's database, opened if necessary. Undefined if it cannot be opened, so that its waiting changes are unknown. */
  function lookInto(): Promise<Opened | undefined> {
    const user = memory.record()?.user;
    const opening = hold.present().then((opened) => opened ?? (user === undefined ? undefined : hold.openFor(user)));
    return inTime(opening, openWithinMs).catch(() => undefined);
  }

  async function seal(key: () => Promise<CryptoKey | undefined>): Promise<Sealed> {
    const last = await lookInto();
    return last === undefined ? 'unseen' : last.seal(key);
  }

  async function remove({ next, keepOutbox, isOwnWish }: Extract<SessionEffect, { readonly do: 'remove' }>): Promise<void> {
    const record = memory.record();
    const pending = isOwnWish && record !== undefined ? await world.leaveLater({ id: record.user.id, lease: record.lease }) : undefined;
    const database = record === undefined ? undefined : await world.databaseName(record.user.id);
    await memory.forget({ database, keepOutbox, pending });
    tabs.tell({ refused: next.status === 'refused' ? next.message : undefined });
    await hold.close().catch((fault: unknown) => world.report('The database did not close in order.', fault));
    await world.whenClosed((isAlone) => world.wipe(database, { isAlone, keepOutbox }));
    await memory.haveRemoved();
    take({ on: 'removed', next });
  }

  function check(): Promise<void> {
    checking ??= ask().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function ask(): Promise<void> {
    const nobody: Answered = { kind: world.isOnline() ? 'nobody' : 'silence' };
    const answered = (await world.askWho(memory.record() !== undefined)) ?? nobody;
    const hasToLeave = answered.kind === 'user' && (await world.hasToLeave(answered.user));
    if (answered.kind === 'nobody') world.forgetSignedIn();
    if (!hasToLeave && (answered.kind === 'user' || answered.kind === 'nobody')) world.haveLeft();
    take({ on: 'answered', answered, hasToLeave });
  }

  store.sub(tenantAtom, () => memory.patch({ tenant: store.get(tenantAtom) ?? null }));
  store.sub(enabledCalculatorsAtom, () => {
    const enabled = store.get(enabledCalculatorsAtom);
    if (enabled !== undefined) memory.patch({ enabled: [...enabled] });
  });

  await finishSignOut(memory, world);
  await memory.load();
  take({ on: 'loaded' });
  watchNetwork(store, check);
  return {
    check,
    signOut: (unsent) =>
      new Promise((answer) => {
        answerSignOut.push(answer);
        take({ on: 'signOutWanted', unsent });
      }),
  };
}
