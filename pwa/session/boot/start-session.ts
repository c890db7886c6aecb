import type { createStore } from 'jotai';
import { outdatedAtom } from '#app/device/local/shown/local-atoms.ts';
import { leaseTime } from '#app/session/lease/lease.ts';
import type { Answered } from '#app/session/state/decide-session.ts';
import { type Connection, connectionAtom, enabledCalculatorsAtom, sessionAtom, tenantAtom } from '#app/session/state/session-atoms.ts';
import { watchNetwork } from '#app/session/state/watch-network.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { holdLocal } from './hold-local.ts';
import { listenToLocal } from './listen-to-local.ts';
import type { Opened, PersonEvents } from './open-person.ts';
import { performSessionEffect, type SessionParts, startSessionWork } from './session-effects.ts';
import {
  beginSessionState,
  type DeviceView,
  type SessionEvent,
  type SignedOut,
  stepSession,
  type UnsentChoice,
} from './session-machine.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';
import type { SessionWorld } from './session-world.ts';

type Store = ReturnType<typeof createStore>;
type OpenPerson = (user: CurrentUser, events: PersonEvents) => Promise<Opened>;

export interface SessionControl {
  /** Asks the server again, after coming back online or from a Retry button. */
  check(): Promise<void>;
  /** Removes all data of this person from the device, in every tab, and signs out at the server. */
  signOut(unsent: UnsentChoice): Promise<SignedOut>;
}

/**
 * Starts at once from the values on the device: first the session, and after the first paint the local database. Nothing waits for the
 * server, whose answer decides what is sent. The decisions are in session-machine.ts, and their effects in session-effects.ts.
 */
export async function startSession(store: Store, open: OpenPerson, world: SessionWorld): Promise<SessionControl> {
  let state = beginSessionState;
  let waitingForSignOut: ((answer: SignedOut) => void)[] = [];

  function take(event: SessionEvent): void {
    const step = stepSession(state, event, viewDevice(parts));
    state = step.state;
    // Effects run before the screens change, because the screens write into the record of the person whom the device then remembers.
    for (const effect of step.effects) performSessionEffect(parts, effect);
    if (store.get(sessionAtom) !== state.session) store.set(sessionAtom, state.session);
  }

  const parts = joinParts(store, open, world, {
    take,
    answerSignOut: (answer) => {
      for (const tell of waitingForSignOut) tell(answer);
      waitingForSignOut = [];
    },
  });
  rememberScreens(store, parts.memory);
  await finishSignOut(parts.memory, world);
  await parts.memory.load();
  take({ on: 'loaded' });
  watchNetwork(store, parts.check);
  return {
    check: parts.check,
    signOut: (unsent) =>
      new Promise((answer) => {
        waitingForSignOut.push(answer);
        take({ on: 'signOutWanted', unsent });
      }),
  };
}

/** Connects memory, tabs, and the local database with the events that they raise. */
function joinParts(
  store: Store,
  open: OpenPerson,
  world: SessionWorld,
  { take, answerSignOut }: Pick<SessionParts, 'take' | 'answerSignOut'>,
): SessionParts {
  const patchConnection = (change: Partial<Connection>) => store.set(connectionAtom, { ...store.get(connectionAtom), ...change });
  const memory = createSessionMemory({
    onOvertaken: () => take({ on: 'overtaken', refused: undefined }),
    onChanged: () => tabs.tell({ refused: undefined }),
  });
  const lookForOthers = async () => {
    if (await memory.isOvertaken()) take({ on: 'overtaken', refused: undefined });
  };
  const tabs = world.joinTabs(
    ({ refused }) => take({ on: 'overtaken', refused }),
    () => startSessionWork({ world }, lookForOthers),
  );
  const check = onceAtATime(() => askWhoIsHere({ world, memory, take }));
  const events = listenToLocal({
    ...{ store, memory, patchConnection, check, now: world.now },
    onUnknown: () => take({ on: 'unknownToServer' }),
    leaveRefused: (message) => take({ on: 'refused', message }),
  });
  const hold = holdLocal(
    (user) => open(user, { ...events, onStorageRebuilt: memory.keepAgain }),
    () => store.set(outdatedAtom, true),
  );
  return { store, world, memory, tabs, hold, take, check, patchConnection, answerSignOut };
}

/** A call while the work runs waits for the same run. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function askWhoIsHere({ world, memory, take }: Pick<SessionParts, 'world' | 'memory' | 'take'>): Promise<void> {
  const nobody: Answered = { kind: world.isOnline() ? 'nobody' : 'silence' };
  const answered = (await world.askWho(memory.record() !== undefined)) ?? nobody;
  const hasToLeave = answered.kind === 'user' && (await world.hasToLeave(answered.user));
  if (answered.kind === 'nobody') world.forgetSignedIn();
  if (!hasToLeave && (answered.kind === 'user' || answered.kind === 'nobody')) world.haveLeft();
  take({ on: 'answered', answered, hasToLeave });
}

function viewDevice({ memory, world, store }: SessionParts): DeviceView {
  const record = memory.record();
  const leaseNow = leaseTime(world.clock.now(), record?.lease ?? '');
  return { remembered: record, leaseNow, online: world.isOnline(), reachable: store.get(connectionAtom).reachable };
}

/** Keeps tenant and calculators of the screens in the record from which the next start shows them. */
function rememberScreens(store: Store, memory: SessionMemory): void {
  store.sub(tenantAtom, () => memory.patch({ tenant: store.get(tenantAtom) ?? null }));
  store.sub(enabledCalculatorsAtom, () => {
    const enabled = store.get(enabledCalculatorsAtom);
    if (enabled !== undefined) memory.patch({ enabled: [...enabled] });
  });
}
