import type { Change } from '#server/core/sync/changes/change.ts';
import { applyBankQuestion } from './apply-bank-question.ts';
import { applyCardReport, applyCustomerReport } from './apply-card-report.ts';
import { applyDisputeReport } from './apply-dispute-report.ts';
import { applyInvoiceReport, applyRefundReport } from './apply-invoice-report.ts';
import { applySetupReport } from './apply-setup-report.ts';
import { applySubscriptionReport } from './apply-subscription-report.ts';
import { isNewer, isUnchanged, KeptObject, type ProviderObject } from './provider-objects.ts';

const kinds = [
  'customer',
  'customer.subscription',
  'invoice',
  'invoice_payment',
  'charge',
  'charge.dispute',
  'payment_method',
  'setup_intent',
] as const;

/** Stores the newest snapshot of each object and applies it. An outdated or unchanged snapshot changes nothing. */
export async function receiveObject(change: Change, incoming: ProviderObject, isOwnLedger: boolean): Promise<void> {
  const { tx, now } = change;
  const id = `provider:${incoming.id}`;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))::text`;
  const row = await tx.paymentObject.findUnique({ where: { id }, select: { data: true } });
  const former = KeptObject.safeParse(row?.data).data;
  if (!isNewer(incoming, former) || (incoming.type.endsWith('.snapshot') && isUnchanged(incoming, former))) {
    // The bank's question comes in the same second as the failed payment, and may lose to it.
    await applyBankQuestion(change, incoming);
    return;
  }
  const data = JSON.stringify(incoming);
  await tx.$executeRaw`
    insert into payment_objects (id, kind, data, created_at, updated_at)
    values (${id}, ${`provider.${incoming.kind}`}, ${data}::jsonb, ${now}, ${now})
    on conflict (id) do update set kind = excluded.kind, data = excluded.data, updated_at = excluded.updated_at`;
  await apply(change, incoming, former, isOwnLedger);
  // A refund may have been reported before the invoice that it belongs to.
  if (incoming.kind === 'invoice' || incoming.kind === 'invoice_payment') await applyWaitingReports(change, isOwnLedger);
}

/** Objects that one call applies. The others are applied later, the longest waiting first. */
const batch = 100;

/** Applies the objects that were reported before their tenant or their invoice was known. */
export async function applyWaitingReports(change: Change, isOwnLedger: boolean): Promise<void> {
  const { tx, now } = change;
  const waiting = await tx.$queryRaw<{ data: unknown }[]>`
    update payment_objects set kind = 'provider.' || (data ->> 'kind'), updated_at = ${now} where id in (
      select id from payment_objects o where kind = any(${kinds.map((kind) => `waiting.${kind}`)}::text[]) and (
        exists (select 1 from tenants where payment_customer_id = o.data -> 'snapshot' ->> 'customer')
        or exists (select 1 from subscriptions where provider_id = o.data ->> 'id'))
      order by updated_at, id limit ${batch} for update skip locked)
    returning data`;
  const objects = waiting.flatMap(({ data }) => KeptObject.safeParse(data).data ?? []).sort((a, b) => a.created - b.created);
  for (const object of objects) await apply(change, object, undefined, isOwnLedger);
}

async function apply(change: Change, object: ProviderObject, former: ProviderObject | undefined, isOwnLedger: boolean): Promise<void> {
  if (await isFollowed(change, object, former, isOwnLedger)) return;
  await change.tx.$executeRaw`update payment_objects set kind = ${`waiting.${object.kind}`} where id = ${`provider:${object.id}`}`;
}

/** False if the object belongs to a tenant or an invoice that is not known yet. */
async function isFollowed(
  change: Change,
  object: ProviderObject,
  former: ProviderObject | undefined,
  isOwnLedger: boolean,
): Promise<boolean> {
  switch (kinds.find((kind) => kind === object.kind)) {
    case 'customer.subscription':
      return applySubscriptionReport(change, object, former, isOwnLedger);
    case 'invoice':
      return (await applyInvoiceReport(change, object)) && applyBankQuestion(change, object);
    case 'charge':
      return applyRefundReport(change, object);
    case 'charge.dispute':
      return applyDisputeReport(change, object);
    case 'setup_intent':
      return applySetupReport(change, object, isOwnLedger);
    case 'payment_method':
      return applyCardReport(change, object, former);
    case 'customer':
      return applyCustomerReport(change, object);
    case 'invoice_payment':
    case undefined:
      return true;
  }
}
