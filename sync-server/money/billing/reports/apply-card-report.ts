import * as z from 'zod/mini';
import type { Change } from '#server/core/sync/changes/change.ts';
import { tenantOfCustomer } from './apply-invoice-report.ts';
import type { ProviderObject } from './provider-objects.ts';

const Card = z.object({
  id: z.string(),
  customer: z.nullable(z.string()),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
});
type Card = z.infer<typeof Card>;

/**
 * An added card pays from now on. After another change of a card, the one that is chosen at the card service pays, or the newest. `former` is
 * the card before this event. It tells the customer of a removed card, which names none itself. Returns false if no tenant has this customer
 * yet.
 */
export async function applyCardReport(change: Change, incoming: ProviderObject, former: ProviderObject | undefined): Promise<boolean> {
  const customer = customerOf(incoming.snapshot) ?? customerOf(former?.snapshot);
  const tenantId = await tenantOfCustomer(change, customer);
  if (customer === undefined) return true;
  if (tenantId === undefined) return false;
  const isAdded = former === undefined;
  const paying = (isAdded ? undefined : await chosenCard(change, customer)) ?? (await newestCard(change, customer));
  await showCard(change, tenantId, paying);
  if (paying !== undefined) await queueCard(change, tenantId, { customer, card: paying.id, isAdded, eventId: incoming.eventId });
  return true;
}

interface QueuedCard {
  readonly customer: string;
  readonly card: string;
  readonly isAdded: boolean;
  readonly eventId: string;
}

/** Each action has a key of its own: a card that pays again after another one was removed is sent again. */
async function queueCard(change: Change, tenantId: string, { customer, card, isAdded, eventId }: QueuedCard): Promise<void> {
  const where = { tenantId, status: { not: 'cancelled' } } as const;
  const subscription = await change.tx.subscription.findFirst({ where, select: { providerId: true } });
  const payload = { customer, card, isAdded, providerId: subscription?.providerId ?? null };
  change.effect('billing.card', `billing.card:${customer}:${eventId}`, payload, tenantId);
}

/** Shows the card that was chosen at the card service itself. The card of an unknown customer is shown when the card is reported. */
export async function applyCustomerReport(change: Change, { id: customer }: ProviderObject): Promise<true> {
  const tenantId = await tenantOfCustomer(change, customer);
  const chosen = tenantId === undefined ? undefined : await chosenCard(change, customer);
  if (tenantId !== undefined && chosen !== undefined) await showCard(change, tenantId, chosen);
  return true;
}

async function chosenCard({ tx }: Change, customer: string): Promise<Card | undefined> {
  const [row] = await tx.$queryRaw<{ snapshot: unknown }[]>`
    select card.data -> 'snapshot' as snapshot from payment_objects customer
    join payment_objects card on card.id = 'provider:' || (customer.data -> 'snapshot' -> 'invoice_settings' ->> 'default_payment_method')
    where customer.id = ${`provider:${customer}`} and card.data -> 'snapshot' ->> 'customer' = ${customer}
      and card.data -> 'snapshot' -> 'deleted' is null`;
  return Card.safeParse(row?.snapshot).data;
}

/** A card that its bank renews is not a newer one. */
async function newestCard({ tx }: Change, customer: string): Promise<Card | undefined> {
  const [row] = await tx.$queryRaw<{ snapshot: unknown }[]>`
    select data -> 'snapshot' as snapshot from payment_objects
    where kind = 'provider.payment_method' and data -> 'snapshot' ->> 'customer' = ${customer} and data -> 'snapshot' -> 'deleted' is null
    order by coalesce(data -> 'snapshot' ->> 'created', data ->> 'created')::bigint desc, id desc limit 1`;
  return Card.safeParse(row?.snapshot).data;
}

async function showCard({ tx }: Change, tenantId: string, shown: Card | undefined): Promise<void> {
  if (shown === undefined) {
    await tx.$executeRaw`update tenants set payment_method = null where id = ${tenantId}::uuid`;
    return;
  }
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = shown.card;
  const paymentMethod = { brand, last4, expMonth, expYear };
  await tx.tenant.update({ where: { id: tenantId }, data: { paymentMethod }, select: { id: true } });
}

function customerOf(snapshot: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof snapshot?.customer === 'string' ? snapshot.customer : undefined;
}
