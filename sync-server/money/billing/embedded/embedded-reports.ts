import type { Database } from '#server/core/data/database.ts';
import type { ProviderReports } from '#server/money/billing/provider/provider-reports.ts';
import { readEvent } from '#server/money/billing/stripe/signed-event.ts';

/** The confirmations of our own ledger, in case the process ended between the ledger's success and the effect of its event. */
export function createEmbeddedReports(db: Database): ProviderReports {
  return {
    events: async function* (since) {
      const rows = await db.query<{ event: unknown }>(
        { as: 'platform' },
        `select data -> 'event' as event from payment_objects where kind = 'subscription' and data ? 'event'
           and (data -> 'event' ->> 'created')::float8 >= $1::float8 order by updated_at, id`,
        [since.getTime() / 1000],
      );
      for (const { event } of rows) {
        const read = readEvent(event);
        if (read !== undefined) yield read;
      }
    },
    // The ledger is in our own database, and loses no object.
    objects: async function* () {},
  };
}
