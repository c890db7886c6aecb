import type { Checkpoint } from '#contract/sync.ts';

/** Where a stream stands. */
export interface StreamHead {
  readonly head: number;
  /** Rows deleted at or before this number are forgotten. */
  readonly floor: number;
  readonly epoch: string;
}

/** The epoch of a stream in which nothing was ever written. */
export const emptyEpoch = '00000000-0000-0000-0000-000000000000';
export const emptyHead: StreamHead = { head: 0, floor: 0, epoch: emptyEpoch };

/**
 * Whether a device has to take a fresh copy of a stream: its numbers come from another history, from the future, or from before the
 * deletions that are still remembered. A checkpoint at 0 has nothing to be wrong about.
 */
export function needsReset(checkpoint: Checkpoint, stream: StreamHead): boolean {
  if (checkpoint.seq === 0) return false;
  return checkpoint.epoch !== stream.epoch || checkpoint.seq > stream.head || checkpoint.seq < stream.floor;
}
