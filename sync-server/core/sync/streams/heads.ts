import { type Heads, heartbeatMs, type Stream } from '#contract/sync/sync.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { RenewCaller } from '#server/core/access/renew-caller.ts';
import type { HeadSource, HeadState } from './head-source.ts';
import { streamsOf, userStream } from './stream-names.ts';

export interface LiveDeps {
  readonly source: HeadSource;
  readonly renew: RenewCaller;
  /** Runs work later; returns a function that cancels it. */
  readonly schedule: (delayMs: number, work: () => void) => () => void;
}

/**
 * The live stream of one device: hints, never rows. The first event and each heartbeat carry all heads of the caller with current rights,
 * so a lost hint delays a device by one heartbeat at most, and a caller without a session is disconnected within one.
 */
export function liveHeads(deps: LiveDeps, opened: Caller, follow: readonly string[]): AsyncIterableIterator<Heads, undefined> {
  const hints = listenForHints(deps, userStream(opened.userId));
  let caller: Caller | undefined = opened;

  function end(): { done: true; value: undefined } {
    caller = undefined;
    hints.stop();
    return { done: true, value: undefined };
  }
  async function beat(): Promise<Heads | undefined> {
    const renewed = caller === undefined ? undefined : await deps.renew(caller);
    if (renewed === undefined || caller === undefined) return undefined;
    caller = renewed;
    return headsFrom(await hints.restart(streamsOf(renewed, follow)));
  }

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (caller !== undefined) {
        if (hints.isBeatDue()) {
          const heads = await beat();
          return heads === undefined ? end() : { done: false, value: heads };
        }
        const hinted = hints.take();
        if (hinted.size > 0) return { done: false, value: headsFrom(hinted) };
        await hints.arrival();
      }
      return end();
    },
    return: async () => end(),
  };
}

/** The hints of one device and its heartbeat. The first heartbeat is due at once. */
function listenForHints({ source, schedule }: Pick<LiveDeps, 'source' | 'schedule'>, ownStream: Stream) {
  let hinted = new Map<Stream, HeadState>();
  let isBeatDue = true;
  let wake: (() => void) | undefined;
  let cancelBeat = (): void => undefined;
  let leave = (): void => undefined;

  function rouse(): void {
    wake?.();
    wake = undefined;
  }
  function beatNow(): void {
    isBeatDue = true;
    rouse();
  }
  return {
    isBeatDue: (): boolean => isBeatDue,
    /** Listens to these streams from now on, and resolves with the current state of each. */
    restart: async (streams: readonly Stream[]): Promise<ReadonlyMap<Stream, HeadState>> => {
      const leaveOld = leave;
      leave = source.listen(streams, (stream, state) => {
        hinted.set(stream, state);
        // The person's own row changed: rights or all access may be gone, so the caller is read again at once.
        if (stream === ownStream) isBeatDue = true;
        rouse();
      });
      leaveOld();
      isBeatDue = false;
      hinted.clear();
      cancelBeat();
      cancelBeat = schedule(heartbeatMs, beatNow);
      const states = await source.statesOf(streams);
      // Hints that arrived while the heads were being read are already included, unless they are newer.
      for (const [stream, { head, epoch }] of states) {
        const heard = hinted.get(stream);
        if (heard !== undefined && heard.epoch === epoch && heard.head <= head) hinted.delete(stream);
      }
      return states;
    },
    /** The hints since the last call, which are then forgotten. */
    take: (): ReadonlyMap<Stream, HeadState> => {
      const taken = hinted;
      hinted = new Map();
      return taken;
    },
    /** Resolves with the next hint, when a heartbeat is due, or when listening stops. */
    arrival: (): Promise<void> =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    stop: (): void => {
      cancelBeat();
      leave();
      rouse();
    },
  };
}

function headsFrom(states: ReadonlyMap<Stream, HeadState>): Heads {
  const heads: Record<string, number> = {};
  const epochs: Record<string, string> = {};
  for (const [stream, { head, epoch }] of states) {
    heads[stream] = head;
    epochs[stream] = epoch;
  }
  return { heads, epochs };
}
