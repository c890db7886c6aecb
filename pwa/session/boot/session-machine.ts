import { type Answered, decideSession, type Remembered } from '#app/session/state/decide-session.ts';
import type { Session } from '#app/session/state/session-atoms.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { signOutTexts } from '#contract/sync/sign-out.ts';

/** The choice about unsent changes at sign-out. `unasked`: the person has seen no changes. */
export type UnsentChoice = 'seal' | 'discard' | 'unasked';

/**
 * Result of a sign-out.
 * - `noKey`: nothing was changed, because this device has no key to seal the changes with and the server cannot be reached.
 * - `unsent`: nothing was changed, because there are changes that the person was not asked about.
 */
export type SignedOut = 'left' | 'noKey' | 'unsent';

/** Result of sealing: the number of changes, or that there was no key, or that the database could not be read. */
export type Sealed = number | 'noKey' | 'unseen';

export interface SessionState {
  readonly session: Session;
  readonly leaving: 'no' | 'refused' | 'signOut' | 'removing';
  /** Set if another tab reported during the removal that the person has changed. */
  readonly reloadDue: Reload | undefined;
}

interface Reload {
  readonly refused: string | undefined;
}

/** The device at the moment of an event. */
export interface DeviceView {
  readonly remembered: Remembered | undefined;
  readonly leaseNow: number;
  readonly online: boolean;
  readonly reachable: boolean;
}

export type SessionEvent =
  /** `pageStayed`: the navigation that ends the session was not answered. */
  | { readonly on: 'loaded' | 'unknownToServer' | 'pageStayed' }
  | { readonly on: 'answered'; readonly answered: Answered; readonly hasToLeave: boolean }
  | { readonly on: 'overtaken'; readonly refused: string | undefined }
  /** `isEmpty`: the device no longer remembers anyone, and all leftovers are removed. */
  | { readonly on: 'reloaded'; readonly refused: string | undefined; readonly isEmpty: boolean }
  | { readonly on: 'refused'; readonly message: string }
  | { readonly on: 'sealedForRefusal'; readonly message: string; readonly sealed: Sealed }
  | { readonly on: 'signOutWanted'; readonly unsent: UnsentChoice }
  /** Number of waiting changes. Undefined if they could not be counted. */
  | { readonly on: 'lookedInto'; readonly waiting: number | undefined }
  | { readonly on: 'sealedForSignOut'; readonly sealed: Sealed }
  | { readonly on: 'removed'; readonly next: Session };

export type SessionEffect =
  | { readonly do: 'showRemembered' | 'forgetShown' }
  | { readonly do: 'ask' | 'lookInto' | 'sealForSignOut' }
  /** Ends the session at the server. `isAwaited`: no other screen is shown until that page answers or fails to. */
  | { readonly do: 'leavePage'; readonly isAwaited: boolean }
  | { readonly do: 'connection'; readonly reachable: boolean; readonly syncing: boolean }
  | { readonly do: 'remember'; readonly user: CurrentUser; readonly offlineUntil: number }
  | { readonly do: 'open'; readonly user: CurrentUser; readonly isSignedIn: boolean }
  | { readonly do: 'reload'; readonly refused: string | undefined }
  | { readonly do: 'sealForRefusal'; readonly message: string }
  /**
   * Forgets the person in every tab and removes the data on the device. Then `next` is shown. `isOwnWish`: the person asked for it, so the
   * server is told, now or once there is a network.
   */
  | { readonly do: 'remove'; readonly next: Session; readonly keepOutbox: boolean; readonly isOwnWish: boolean }
  | { readonly do: 'answerSignOut'; readonly answer: SignedOut };

export interface SessionStep {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

export const beginSessionState: SessionState = { session: { status: 'loading' }, leaving: 'no', reloadDue: undefined };

/** The next state and the effects of an event. */
export function stepSession(state: SessionState, event: SessionEvent, device: DeviceView): SessionStep {
  switch (event.on) {
    case 'loaded':
      return then(device.remembered === undefined ? stay(state) : begin(state, device), withAsk);
    case 'unknownToServer':
      return state.leaving === 'no' ? stay(completed(state, { kind: 'nobody' }, device)) : stay(state);
    case 'answered':
      return state.leaving === 'no' ? answered(state, event, device) : stay(state);
    case 'pageStayed':
      return stay(state.session.status === 'loading' ? { ...state, session: { status: 'signedOut' } } : state);
    case 'overtaken':
      return state.leaving === 'removing' ? stay({ ...state, reloadDue: { refused: event.refused } }) : reload(state, event);
    case 'reloaded':
      return reloaded(state, event, device);
    case 'refused':
      return state.leaving === 'no' ? refused(state, event.message) : stay(state);
    case 'sealedForRefusal':
      return state.leaving === 'refused' ? leaveRefused(state, event) : stay(state);
    case 'signOutWanted':
      return state.leaving === 'no' ? signOutWanted({ ...state, leaving: 'signOut' }, event.unsent, device) : stay(state);
    case 'lookedInto':
      if (state.leaving !== 'signOut') return stay(state);
      if (event.waiting !== undefined && event.waiting > 0) return stopLeaving(state, 'unsent');
      return remove(state, event.waiting === undefined, device);
    case 'sealedForSignOut':
      if (state.leaving !== 'signOut') return stay(state);
      return event.sealed === 'noKey' ? stopLeaving(state, 'noKey') : remove(state, event.sealed === 'unseen', device);
    case 'removed':
      return removed(state, event.next);
  }
}

/** Shows the remembered session and opens the person's database. */
function begin(state: SessionState, device: DeviceView): SessionStep {
  const effects: SessionEffect[] = [{ do: 'showRemembered' }, { do: 'connection', reachable: device.online, syncing: true }];
  return then({ state: completed(state, { kind: 'silence' }, device), effects }, open);
}

function answered(
  state: SessionState,
  { answered: answer, hasToLeave }: Extract<SessionEvent, { readonly on: 'answered' }>,
  device: DeviceView,
): SessionStep {
  if (hasToLeave) return { state, effects: [{ do: 'leavePage', isAwaited: false }] };
  if (answer.kind === 'refused') return refused(state, answer.message);
  const isOther = answer.kind === 'user' && device.remembered?.user.id !== answer.user.id;
  const effects: SessionEffect[] = [
    ...(isOther ? [{ do: 'forgetShown' } as const] : []),
    ...(answer.kind === 'user' ? [{ do: 'remember', user: answer.user, offlineUntil: answer.offlineUntil } as const] : []),
    { do: 'connection', reachable: answer.kind !== 'silence', syncing: false },
  ];
  return then({ state: completed(state, answer, device), effects }, open);
}

function open(state: SessionState): SessionStep {
  const { session } = state;
  if (!('user' in session) || session.status === 'locked') return stay(state);
  return { state, effects: [{ do: 'open', user: session.user, isSignedIn: session.status === 'signedIn' }] };
}

/** Handles a change of this device's person, or of their role, in another tab. */
function reload(state: SessionState, { refused: message }: Reload): SessionStep {
  const effects: SessionEffect[] = [{ do: 'reload', refused: message }];
  if (state.leaving === 'signOut') effects.push({ do: 'answerSignOut', answer: 'left' });
  return { state: { session: { status: 'loading' }, leaving: 'no', reloadDue: undefined }, effects };
}

function reloaded(
  state: SessionState,
  { refused: message, isEmpty }: Extract<SessionEvent, { readonly on: 'reloaded' }>,
  device: DeviceView,
): SessionStep {
  if (isEmpty && message !== undefined) return stay({ ...state, session: { status: 'refused', message } });
  const begun = begin(state, device);
  return device.remembered === undefined ? begun : then(begun, withAsk);
}

/** Handles a refusal by the server: rows are removed from every tab, waiting changes are sealed, and the reason stays visible. */
function refused(state: SessionState, message: string): SessionStep {
  return { state: { ...state, leaving: 'refused' }, effects: [{ do: 'sealForRefusal', message }] };
}

function leaveRefused(state: SessionState, { message, sealed }: Extract<SessionEvent, { readonly on: 'sealedForRefusal' }>): SessionStep {
  const isSealed = typeof sealed === 'number';
  const tell = message === accessTexts.deleted ? signOutTexts.sealedAfterDeletion : signOutTexts.sealed;
  const said = isSealed && sealed > 0 ? `${message} ${tell(sealed)}` : message;
  // Changes that could not be read or sealed stay as they are. They are never dropped.
  const next = { status: 'refused', message: said } as const;
  return { state: { ...loading(state), leaving: 'removing' }, effects: [{ do: 'remove', next, keepOutbox: !isSealed, isOwnWish: false }] };
}

function signOutWanted(state: SessionState, unsent: UnsentChoice, device: DeviceView): SessionStep {
  switch (unsent) {
    case 'unasked':
      return { state, effects: [{ do: 'lookInto' }] };
    case 'seal':
      return { state, effects: [{ do: 'sealForSignOut' }] };
    case 'discard':
      return remove(state, false, device);
  }
}

function stopLeaving(state: SessionState, answer: SignedOut): SessionStep {
  return { state: { ...state, leaving: 'no' }, effects: [{ do: 'answerSignOut', answer }] };
}

function remove(state: SessionState, keepOutbox: boolean, { reachable }: DeviceView): SessionStep {
  const next: Session = reachable ? { status: 'loading' } : { status: 'signedOut' };
  return { state: { ...loading(state), leaving: 'removing' }, effects: [{ do: 'remove', next, keepOutbox, isOwnWish: true }] };
}

function removed(before: SessionState, next: Session): SessionStep {
  const state: SessionState = { session: next, leaving: 'no', reloadDue: undefined };
  const effects: SessionEffect[] = [{ do: 'forgetShown' }];
  if (next.status !== 'refused') effects.push({ do: 'answerSignOut', answer: 'left' });
  const isLeavingPage = next.status === 'loading';
  if (isLeavingPage) effects.push({ do: 'leavePage', isAwaited: true });
  const due = before.reloadDue;
  return due === undefined || isLeavingPage ? { state, effects } : then({ state, effects }, (late) => reload(late, due));
}

function completed(state: SessionState, answer: Exclude<Answered, { readonly kind: 'refused' }>, device: DeviceView): SessionState {
  return { ...state, session: decideSession(answer, device.remembered, device.leaseNow) };
}

function loading(state: SessionState): SessionState {
  return { ...state, session: { status: 'loading' } };
}

function withAsk(state: SessionState): SessionStep {
  return { state, effects: [{ do: 'ask' }] };
}

function stay(state: SessionState): SessionStep {
  return { state, effects: [] };
}

function then({ state, effects }: SessionStep, next: (state: SessionState) => SessionStep): SessionStep {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}
