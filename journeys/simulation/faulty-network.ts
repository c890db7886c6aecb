import type { LiveStream, Network, Reply } from '#app/device/local/environment/environment.ts';
import type { OperationName } from '#contract/sync/operations.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { Timeline } from './timeline.ts';

/** One request of a device on its way. */
export interface Exchange {
  readonly caller: Caller;
  readonly operation: OperationName;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Lets the server answer, once or several times. */
  readonly forward: (variables: Readonly<Record<string, unknown>>, caller?: Caller) => Promise<Reply>;
}

/** Faults of a network, each with its probability for one request. */
export interface NetworkFaults {
  readonly dropsRequest: number;
  readonly dropsAnswer: number;
  readonly doubles: number;
  readonly portal: number;
}

export interface FaultyNetworkOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly server: SimulatedServer;
  readonly caller: Caller;
  readonly faults: () => NetworkFaults;
  readonly pass: (exchange: Exchange) => Promise<Reply>;
  readonly isCut: () => boolean;
  /** No hint ever arrives. */
  readonly isDeaf: boolean;
}

const answerTimeoutMs = 30_000;
const longestDelayMs = 2_000;
const unreachable: Reply = { kind: 'unreachable' };

/** A connection that drops, doubles, and delays. A captive portal answers with a page of its own. */
export function createFaultyNetwork(options: FaultyNetworkOptions): Network {
  const { timeline, random, server, caller, faults, pass, isCut, isDeaf } = options;
  const streams = new Set<() => void>();
  let epoch = 0;
  const later = (delayMs: number): Promise<void> => new Promise((resolve) => timeline.schedule(delayMs, resolve));
  const delay = (): number => (random.occurs(0.1) ? random.below(longestDelayMs) : random.below(60));

  async function operate(operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply> {
    const [begun, present] = [epoch, faults()];
    const forward: Exchange['forward'] = (given, as = caller) => server.operate(as, operation, given);
    await later(delay());
    if (isCut()) return unreachable;
    if (random.occurs(present.dropsRequest)) return lost(begun);
    if (random.occurs(present.portal)) return { kind: 'answer', status: 511, body: { title: 'Sign in to this network' } };
    // The copy of a request arrives at another time, as after a retry of a proxy.
    if (random.occurs(present.doubles)) timeline.schedule(delay(), () => void timeline.track(forward(variables)));
    const reply = await timeline.track(pass({ caller, operation, variables, forward }));
    await later(delay());
    if (isCut() || begun !== epoch || random.occurs(present.dropsAnswer)) return lost(begun);
    return reply;
  }

  async function lost(begun: number): Promise<Reply> {
    const end = timeline.now() + answerTimeoutMs;
    while (timeline.now() < end && begun === epoch) await later(Math.min(1_000, end - timeline.now()));
    return unreachable;
  }

  return {
    operate,
    openHeads: (_follow, onHeads, onEnd): LiveStream => {
      let isOpen = !isCut();
      const end = (): void => {
        if (!isOpen) return;
        isOpen = false;
        streams.delete(end);
        stream.close();
        onEnd();
      };
      const hear = (data: unknown): void => {
        if (!isOpen || isDeaf) return;
        if (isCut()) end();
        else timeline.schedule(random.below(40), () => isOpen && onHeads(data));
      };
      const stream = isOpen ? server.openHeads(random.below(2), caller, hear, end) : { close: () => {} };
      if (!isOpen) timeline.schedule(50, onEnd);
      streams.add(end);
      return {
        close: () => {
          isOpen = false;
          streams.delete(end);
          stream.close();
        },
      };
    },
    cutOff: () => {
      epoch += 1;
    },
  };
}
