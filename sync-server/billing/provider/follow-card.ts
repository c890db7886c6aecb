import * as z from 'zod/mini';
import type { Change } from '#server/sync/change.ts';
import { tenantOfCustomer } from './follow-invoice.ts';
import type { ProviderObject } from './provider-objects.ts';

const Card = z.object({
  id: z.string(),
  customer: z.nullable(z.string()),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
});

/**
 * The most recently added card that is not removed pays from now on. `former` is the previous snapshot, because a removed card no longer
 * names its customer. False: the tenant is not known yet.
 */
export async function followCard(change: Change, incoming: ProviderObject, former: ProviderObject | undefined): Promise<boolean> {
  const customer = customerOf(incoming.snapshot) ?? customerOf(former?.snapshot);
  const tenantId = await tenantOfCustomer(change, customer);
  if (customer === undefined) return true;
  if (tenantId === undefined) return false;
  const { tx } = change;
  const [newest] = await tx.$queryRaw<{ snapshot: unknown }[]>`
    select data -> 'snapshot' as snapshot from payment_objects
    where kind = 'provider.payment_method' and data -> 'snapshot' ->> 'customer' = ${customer} and data -> 'snapshot' -> 'deleted' is null
    order by (data ->> 'created')::bigint desc, id desc limit 1`;
  const read = Card.safeParse(newest?.snapshot);
  if (!read.success) {
    await tx.$executeRaw`update tenants set payment_method = null where id = ${tenantId}::uuid`;
    return true;
  }
  const { id, card } = read.data;
  const paymentMethod = { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
  await tx.tenant.update({ where: { id: tenantId }, data: { paymentMethod }, select: { id: true } });
  change.effect('billing.card', `billing.card:${customer}:${id}`, { customer, card: id }, tenantId);
  return true;
}

function customerOf(snapshot: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof snapshot?.customer === 'string' ? snapshot.customer : undefined;
}
