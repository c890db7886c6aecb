import { type Checkpoint, emptyEpoch } from '#contract/sync/sync.ts';

/** Position in a stream. */
export interface StreamHead {
  readonly head: number;
  /** Rows deleted at or before this number are forgotten. */
  readonly floor: number;
  readonly epoch: string;
}

export const emptyHead: StreamHead = { head: 0, floor: 0, epoch: emptyEpoch };

/**
 * True if a device has to take a fresh copy of a stream: its numbers belong to another history, to the future, or to a time before the
 * oldest remembered deletion. A checkpoint at 0 is always valid.
 */
export function needsReset(checkpoint: Checkpoint, stream: StreamHead): boolean {
  if (checkpoint.seq === 0) return false;
  return checkpoint.epoch !== stream.epoch || checkpoint.seq > stream.head || checkpoint.seq < stream.floor;
}
