import { emptyEpoch, type Stream } from '#contract/sync/sync.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Commits } from './streams.ts';

export interface HeadState {
  readonly head: number;
  readonly epoch: string;
}

export type HeadListener = (stream: Stream, state: HeadState) => void;

/** Stream positions known to this process: one shared source for all its live connections. */
export interface HeadSource {
  /** Returns a function that ends the subscription. */
  listen(streams: readonly Stream[], listener: HeadListener): () => void;
  /** Called after commits of this process and for notices of others. */
  hear(commits: Commits): void;
  /** Reads the heads of the followed streams from the database, in case a hint got lost. */
  poll(): Promise<void>;
  statesOf(streams: readonly Stream[]): Promise<ReadonlyMap<Stream, HeadState>>;
  readonly listeners: () => number;
}

export function createHeadSource({ db }: { readonly db: Database }): HeadSource {
  const topics = new Map<Stream, Set<HeadListener>>();
  const known = new Map<Stream, HeadState>();

  function learn(stream: Stream, state: HeadState): void {
    const before = known.get(stream);
    if (before !== undefined && before.epoch === state.epoch && before.head >= state.head) return;
    known.set(stream, state);
    for (const listener of topics.get(stream) ?? []) listener(stream, state);
  }

  async function look(streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return;
    const rows = await db.query<{ stream: Stream; head: string; epoch: string }>(
      { as: 'platform' },
      'select stream, head::text as head, epoch::text as epoch from stream_head where stream = any($1::text[])',
      [streams],
    );
    for (const { stream, head, epoch } of rows) learn(stream, { head: Number(head), epoch });
  }

  return {
    listen: (streams, listener) => {
      for (const stream of streams) topics.set(stream, (topics.get(stream) ?? new Set()).add(listener));
      return () => {
        for (const stream of streams) {
          const topic = topics.get(stream);
          topic?.delete(listener);
          if (topic?.size !== 0) continue;
          topics.delete(stream);
          known.delete(stream);
        }
      };
    },
    hear: (commits) => {
      for (const stream of topics.keys()) {
        const head = commits[stream];
        const before = known.get(stream);
        // A new stream has an epoch that this process does not know: the next look into the database finds it.
        if (head !== undefined && before !== undefined && before.epoch !== emptyEpoch) learn(stream, { head, epoch: before.epoch });
        else if (head !== undefined) void look([stream]).catch(() => undefined);
      }
    },
    poll: () => look([...topics.keys()]),
    statesOf: async (streams) => {
      await look(streams.filter((stream) => !known.has(stream)));
      return new Map(streams.map((stream) => [stream, known.get(stream) ?? { head: 0, epoch: emptyEpoch }]));
    },
    listeners: () => [...topics.values()].reduce((sum, topic) => sum + topic.size, 0),
  };
}
