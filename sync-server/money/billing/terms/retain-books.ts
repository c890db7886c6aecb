import type { Database } from '#server/core/data/database.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { valueEventType } from '#server/money/subscriptions/record-value.ts';

/**
 * Keeps the books of a tenant that is being deleted: its invoices, their payments and refunds, and the monthly values from which past
 * revenue is counted. Everything else that billing stores about it is deleted; a restored tenant gets its events back from its tombstone.
 */
export async function retainBooks({ tx }: Pick<Change, 'tx'>, tenantId: string, customerId: string | null): Promise<void> {
  await tx.billingEvent.deleteMany({ where: { tenantId, NOT: [{ type: valueEventType }, { type: { startsWith: 'invoice.' } }] } });
  await tx.$executeRaw`
    update payment_objects set data = data - 'billingEmail' where kind = 'subscription' and data ->> 'tenantId' = ${tenantId}`;
  await tx.$executeRaw`
    delete from payment_objects where (kind = 'card' and id = ${`card:${tenantId}`})
      or data -> 'snapshot' ->> 'customer' = ${customerId} or id = ${`provider:${customerId}`}`;
}

/** An invoice has to name the tenant, its address, and its tax id. The email address goes when a deleted tenant cannot be restored any more. */
export async function forgetBuyerAddresses(db: Database, tenantIds: readonly string[]): Promise<void> {
  await db.query(
    { as: 'platform' },
    `update invoices i set buyer = buyer || '{"email": null}' where tenant_id = any($1::uuid[]) and jsonb_typeof(buyer) = 'object'
       and not exists (select 1 from tenants where id = i.tenant_id)`,
    [[...tenantIds]],
  );
}
