import type { RxStorage } from 'rxdb';
import type { OperationName } from '#contract/sync/operations.ts';
import type { DeviceClock } from './device-clock.ts';

/** An answer of the server, or the fact that there was none. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** The server did not answer: there was no connection, the stream was cut, or a captive portal answered in its place. */
  | { readonly kind: 'unreachable' };

/** The live stream of hints. */
export interface LiveStream {
  close(): void;
}

export interface Network {
  /** Runs one of the app's own GraphQL operations. */
  operate(operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply>;
  /** Opens the stream of stream positions. `onHeads` receives the data of each event. `onEnd` is called once when the stream has ended. */
  openHeads(follow: readonly string[], onHeads: (data: unknown) => void, onEnd: () => void): LiveStream;
  /** Aborts the current requests, because nothing waits for their answers any more. */
  cutOff(): void;
}

/** Runs work later. The returned function cancels it. */
export type Schedule = (delayMs: number, work: () => void) => () => void;

/** External dependencies of the local side. Tests and the simulation pass their own. */
export interface Environment {
  readonly storage: RxStorage<unknown, unknown>;
  readonly network: Network;
  /** The wall clock, for times that a person reads. `clock` measures ages. */
  readonly now: () => number;
  readonly clock: DeviceClock;
  readonly fillRandom: (into: Uint8Array<ArrayBuffer>) => void;
  /** A random number from 0 up to 1, for jitter. */
  readonly random: () => number;
  readonly schedule: Schedule;
  /** True while the page is visible, so that retries come sooner. */
  readonly isVisible: () => boolean;
  /** Reports a fault in work whose result no caller awaits. */
  readonly report: (what: string, fault: unknown) => void;
  /** Runs work while no other work of the same name runs in any tab. */
  readonly exclusively: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}
