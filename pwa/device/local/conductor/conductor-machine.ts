import type { Ending } from '#app/device/local/outbox/read-ending.ts';
import type { Sent } from '#app/device/local/outbox/sender.ts';
import type { Heads } from '#contract/sync/sync.ts';

/** Status of the conductor for the screens. */
export interface Report {
  readonly reachable: boolean;
  readonly syncing: boolean;
  /** True if the pulled rows could be stored. */
  readonly stored: boolean;
}

/** Owner of the session at the server: `own` if it belongs to the person of this database. */
export type Whose = 'own' | 'unknown' | 'unreachable';

export interface Conducting {
  /** `paused`: the server ended the session, so nothing runs until a new sign-in. */
  readonly phase: 'recovering' | 'running' | 'paused' | 'stopped';
  /** One turn asks whose session it is, and then sends until nothing waits. */
  readonly turn: 'none' | 'identifying' | 'sending';
  /** True if an event during the turn requires another turn. */
  readonly isTurnDue: boolean;
  readonly isReplicating: boolean;
  /** True while a change looks too old and the server has not yet given the time. */
  readonly needsTime: boolean;
  /** True while the server holds changes because their tenant is suspended. */
  readonly isHeld: boolean;
  readonly isStored: boolean;
  readonly failures: number;
  /** True during the pause after a failure. */
  readonly isWaiting: boolean;
  /** True from the browser's report of a missing network to the next attempt. An answer that was under way then proves nothing. */
  readonly isCutOff: boolean;
  /** Tenants that the open live stream follows. */
  readonly listensTo: readonly string[] | undefined;
}

type Unreachable = { readonly kind: 'unreachable' };

export type ConductEvent =
  | { readonly on: 'recovered' | 'woken' | 'offline' | 'resumed' | 'stopped' | 'deaf' | 'waited' | 'quiet' | 'behind' | 'failed' }
  | { readonly on: 'identified'; readonly whose: Whose }
  | { readonly on: 'sent'; readonly sent: Sent; readonly follow: readonly string[] }
  | { readonly on: 'pulled'; readonly lease: string; readonly isOutdated: boolean }
  | { readonly on: 'pullEnded'; readonly ending: Ending | Unreachable }
  | { readonly on: 'stored'; readonly isStored: boolean }
  | { readonly on: 'heard'; readonly heads: Heads };

export type ConductEffect =
  | { readonly do: 'prune' | 'identify' | 'send' | 'replicate' | 'resync' | 'checkDiscarded' | 'cutOff' }
  | { readonly do: 'listen'; readonly follow: readonly string[] }
  | { readonly do: 'closeStream' }
  /** `watchSilence` restarts the timer for a silent stream. `pullLater` schedules a pull in case hints were lost. */
  | { readonly do: 'watchSilence' | 'stopWatching' | 'pullLater' | 'stopWaiting' }
  | { readonly do: 'wait'; readonly failures: number }
  | { readonly do: 'compare'; readonly heads: Heads }
  | { readonly do: 'report'; readonly report: Report }
  | { readonly do: 'tellLease'; readonly lease: string }
  | { readonly do: 'announceEnding'; readonly ending: Ending };

export interface ConductStep {
  readonly state: Conducting;
  readonly effects: readonly ConductEffect[];
}

export const beginConducting: Conducting = {
  phase: 'recovering',
  turn: 'none',
  isTurnDue: false,
  isReplicating: false,
  needsTime: false,
  isHeld: false,
  isStored: true,
  failures: 0,
  isWaiting: false,
  isCutOff: false,
  listensTo: undefined,
};

/** The next state and the effects of an event. There are no effects once the conductor has stopped. */
export function stepConductor(state: Conducting, event: ConductEvent): ConductStep {
  if (state.phase === 'stopped') return stay(state);
  switch (event.on) {
    case 'recovered':
      return then(runTurn({ ...state, phase: state.phase === 'recovering' ? 'running' : state.phase }), keepUp);
    case 'woken':
      return then({ state: { ...state, isWaiting: false }, effects: [{ do: 'stopWaiting' }] }, runTurn);
    case 'resumed':
      return runTurn({ ...state, phase: state.phase === 'paused' ? 'running' : state.phase, failures: 0 });
    case 'stopped':
      return {
        state: { ...state, phase: 'stopped', listensTo: undefined },
        effects: [{ do: 'stopWaiting' }, { do: 'stopWatching' }, { do: 'closeStream' }, { do: 'cutOff' }],
      };
    case 'identified':
      return identified({ ...state, turn: 'sending' }, event.whose);
    case 'sent':
      return sent(state, event.sent, event.follow);
    case 'failed':
      return then(endTurn({ ...state, isTurnDue: false }), pauseAfterFailure);
    case 'pulled':
      return pulled(state, event);
    case 'pullEnded':
      return ended(state, event.ending);
    case 'stored':
      return event.isStored === state.isStored
        ? stay(state)
        : reported({ ...state, isStored: event.isStored }, { reachable: !state.isCutOff, syncing: false });
    case 'heard':
      return then({ state, effects: [{ do: 'watchSilence' }, { do: 'compare', heads: event.heads }] }, (next) => reached(next, false));
    case 'behind':
      // The changed rows may be those of a tenant that is active again.
      return then({ state, effects: state.isReplicating ? [{ do: 'resync' }] : [] }, (next) => (next.isHeld ? runTurn(next) : stay(next)));
    case 'offline':
    case 'deaf':
      return then(
        {
          state: { ...state, isCutOff: state.isCutOff || event.on === 'offline', listensTo: undefined },
          effects: [{ do: 'closeStream' }, { do: 'stopWatching' }],
        },
        (next) => (next.phase === 'paused' ? stay(next) : unreached(next)),
      );
    case 'waited':
      return runTurn({ ...state, isWaiting: false });
    case 'quiet':
      return then(runTurn(state), (next) => ({ state: next, effects: [{ do: 'pullLater' }] }));
  }
}

function keepUp(state: Conducting): ConductStep {
  return { state, effects: [{ do: 'pullLater' }, { do: 'prune' }] };
}

function runTurn(state: Conducting): ConductStep {
  if (state.phase !== 'running') return stay(state);
  if (state.turn !== 'none') return stay({ ...state, isTurnDue: true });
  return { state: { ...state, turn: 'identifying', isCutOff: false }, effects: [{ do: 'identify' }] };
}

function endTurn(state: Conducting): ConductStep {
  const ended = { ...state, turn: 'none', isTurnDue: false } as const;
  return state.isTurnDue ? runTurn(ended) : stay(ended);
}

function identified(state: Conducting, whose: Whose): ConductStep {
  if (whose === 'unreachable') return then(unreached(state), endTurn);
  if (whose === 'unknown') return endTurn(state);
  return {
    state: { ...state, isReplicating: true },
    effects: [...(state.isReplicating ? [] : [{ do: 'replicate' } as const]), { do: 'send' }],
  };
}

function sent(before: Conducting, what: Sent, follow: readonly string[]): ConductStep {
  const isIdle = what.kind === 'idle';
  const state = { ...before, needsTime: isIdle && what.needsTime === true, isHeld: isIdle && what.isHeld === true };
  switch (what.kind) {
    case 'progress':
      return then(reached(state, true), (next) => ({ state: next, effects: [{ do: 'resync' }, { do: 'send' }] }));
    case 'idle':
      return then(
        then({ state, effects: [{ do: 'resync' }] }, (next) => listen(next, follow)),
        endTurn,
      );
    default:
      return then(ended(state, what), endTurn);
  }
}

/** Opens the live stream for these tenants. A newly followed tenant requires a new connection. */
function listen(state: Conducting, follow: readonly string[]): ConductStep {
  if (state.phase !== 'running' || state.listensTo?.join() === follow.join()) return stay(state);
  return { state: { ...state, listensTo: follow }, effects: [{ do: 'closeStream' }, { do: 'listen', follow }, { do: 'watchSilence' }] };
}

function pulled(state: Conducting, { lease, isOutdated }: { readonly lease: string; readonly isOutdated: boolean }): ConductStep {
  const told = then({ state, effects: [{ do: 'tellLease', lease }] }, (next) => reached(next, false));
  const checked = then(told, (next) => ({ state: next, effects: [{ do: 'checkDiscarded' }] }));
  const gone = state.needsTime ? then(checked, runTurn) : checked;
  return isOutdated ? then(gone, (next) => ({ state: next, effects: [{ do: 'announceEnding', ending: { kind: 'outdated' } }] })) : gone;
}

/** Handles an ending from the sender or from a pull. */
function ended(state: Conducting, ending: Ending | Unreachable): ConductStep {
  if (ending.kind === 'unreachable') return unreached(state);
  if (state.phase === 'paused') return stay(state);
  return {
    state: { ...state, phase: 'paused', listensTo: undefined },
    effects: [{ do: 'closeStream' }, { do: 'announceEnding', ending }],
  };
}

function reached(state: Conducting, syncing: boolean): ConductStep {
  if (state.isCutOff) return stay(state);
  return reported({ ...state, failures: 0 }, { reachable: true, syncing });
}

/** Handles an unreachable server. Sender, pull, and live stream fail together, so they share one pause. */
function unreached(state: Conducting): ConductStep {
  return then(reported(state, { reachable: false, syncing: false }), pauseAfterFailure);
}

function pauseAfterFailure(state: Conducting): ConductStep {
  if (state.isWaiting || state.phase === 'paused') return stay(state);
  const failures = state.failures + 1;
  return { state: { ...state, isWaiting: true, failures }, effects: [{ do: 'wait', failures }] };
}

function reported(state: Conducting, report: Omit<Report, 'stored'>): ConductStep {
  return { state, effects: [{ do: 'report', report: { ...report, stored: state.isStored } }] };
}

function stay(state: Conducting): ConductStep {
  return { state, effects: [] };
}

function then({ state, effects }: ConductStep, next: (state: Conducting) => ConductStep): ConductStep {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
}
