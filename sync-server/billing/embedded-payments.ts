import * as z from 'zod/mini';
import type { Database } from '#server/data/database.ts';
import { addMonths } from './billing-period.ts';
import { discountedCents, monthsOf, trialDaysOf } from './discounted-price.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readSignedEvent, signEvent } from './signed-event.ts';

export interface EmbeddedPaymentsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The key that signs the events. */
  readonly secret: () => Promise<string>;
}

const Kept = z.object({ id: z.string(), clientSecret: z.string() });
const dayMs = 24 * 60 * 60 * 1000;

/** The payment provider for a server without a card service: a ledger in our own database that takes no real money. */
export function createEmbeddedPayments({ db, clock, randomBytes, secret }: EmbeddedPaymentsDeps): PaymentProvider {
  const random = (length: number): string => Buffer.from(randomBytes(length)).toString('base64url');
  return {
    isOwnLedger: true,
    createSubscription: async ({ key, ...wanted }) => {
      const id = `sub_${random(12)}`;
      const { price, discount, interval } = wanted;
      const terms = { amountCents: discountedCents(price, discount, monthsOf(interval)), trialDays: trialDaysOf(discount) };
      const data = { ...wanted, ...terms, id, key, status: 'incomplete', clientSecret: `${id}_secret_${random(24)}` };
      const now = clock();
      // The key identifies the row: a second caller reads the first one's result.
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
    confirmPayment: async (clientSecret) => {
      const now = clock();
      const [row] = await db.query<{ id: string; trialDays: number; interval: string | null }>(
        { as: 'platform' },
        `update payment_objects set updated_at = $2, data = data || jsonb_build_object('status',
           case when (data ->> 'trialDays')::int > 0 then 'trialing' else 'active' end)
         where kind = 'subscription' and data ->> 'clientSecret' = $1 and data ->> 'status' = 'incomplete'
         returning data ->> 'id' as id, (data ->> 'trialDays')::int as "trialDays", data ->> 'interval' as interval`,
        [clientSecret, now],
      );
      if (row === undefined) return undefined;
      const seconds = (time: number): number => Math.floor(time / 1000);
      const periodEnd = addMonths(now, row.interval === 'year' ? 12 : 1);
      const end = row.trialDays > 0 ? now.getTime() + row.trialDays * dayMs : periodEnd.getTime();
      const object = { id: row.id, status: row.trialDays > 0 ? 'trialing' : 'active', current_period_end: seconds(end) };
      const event = { id: `evt_${random(12)}`, type: 'customer.subscription.updated', created: seconds(now.getTime()), data: { object } };
      const body = JSON.stringify(event);
      return { body, signature: signEvent(await secret(), body, now) };
    },
    changeCard: async ({ tenantId, card }) => {
      await db.query(
        { as: 'platform' },
        `insert into payment_objects (id, kind, data, created_at, updated_at) values ($1, 'card', jsonb_build_object('card', $2::text), $3, $3)
         on conflict (id) do update set data = excluded.data, updated_at = excluded.updated_at`,
        [`card:${tenantId}`, card, clock()],
      );
      const last4 = card === 'accepted' ? '4242' : '0002';
      return { clientSecret: null, paymentMethod: { brand: 'visa', last4, expMonth: 12, expYear: clock().getUTCFullYear() + 3 } };
    },
    charge: async ({ key, tenantId, amountCents }) => {
      // The answer is stored under the key, so a repeated charge returns it, even if the card has changed since.
      const [row] = await db.query<{ status: string }>(
        { as: 'platform' },
        `insert into payment_objects (id, kind, data, created_at, updated_at)
         select $1, 'charge', jsonb_build_object('tenantId', $2::text, 'amountCents', $3::int, 'status',
           case when exists (select 1 from payment_objects where id = 'card:' || $2 and data ->> 'card' = 'declined') then 'declined' else 'paid' end), $4, $4
         on conflict (id) do update set id = excluded.id returning data ->> 'status' as status`,
        [`charge:${key}`, tenantId, amountCents, clock()],
      );
      return row?.status === 'paid' ? 'paid' : 'declined';
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
