import * as z from 'zod/mini';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { addMonths } from '#contract/values/months-on.ts';
import type { Database } from '#server/core/data/database.ts';
import type { PaymentProvider, SignedDelivery } from '#server/money/billing/provider/payment-provider.ts';
import { readSignedEvent, signEvent } from '#server/money/billing/stripe/signed-event.ts';
import { discountedCents, trialDaysOf } from '#server/money/subscriptions/discounted-price.ts';
import { createEmbeddedReports } from './embedded-reports.ts';

export interface EmbeddedPaymentsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The key that signs the events. */
  readonly secret: () => Promise<string>;
}

const Kept = z.object({ id: z.string(), clientSecret: z.string(), amountCents: z.int(), trialDays: z.int() });
const platform = { as: 'platform' } as const;
const dayMs = 24 * 60 * 60 * 1000;

/** The payment provider for a server without a card service: a ledger in our own database that takes no real money. */
export function createEmbeddedPayments(deps: EmbeddedPaymentsDeps): PaymentProvider {
  const { db, clock, secret } = deps;
  return {
    isOwnLedger: true,
    createSubscription: (wanted) => createSubscription(deps, wanted),
    confirmPayment: async (clientSecret, card) => {
      const delivery = await confirmPayment(deps, clientSecret);
      if (delivery !== undefined && card !== undefined) await saveCard(deps, clientSecret, card);
      return delivery;
    },
    changeCard: async ({ tenantId, card }) => {
      await db.query(
        platform,
        `insert into payment_objects (id, kind, data, created_at, updated_at) values ($1, 'card', jsonb_build_object('card', $2::text), $3, $3)
         on conflict (id) do update set data = excluded.data, updated_at = excluded.updated_at`,
        [`card:${tenantId}`, card, clock()],
      );
      return { clientSecret: null, paymentMethod: testCard(card, clock()) };
    },
    charge: async ({ key, tenantId, amountCents }) => {
      // The answer is stored under the key, so a repeated charge returns it, even if the card has changed since.
      const [row] = await db.query<{ status: string }>(
        platform,
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
        platform,
        `update payment_objects set data = data || '{"status": "canceled"}'::jsonb, updated_at = $2
         where kind = 'subscription' and data ->> 'id' = $1`,
        [providerId, clock()],
      );
    },
    reports: createEmbeddedReports(db),
    readEvent: async (body, signature) => readSignedEvent(await secret(), body, signature, clock()),
  };
}

const lastDigits = { accepted: '4242', declined: '0002', confirmed: '3155' } as const;

/** A test card as an account shows it. */
function testCard(card: keyof typeof lastDigits, now: Date) {
  return { brand: 'visa', last4: lastDigits[card], expMonth: 12, expYear: now.getUTCFullYear() + 3 };
}

/** The card of the first payment pays the invoices that follow. */
async function saveCard({ db, clock }: EmbeddedPaymentsDeps, clientSecret: string, card: 'accepted' | 'confirmed'): Promise<void> {
  const now = clock();
  await db.query(
    platform,
    `with paid as (
       select data ->> 'tenantId' as tenant from payment_objects where kind = 'subscription' and data ->> 'clientSecret' = $1
     ), kept as (
       insert into payment_objects (id, kind, data, created_at, updated_at)
       select 'card:' || tenant, 'card', jsonb_build_object('card', 'accepted'), $3, $3 from paid
       on conflict (id) do update set data = excluded.data, updated_at = excluded.updated_at
     )
     update tenants set payment_method = $2::jsonb from paid where tenants.id = paid.tenant::uuid`,
    [clientSecret, JSON.stringify(testCard(card, now)), now],
  );
}

type Wanted = Parameters<PaymentProvider['createSubscription']>[0];

async function createSubscription(deps: EmbeddedPaymentsDeps, { key, ...wanted }: Wanted) {
  const { db, clock, randomBytes } = deps;
  const id = `sub_${randomText(randomBytes, 12)}`;
  const { planId, price, discount, interval } = wanted;
  const plan = { planId, priceCents: centsOf(price), interval };
  const terms = { amountCents: discountedCents(plan, discount), trialDays: trialDaysOf(discount) };
  const clientSecret = `${id}_secret_${randomText(randomBytes, 24)}`;
  const data = { ...wanted, ...terms, id, key, status: 'incomplete', clientSecret };
  // The key identifies the row: a second caller reads the first one's result.
  await db.query(
    platform,
    `insert into payment_objects (id, kind, data, created_at, updated_at) values ($1, 'subscription', $2::jsonb, $3, $3)
     on conflict (id) do nothing`,
    [`subscription:${key}`, JSON.stringify(data), clock()],
  );
  const [row] = await db.query<{ data: unknown }>(platform, 'select data from payment_objects where id = $1', [`subscription:${key}`]);
  const kept = z.parse(Kept, row?.data);
  const isFree = kept.amountCents === 0 && kept.trialDays === 0;
  if (!isFree) return { providerId: kept.id, clientSecret: kept.clientSecret };
  return { providerId: kept.id, clientSecret: null, delivery: await confirmPayment(deps, kept.clientSecret) };
}

/** Confirms a subscription once. A repeated confirmation returns the first event, in case it was never read. */
async function confirmPayment(
  { db, clock, randomBytes, secret }: EmbeddedPaymentsDeps,
  clientSecret: string,
): Promise<SignedDelivery | undefined> {
  const now = clock();
  const [row] = await db.query<Confirmable>(
    platform,
    `select data ->> 'id' as id, (data ->> 'trialDays')::int as "trialDays", data ->> 'interval' as interval
     from payment_objects where kind = 'subscription' and data ->> 'clientSecret' = $1`,
    [clientSecret],
  );
  if (row === undefined) return undefined;
  const event = JSON.stringify(confirmationOf(row, `evt_${randomText(randomBytes, 12)}`, now));
  const [kept] = await db.query<{ event: unknown }>(
    platform,
    `update payment_objects set updated_at = $2, data = jsonb_build_object('event', $3::jsonb) || data || jsonb_build_object('status', $4::text)
     where kind = 'subscription' and data ->> 'clientSecret' = $1 and data ->> 'status' in ('incomplete', 'active', 'trialing')
     returning data -> 'event' as event`,
    [clientSecret, now, event, row.trialDays > 0 ? 'trialing' : 'active'],
  );
  if (kept === undefined) return undefined;
  const body = JSON.stringify(kept.event);
  return { body, signature: signEvent(await secret(), body, now) };
}

function randomText(randomBytes: EmbeddedPaymentsDeps['randomBytes'], length: number): string {
  return Buffer.from(randomBytes(length)).toString('base64url');
}

interface Confirmable {
  readonly id: string;
  readonly trialDays: number;
  readonly interval: string | null;
}

/** The event that a card service would send about a confirmed first payment. */
function confirmationOf({ id, trialDays, interval }: Confirmable, eventId: string, now: Date): object {
  const seconds = (time: number): number => Math.floor(time / 1000);
  const periodEnd = addMonths(now, interval === 'year' ? 12 : 1);
  const end = trialDays > 0 ? now.getTime() + trialDays * dayMs : periodEnd.getTime();
  const anchor = trialDays > 0 ? end : now.getTime();
  const status = trialDays > 0 ? 'trialing' : 'active';
  const object = { id, status, current_period_end: seconds(end), billing_cycle_anchor: seconds(anchor) };
  return { id: eventId, type: 'customer.subscription.updated', created: seconds(now.getTime()), data: { object } };
}
