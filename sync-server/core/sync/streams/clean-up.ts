import type { Database } from '#server/core/data/database.ts';
import { dropPartitions, makePartitions } from '#server/core/data/partitions/partitions.ts';
import { effectTerms } from '#server/core/sync/effects/effects.ts';

const day = 24 * 60 * 60 * 1000;

/** Retention periods of sync data. A device's last number is kept forever. */
export const syncTerms = {
  /** A command that is repeated within this time gets its answer again. */
  commandLogMs: 400 * day,
  /** The value of an answer is kept for a shorter time than the fact that the command was done. */
  commandResultMs: 90 * day,
  tombstoneMs: 180 * day,
  /** Maximum number of rows of one kind in the administration streams; older ones are paged through REST. */
  rowsOfKind: 1_000,
} as const;

export interface CleanedUp {
  readonly results: number;
  readonly rows: number;
  readonly partitions: number;
}

/**
 * Makes the coming partitions, drops past ones, and deletes other expired data. When numbers of a stream are deleted, its floor rises to the highest of them in the same statement, so that a
 * device that has not seen them takes a fresh copy instead of missing them.
 */
export async function cleanUp({ db, clock }: { readonly db: Database; readonly clock: () => Date }): Promise<CleanedUp> {
  for (const table of ['audit_log', 'command_log', 'effects'] as const) await makePartitions(db, table, clock());
  const platform = { as: 'platform' } as const;
  const before = (ms: number): Date => new Date(clock().getTime() - ms);
  const count = async (sql: string, values: readonly (Date | number)[]): Promise<number> => {
    const [row] = await db.query<{ count: string }>(platform, sql, values);
    return Number(row?.count ?? 0);
  };
  return {
    results: await count(
      `with cleared as (update command_log set result = result - 'value' where created_at < $1 and result ? 'value' returning 1)
       select count(*) from cleared`,
      [before(syncTerms.commandResultMs)],
    ),
    rows: await count(
      `with ranked as (
         select stream, kind, id, seq, deleted, changed_at, row_number() over (partition by stream, kind order by seq desc) as place
         from sync_row where deleted or stream = 'owner' or stream like 'tenant-admin:%'
       ), gone as (
         delete from sync_row r using ranked k
         where r.stream = k.stream and r.kind = k.kind and r.id = k.id and r.seq = k.seq
           and ((k.deleted and k.changed_at < $1) or (k.place > $2 and (k.stream = 'owner' or k.stream like 'tenant-admin:%')))
         returning r.stream, r.seq
       ), raised as (
         update stream_head h set floor = greatest(h.floor, g.seq)
         from (select stream, max(seq) as seq from gone group by stream) g where h.stream = g.stream
       )
       select count(*) from gone`,
      [before(syncTerms.tombstoneMs), syncTerms.rowsOfKind],
    ),
    partitions:
      (await dropPartitions(db, 'command_log', before(syncTerms.commandLogMs))) +
      (await dropPartitions(db, 'effects', before(effectTerms.keptMs))),
  };
}
