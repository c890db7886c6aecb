import type { Database } from '#server/core/data/database.ts';

/** Single calls are kept for limits, repeated requests, and the usage by person. Their totals by day are kept without end. */
export const aiCallsKeptMs = 90 * 24 * 60 * 60 * 1000;
/** Rows deleted by one statement. */
const batch = 10_000;

/** The job: deletes old AI calls. */
export async function forgetAiCalls({ db, clock }: { readonly db: Database; readonly clock: () => Date }): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const gone = await db.query(
      { as: 'platform' },
      'delete from ai_calls where id in (select id from ai_calls where created_at < $1 order by created_at limit $2) returning 1',
      [new Date(clock().getTime() - aiCallsKeptMs), batch],
    );
    deleted = gone.length;
  }
}
