import * as z from 'zod/mini';
import type { Database } from '#server/data/database.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readSignedEvent } from './signed-event.ts';

export interface EmbeddedPaymentsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly randomBytes: (length: number) => Uint8Array;
  /** What signs the events. */
  readonly secret: () => Promise<string>;
}

const Kept = z.object({ id: z.string(), clientSecret: z.string() });

/** The payment provider for a server without a card service: a ledger in the own database that takes no real money. */
export function createEmbeddedPayments({ db, clock, randomBytes, secret }: EmbeddedPaymentsDeps): PaymentProvider {
  const random = (length: number): string => Buffer.from(randomBytes(length)).toString('base64url');
  return {
    createSubscription: async ({ key, ...wanted }) => {
      const id = `sub_${random(12)}`;
      const data = { ...wanted, id, key, status: 'incomplete', clientSecret: `${id}_secret_${random(24)}` };
      const now = clock();
      // The key names the row: whoever comes second reads what the first has made.
      await db.query(
        { as: 'platform' },
        `insert into payment_objects (id, kind, data, created_at, updated_at) values ($1, 'subscription', $2::jsonb, $3, $3)
         on conflict (id) do nothing`,
        [`subscription:${key}`, JSON.stringify(data), now],
      );
      const [row] = await db.query<{ data: unknown }>({ as: 'platform' }, 'select data from payment_objects where id = $1', [
        `subscription:${key}`,
      ]);
      const kept = z.parse(Kept, row?.data);
      return { providerId: kept.id, clientSecret: kept.clientSecret };
    },
    cancelSubscription: async (providerId) => {
      await db.query(
        { as: 'platform' },
        `update payment_objects set data = data || '{"status": "canceled"}'::jsonb, updated_at = $2
         where kind = 'subscription' and data ->> 'id' = $1`,
        [providerId, clock()],
      );
    },
    readEvent: async (body, signature) => readSignedEvent(await secret(), body, signature, clock()),
  };
}
