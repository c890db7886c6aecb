import type { RowKind } from '#contract/sync/rows.ts';
import type { Stream } from '#contract/sync/sync.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { type Completion, completing, idTaken } from './complete-commands.ts';

/** A row that a change has written, in a stream that carries it. */
export interface Touch {
  readonly stream: Stream;
  readonly kind: RowKind;
  readonly id: string;
  readonly deleted: boolean;
}

/** Number by stream after which a pull contains the rows of a change. */
export type Commits = Readonly<Record<string, number>>;

/** The rows that one change of a transaction has touched, and, for a queued command, its result. */
export interface Raising {
  readonly touches: readonly Touch[];
  readonly completion?: Completion | undefined;
}

/**
 * Gives every touched row the next number of its stream: the last statement before the commit, in one round trip. Returns for each change
 * the numbers after which a pull contains its rows, as if the changes had been committed one after the other.
 *
 * Heads are raised in byte order of the stream's name, so that two transactions on the same streams cannot deadlock. A head stays locked
 * until the commit; therefore the order of numbers is the order of commits, and a rollback leaves no gap.
 *
 * It runs with the platform's rights: a change inside a tenant also raises streams that its person cannot read, such as the platform
 * owner's. Only the commit follows, so the previous rights are not restored.
 */
export async function raiseStreams(
  tx: Tx,
  raisings: readonly Raising[],
  hasPlatformRights = false,
): Promise<readonly Commits[] | typeof idTaken> {
  const { heads, rows, lasts } = numbered(raisings);
  const completed = raisings.flatMap(({ completion }, at) =>
    completion === undefined ? [] : [{ ...completion, places: Object.fromEntries(lasts[at] ?? []) }],
  );
  if (rows.length === 0 && completed.length === 0) return raisings.map(() => ({}));
  if (!hasPlatformRights) await tx.$queryRaw`select set_config('role', 'reckoner_platform', true)`;
  const [raised] = await tx.$queryRaw<Raised[]>`
    with touched as (
      select stream, kind, id, deleted, times, place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(stream text, kind text, id text, deleted boolean, times int, place int)
    ), lengths as (
      select stream, many from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(stream text, many int)
    ), raised as (
      insert into stream_head (stream, head, floor, epoch)
      select stream, many, 0, gen_random_uuid() from lengths order by stream collate "C"
      on conflict (stream) do update set head = stream_head.head + excluded.head
      returning stream, head
    ), stated as (
      insert into sync_row (stream, kind, id, seq, version, deleted, changed_at)
      select t.stream, t.kind, t.id, r.head - l.many + t.place, t.times, t.deleted, now()
      from touched t join raised r on r.stream = t.stream join lengths l on l.stream = t.stream
      on conflict (stream, kind, id) do update
        set seq = excluded.seq, version = sync_row.version + excluded.version, deleted = excluded.deleted, changed_at = excluded.changed_at
    ), befores as (
      select coalesce(jsonb_object_agg(r.stream, r.head - l.many), '{}'::jsonb) as heads from raised r join lengths l on l.stream = r.stream
    )${completed.length === 0 ? Prisma.empty : completing(completed)}
    select heads, ${completed.length === 0 ? Prisma.sql`0` : Prisma.sql`(select count(*) from logged)`}::int as logged from befores`;
  if (raised === undefined || raised.logged < completed.filter(({ entry }) => entry !== undefined).length) return idTaken;
  return lasts.map((last) => Object.fromEntries([...last].map(([stream, place]) => [stream, (raised.heads[stream] ?? 0) + place])));
}

interface Raised {
  /** Heads before this transaction. */
  readonly heads: Readonly<Record<string, number>>;
  /** New commands that are now in the log. */
  readonly logged: number;
}

interface Numbered {
  /** Increase of each stream. */
  readonly heads: readonly { readonly stream: Stream; readonly many: number }[];
  /** Each row once, in its last state; `times` is the number of changes that touched it. */
  readonly rows: readonly (Touch & { readonly times: number; readonly place: number })[];
  /** By change: the index of its last row in each stream. */
  readonly lasts: readonly ReadonlyMap<Stream, number>[];
}

function numbered(raisings: readonly Raising[]): Numbered {
  const heads = new Map<Stream, number>();
  const rows = new Map<string, Touch & { readonly times: number; readonly place: number }>();
  const lasts = raisings.map(({ touches }) => {
    const last = new Map<Stream, number>();
    for (const [key, touch] of new Map(touches.map((touch) => [`${touch.stream} ${touch.kind} ${touch.id}`, touch]))) {
      const place = (heads.get(touch.stream) ?? 0) + 1;
      heads.set(touch.stream, place);
      last.set(touch.stream, place);
      rows.set(key, { ...touch, times: (rows.get(key)?.times ?? 0) + 1, place });
    }
    return last;
  });
  return { heads: [...heads].map(([stream, many]) => ({ stream, many })), rows: [...rows.values()], lasts };
}
