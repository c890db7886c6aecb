import type { createStore } from 'jotai';
import { signedAt } from '#app/session/lease/lease.ts';
import { bootShownAtom, type Connection } from '#app/session/state/session-atoms.ts';
import { inTime } from '#app/session/stored/in-time.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import type { LocalHold } from './hold-local.ts';
import type { Opened } from './open-person.ts';
import type { Sealed, SessionEffect, SessionEvent, SignedOut } from './session-machine.ts';
import type { SessionMemory } from './session-memory.ts';
import type { SessionWorld } from './session-world.ts';
import type { joinTabs } from './tabs.ts';

/** Dependencies of the session’s effects. */
export interface SessionParts {
  readonly store: ReturnType<typeof createStore>;
  readonly world: SessionWorld;
  readonly memory: SessionMemory;
  readonly tabs: ReturnType<typeof joinTabs>;
  readonly hold: LocalHold;
  readonly take: (event: SessionEvent) => void;
  readonly check: () => Promise<void>;
  readonly patchConnection: (change: Partial<Connection>) => void;
  /** Answers everyone who asked for the sign-out. */
  readonly answerSignOut: (answer: SignedOut) => void;
}

/** Longest wait for the sign-out page. If it does not answer, the browser stays on this page. */
const leavePageWithinMs = 3_000;
/** Longer than the wait for the storage itself. */
const openWithinMs = 20_000;

/** The effects that end or take time. A fault in them is reported. */
type WorkEffect = Extract<
  SessionEffect,
  { readonly do: 'open' | 'ask' | 'reload' | 'lookInto' | 'sealForSignOut' | 'sealForRefusal' | 'remove' }
>;

export function performSessionEffect(parts: SessionParts, effect: SessionEffect): void {
  const { store, world, patchConnection } = parts;
  switch (effect.do) {
    case 'showRemembered':
      showRemembered(parts);
      break;
    case 'forgetShown':
      store.set(bootShownAtom, { tenant: undefined, enabled: undefined });
      break;
    case 'connection':
      patchConnection({ reachable: effect.reachable, syncing: effect.syncing });
      break;
    case 'remember':
      remember(parts, effect.user, effect.offlineUntil);
      break;
    case 'leavePage':
      if (effect.isAwaited) world.later(leavePageWithinMs, () => parts.take({ on: 'pageStayed' }));
      world.leavePage();
      break;
    case 'answerSignOut':
      parts.answerSignOut(effect.answer);
      break;
    case 'open':
    case 'ask':
    case 'reload':
    case 'lookInto':
    case 'sealForSignOut':
    case 'sealForRefusal':
    case 'remove':
      startSessionWork(parts, () => performWork(parts, effect));
      break;
  }
}

/** Starts work without waiting for it. */
export function startSessionWork({ world }: Pick<SessionParts, 'world'>, work: () => Promise<void>): void {
  work().catch((fault: unknown) => world.report('The session stumbled.', fault));
}

async function performWork(parts: SessionParts, effect: WorkEffect): Promise<void> {
  const { memory, world, take } = parts;
  switch (effect.do) {
    case 'open':
      return openFor(parts, effect.user, effect.isSignedIn);
    case 'ask':
      return parts.check();
    case 'reload':
      return reload(parts, effect.refused);
    case 'lookInto': {
      const last = await lookInto(parts);
      return take({ on: 'lookedInto', waiting: (await last?.local.unsent().catch(() => undefined))?.length });
    }
    case 'sealForSignOut': {
      const key = async () => (await memory.key()) ?? world.fetchSealKey();
      // Nothing is changed if sealing fails.
      return take({ on: 'sealedForSignOut', sealed: await seal(parts, key).catch(() => 'noKey' as const) });
    }
    case 'sealForRefusal': {
      const sealed = await seal(parts, memory.key).catch(() => 'unseen' as const);
      return take({ on: 'sealedForRefusal', message: effect.message, sealed });
    }
    case 'remove':
      return remove(parts, effect);
  }
}

function showRemembered({ memory, store, patchConnection }: SessionParts): void {
  const record = memory.record();
  const enabled = record === undefined || record.enabled === null ? undefined : new Set(record.enabled);
  store.set(bootShownAtom, { tenant: record?.tenant ?? undefined, enabled });
  patchConnection({ lastSync: record?.lastSync ?? undefined });
}

function remember({ memory, world }: SessionParts, user: CurrentUser, offlineUntil: number): void {
  const signed = signedAt(user.lease);
  if (signed > 0) world.clock.set(signed);
  const before = memory.record()?.user;
  const isView = (before?.impersonation ?? user.impersonation) !== undefined;
  if (before !== undefined && before.id !== user.id && isView) world.viewSwitch.write(before.id);
  memory.hold(user, offlineUntil);
}

async function openFor(parts: SessionParts, user: CurrentUser, isSignedIn: boolean): Promise<void> {
  // Fetched at once, because a sign-out without a network and a deactivation seal changes with it.
  const key = isSignedIn ? parts.world.fetchSealKey() : undefined;
  await wipeBeforeView(parts, user);
  const { local, bringBack } = await parts.hold.openFor(user);
  if (key === undefined) return;
  local.resume();
  const found = await key;
  if (found === undefined) return;
  parts.memory.keepKey(found);
  await bringBack(found);
}

/** A view as another person begins or ends: the data of the person who was here before it leave the device. */
async function wipeBeforeView({ world, hold }: SessionParts, { id }: CurrentUser): Promise<void> {
  const before = world.viewSwitch.read();
  if (before === undefined || before === id) return;
  await hold.close();
  const database = await world.databaseName(before);
  // The wipe also deletes the mark of the switch.
  await world.whenClosed((isAlone) => world.wipe(database, { isAlone }));
}

async function reload({ memory, hold, world, take }: SessionParts, refused: string | undefined): Promise<void> {
  memory.drop();
  const last = await hold.close();
  const { isEmpty } = await memory.load();
  if (isEmpty) await world.wipe(last?.database, { keepOutbox: refused !== undefined });
  take({ on: 'reloaded', refused, isEmpty });
}

/** The person's database, opened if necessary. Undefined if it cannot be opened, so that its waiting changes are unknown. */
function lookInto({ memory, hold }: SessionParts): Promise<Opened | undefined> {
  const user = memory.record()?.user;
  const opening = hold.present().then((opened) => opened ?? (user === undefined ? undefined : hold.openFor(user)));
  return inTime(opening, openWithinMs).catch(() => undefined);
}

async function seal(parts: SessionParts, key: () => Promise<CryptoKey | undefined>): Promise<Sealed> {
  const last = await lookInto(parts);
  return last === undefined ? 'unseen' : last.seal(key);
}

async function remove(
  { memory, hold, world, tabs, take }: SessionParts,
  { next, keepOutbox, isOwnWish }: Extract<SessionEffect, { readonly do: 'remove' }>,
): Promise<void> {
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
