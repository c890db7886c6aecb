import type { RxStorage } from 'rxdb';
import type { OperationName } from '#contract/operations.ts';
import type { DeviceClock } from './device-clock.ts';

/** An answer of the server, or the fact that there was none. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** No connection, a cut stream, a captive portal: nothing that may be taken for the server's word. */
  | { readonly kind: 'unreachable' };

/** The live stream of hints. */
export interface LiveStream {
  close(): void;
}

export interface Network {
  /** Runs one of the app's own GraphQL operations. */
  operate(operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply>;
  /** Opens the stream of heads. `onHeads` gets each event's data, `onEnd` is told once when the stream is gone. */
  openHeads(follow: readonly string[], onHeads: (data: unknown) => void, onEnd: () => void): LiveStream;
  /** Gives up the requests under way: nobody waits for their answers any more. */
  cutOff(): void;
}

/** Runs work later; the answer cancels it. */
export type Schedule = (delayMs: number, work: () => void) => () => void;

/** What the local side takes from the world. Tests and the simulation give their own. */
export interface Environment {
  readonly storage: RxStorage<unknown, unknown>;
  readonly network: Network;
  /** The wall clock, for times that a person reads. Ages are measured by `clock`. */
  readonly now: () => number;
  readonly clock: DeviceClock;
  readonly fillRandom: (into: Uint8Array<ArrayBuffer>) => void;
  /** A number from 0 up to 1, for jitter. */
  readonly chance: () => number;
  readonly schedule: Schedule;
  /** Somebody may be looking: come back sooner. */
  readonly isVisible: () => boolean;
  /** Takes a fault of work that nobody waits for. */
  readonly report: (what: string, fault: unknown) => void;
  /** Runs work while nobody else with the same name does, in any tab. */
  readonly exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}
