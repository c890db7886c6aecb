import { type Heads, heartbeatMs, type Stream } from '#contract/sync.ts';
import type { Caller } from '#server/access/caller.ts';
import type { RenewCaller } from '#server/access/renew-caller.ts';
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
  const ownStream = userStream(opened.userId);
  let caller: Caller | undefined = opened;
  let streams: readonly Stream[] = [];
  const hinted = new Map<Stream, HeadState>();
  let isBeatDue = true;
  let wake: (() => void) | undefined;
  let cancelBeat = (): void => undefined;
  let leave = (): void => undefined;

  function rouse(): void {
    wake?.();
    wake = undefined;
  }
  function end(): { done: true; value: undefined } {
    caller = undefined;
    cancelBeat();
    leave();
    rouse();
    return { done: true, value: undefined };
  }
  async function beat(): Promise<Heads | undefined> {
    const renewed = caller === undefined ? undefined : await deps.renew(caller);
    if (renewed === undefined || caller === undefined) return undefined;
    caller = renewed;
    const leaveOld = leave;
    streams = streamsOf(renewed, follow);
    leave = deps.source.listen(streams, (stream, state) => {
      hinted.set(stream, state);
      // The person's own row changed: rights or all access may be gone, so the caller is read again at once.
      if (stream === ownStream) isBeatDue = true;
      rouse();
    });
    leaveOld();
    isBeatDue = false;
    hinted.clear();
    cancelBeat();
    cancelBeat = deps.schedule(heartbeatMs, () => {
      isBeatDue = true;
      rouse();
    });
    const states = await deps.source.statesOf(streams);
    // Hints that arrived while the heads were being read are already included, unless they are newer.
    for (const [stream, { head, epoch }] of states) {
      const heard = hinted.get(stream);
      if (heard !== undefined && heard.epoch === epoch && heard.head <= head) hinted.delete(stream);
    }
    return headsFrom(states);
  }

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (caller !== undefined) {
        if (isBeatDue) {
          const heads = await beat();
          return heads === undefined ? end() : { done: false, value: heads };
        }
        if (hinted.size > 0) {
          const value = headsFrom(hinted);
          hinted.clear();
          return { done: false, value };
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return end();
    },
    return: async () => end(),
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
