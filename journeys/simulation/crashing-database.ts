import type { Database } from '#server/core/data/database.ts';
import type { Random } from './random.ts';

/** Fault of a driver whose connection was cut. */
class CutConnection extends Error {
  readonly code = 'ECONNRESET';
}

/** A database whose connection breaks in some transactions: before the commit, or after it and before the caller hears of it. */
export function crashingDatabase(db: Database, random: Random, isRough: () => boolean): Database {
  return {
    ...db,
    inTransaction: async (scope, work) => {
      const at = isRough() ? random.next() : 1;
      const value = await db.inTransaction(scope, async (tx) => {
        const done = await work(tx);
        if (at < 0.02) throw new CutConnection('The connection broke before the commit.');
        return done;
      });
      if (at > 0.98 && at < 1) throw new CutConnection('The connection broke after the commit.');
      return value;
    },
  };
}
