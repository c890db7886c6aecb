import type { Stream } from '#contract/sync/sync.ts';
import type { Tx } from '#server/core/data/database.ts';
import { emptyHead, type StreamHead } from './checkpoint.ts';

export interface NamedHead extends StreamHead {
  readonly stream: Stream;
}

/** Positions of these streams, in the given order. A stream without any writes is at 0. */
export async function headsOf(tx: Tx, streams: readonly Stream[]): Promise<readonly NamedHead[]> {
  const rows = await tx.$queryRaw<{ stream: string; head: bigint; floor: bigint; epoch: string }[]>`
    select stream, head, floor, epoch::text as epoch from stream_head where stream = any(${[...streams]}::text[])`;
  const heads = rows.map(({ head, floor, ...row }) => ({ ...row, head: Number(head), floor: Number(floor) }));
  return streamHeadsFrom(heads, streams);
}

/** In the order of the streams, including those without a row. */
export function streamHeadsFrom(
  rows: readonly (StreamHead & { readonly stream: string })[],
  streams: readonly Stream[],
): readonly NamedHead[] {
  const found = new Map(rows.map(({ stream, head, floor, epoch }) => [stream, { head, floor, epoch }]));
  return streams.map((stream) => ({ stream, ...(found.get(stream) ?? emptyHead) }));
}
