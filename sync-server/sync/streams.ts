import type { RowKind } from '#contract/rows.ts';
import type { CommandState, Stream } from '#contract/sync.ts';
import { Prisma } from '#server/data/client.ts';
import type { Tx } from '#server/data/database.ts';

/** A row that a change has written, in a stream that carries it. */
export interface Touch {
  readonly stream: Stream;
  readonly kind: RowKind;
  readonly id: string;
  readonly deleted: boolean;
}

/** Number by stream after which the rows of a change are in a pull. */
export type Commits = Readonly<Record<string, number>>;

/** How a queued command ended: stored in the statement that raises the streams, because its result carries their numbers. */
export interface Settlement {
  readonly commandId: string;
  readonly state: Exclude<CommandState, 'retry'>;
  readonly result: unknown;
  readonly deviceId: string;
  /** Number of the command: the device's counter never falls behind it. */
  readonly seq: number;
}

/**
 * Gives every touched row the next number of its stream: the last statement before the commit, in one round trip.
 *
 * Heads are raised in byte order of the stream's name, so that two changes of the same streams cannot wait for each other in a circle.
 * A head stays locked until the commit, therefore the order of numbers is the order of commits, and a rollback leaves no gap.
 */
export async function raiseStreams(tx: Tx, touches: readonly Touch[], settlement?: Settlement): Promise<Commits> {
  if (touches.length === 0 && settlement === undefined) return {};
  const touched = JSON.stringify(lastOfEach(touches).map((touch, position) => ({ ...touch, position })));
  const raised = await tx.$queryRaw<RaisedRow[]>`
    with touched as (
      select stream, kind, id, deleted,
        row_number() over (partition by stream order by position) as place, count(*) over (partition by stream) as many
      from jsonb_to_recordset(${touched}::jsonb) as t(stream text, kind text, id text, deleted boolean, position int)
    ), raised as (
      insert into stream_head (stream, head, floor, epoch)
      select stream, count(*), 0, gen_random_uuid() from touched group by stream order by stream collate "C"
      on conflict (stream) do update set head = stream_head.head + excluded.head
      returning stream, head
    ), stated as (
      insert into sync_row (stream, kind, id, seq, version, deleted, changed_at)
      select t.stream, t.kind, t.id, r.head - t.many + t.place, 1, t.deleted, now()
      from touched t join raised r on r.stream = t.stream
      on conflict (stream, kind, id) do update
        set seq = excluded.seq, version = sync_row.version + 1, deleted = excluded.deleted, changed_at = excluded.changed_at
    )${settlement === undefined ? Prisma.empty : settling(settlement)}
    select stream, head from raised`;
  return Object.fromEntries(raised.map(({ stream, head }) => [stream, Number(head)]));
}

function settling(settlement: Settlement): Prisma.Sql {
  return Prisma.sql`, settled as (
      update command_log set
        state = ${settlement.state}::command_state,
        result = ${JSON.stringify(settlement.result)}::jsonb,
        commit_seqs = (select coalesce(jsonb_object_agg(stream, head), '{}'::jsonb) from raised)
      where id = ${settlement.commandId}::uuid
    ), counted as (
      update device set last_seq = greatest(last_seq, ${settlement.seq}::bigint), last_seen_at = now()
      where id = ${settlement.deviceId}::uuid
    )`;
}

interface RaisedRow {
  readonly stream: string;
  readonly head: bigint;
}

/** A row that a change touches twice is stated once, as it was touched last. */
function lastOfEach(touches: readonly Touch[]): readonly Touch[] {
  return [...new Map(touches.map((touch) => [`${touch.stream} ${touch.kind} ${touch.id}`, touch])).values()];
}
