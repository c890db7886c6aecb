import type { Database } from '#server/core/data/database.ts';
import type { Timeline } from './timeline.ts';

/**
 * The real database, one transaction after the other, in the order in which they were asked for, so that a seed always gives the same run.
 * Simulated time stands still meanwhile.
 */
export function trackedDatabase(db: Database, timeline: Timeline): Database {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return timeline.track(turn);
  }
  return {
    ...db,
    inTransaction: (scope, work) => inTurn(() => db.inTransaction(scope, work)),
    reading: (scope, work) => inTurn(() => db.reading(scope, work)),
    query: (scope, sql, values) => inTurn(() => db.query(scope, sql, values)),
  };
}
