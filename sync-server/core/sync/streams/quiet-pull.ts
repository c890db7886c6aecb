import type { Checkpoint, StreamPage } from '#contract/sync/sync.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import { type Standing, type StandingRow, standingFrom, standingStatement } from '#server/core/access/standing.ts';
import type { Database } from '#server/core/data/database.ts';
import { prepared } from '#server/core/data/prepared.ts';
import { needsReset } from './checkpoint.ts';
import { type NamedHead, streamHeadsFrom } from './stream-heads.ts';
import { streamsOf } from './stream-names.ts';

/** Pages of streams, and the rights with which they were read. */
export interface PulledPages {
  readonly standing: Standing;
  readonly streams: readonly StreamPage[];
}

const statement = prepared(`
  select (select to_jsonb(person) from (${standingStatement}) person) as person,
    (select coalesce(jsonb_agg(jsonb_build_object('stream', stream, 'head', head, 'floor', floor, 'epoch', epoch)), '[]'::jsonb)
     from stream_head where stream = any($2::text[])) as heads`);

interface Found {
  readonly person: StandingRow | null;
  readonly heads: readonly NamedHead[];
}

/**
 * The answer to a device that is up to date: one statement instead of a transaction with several. Undefined if there is something to send,
 * or if the rights have changed since the session was read.
 */
export async function pullIfUpToDate(
  db: Database,
  caller: Caller,
  { checkpoints, follow }: { readonly checkpoints: readonly Checkpoint[]; readonly follow: readonly string[] },
): Promise<PulledPages | undefined> {
  const names = streamsOf(caller, follow);
  const given = new Map(checkpoints.map((checkpoint) => [checkpoint.stream, checkpoint]));
  if (names.some((name) => !given.has(name))) return undefined;
  const [found] = await db.query<Found>(scopeOf(caller), statement, [caller.userId, names]);
  const standing = found === undefined || found.person === null ? undefined : standingFrom(found.person, caller);
  if (found === undefined || standing === undefined) return undefined;
  if (streamsOf(standing.caller, follow).join() !== names.join()) return undefined;
  const streams: StreamPage[] = [];
  for (const { stream, epoch, head, floor } of streamHeadsFrom(found.heads, names)) {
    const checkpoint = given.get(stream);
    if (checkpoint === undefined || needsReset(checkpoint, { epoch, head, floor }) || checkpoint.seq < head) return undefined;
    streams.push({ stream, epoch, head, reset: false, seq: head, more: false, changes: [] });
  }
  return { standing, streams };
}
