import type { Database } from '#server/core/data/database.ts';

/** Tables that only grow, with the length of their partitions. Visits have a retention in days, so a partition of them is a day. */
const spans = { audit_log: 'month', command_log: 'month', effects: 'month', landing_page_views: 'day' } as const;
export type PartitionedTable = keyof typeof spans;

/** Partitions that exist ahead of their time, so that a server that stands still for a while loses nothing. */
const ahead = { day: 7, month: 2 } as const;
const platform = { as: 'platform' } as const;

/**
 * Makes the partitions of the present and of the near future, and those for rows that came before their partition was there. Those rows
 * wait in the default partition, so that nothing is lost without this job.
 */
export async function makePartitions(db: Database, table: PartitionedTable, now: Date): Promise<void> {
  const span = spans[table];
  const planned = Array.from({ length: ahead[span] + 1 }, (_, place) => startOf(span, now, place));
  const waiting = await db.query<{ readonly first: Date }>(platform, 'select missing_partitions($1, $2) as first', [table, now]);
  const firsts = new Map([...planned, ...waiting.map(({ first }) => first)].map((first) => [nameOf(table, first), first]));
  const present = await db.query<{ readonly name: string }>(
    platform,
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1::text[])`,
    [[...firsts.keys()]],
  );
  for (const { name } of present) firsts.delete(name);
  for (const first of firsts.values())
    await db.query(platform, 'select add_partition($1, $2, $3)', [table, first, startOf(span, first, 1)]);
}

/** Drops the partitions with nothing but rows from before a moment: at once, however many rows they hold. Returns their number. */
export async function dropPartitions(db: Database, table: Exclude<PartitionedTable, 'audit_log'>, before: Date): Promise<number> {
  const [row] = await db.query<{ readonly dropped: number }>(platform, 'select drop_partitions($1, $2) as dropped', [table, before]);
  return row?.dropped ?? 0;
}

/** Beginning of the UTC day or month that is some places after the one of `moment`. */
function startOf(span: 'day' | 'month', moment: Date, later: number): Date {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  return new Date(span === 'day' ? Date.UTC(year, month, day + later) : Date.UTC(year, month + later, 1));
}

function nameOf(table: PartitionedTable, first: Date): string {
  return `${table}_${first.toISOString().slice(0, 10).replaceAll('-', '')}`;
}
