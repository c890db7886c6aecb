import { type Currency, platformCurrency } from '#contract/values/amounts/currency.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import { readCurrency } from './read-currency.ts';

const keptMs = 30_000;

interface KeptCurrencyDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The currency for every page, read anew twice a minute. Pages are served without the database, too; the last known currency stays then. */
export function createKeptCurrency({ db, clock, log }: KeptCurrencyDeps): () => Promise<Currency> {
  let until = 0;
  return async () => {
    const now = clock().getTime();
    if (now < until) return platformCurrency();
    until = now + keptMs;
    try {
      return await db.reading({ as: 'platform' }, readCurrency);
    } catch (fault) {
      log.fault('read-currency', fault, {});
      return platformCurrency();
    }
  };
}
