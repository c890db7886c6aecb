import type { RowKind } from '#contract/sync/rows.ts';
import { rowKinds } from '#contract/sync/rows.ts';
import { tombstoneDays } from '#contract/tenants/tenants.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantAdminStream, tenantStream } from '#server/core/sync/streams/stream-names.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { creditReasons, creditUnused } from '#server/money/billing/invoices/credit-unused.ts';
import { retainBooks } from '#server/money/billing/terms/retain-books.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { recordDeletion } from '#server/money/subscriptions/record-value.ts';
import type { LeavingPerson } from './leaving-people.ts';
import { sealTenant } from './tombstone.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes a tenant; the schema's cascades delete its rows, except its books. Before that, its data are stored encrypted in a tombstone, and
 * its name is reserved. After the commit its subscription is ended at the provider, and its streams report every row as deleted.
 */
export async function removeTenant(change: Change, id: string, people: readonly LeavingPerson[]): Promise<void> {
  const { tx, now } = change;
  const { subdomain, paymentCustomerId, subscription } = await tx.tenant.findUniqueOrThrow({
    where: { id },
    select: {
      subdomain: true,
      paymentCustomerId: true,
      subscription: { select: { providerId: true, status: true, planId: true, terms: true } },
    },
  });
  await recordDeletion(change, id);
  // A month ends by itself; a year was paid for days that the tenant does not get any more.
  const isYearly =
    subscription !== null && isRunning(subscription.status) && boughtPlan(subscription.planId, subscription.terms).interval === 'year';
  if (isYearly) await creditUnused(change, id, { since: now, reason: creditReasons.deleted });
  const payload = await sealTenant(
    tx,
    id,
    people.map((person) => person.id),
  );
  const purgeAfter = new Date(now.getTime() + tombstoneDays * dayMs);
  await tx.tenantTombstone.create({ data: { id: change.newId(), tenantId: id, payload, createdAt: now, purgeAfter } });
  await touchRowsOf(change, id);
  await tx.invitation.updateMany({ where: { tenantId: id, status: 'pending' }, data: { status: 'cancelled' } });
  await retainBooks(change, id, paymentCustomerId);
  // A refund that was promised by a credit note is still made.
  await tx.effect.deleteMany({ where: { tenantId: id, state: { not: 'running' }, type: { not: 'billing.credit' } } });
  await tx.releasedSubdomain.upsert({
    where: { subdomain },
    create: { subdomain, releasedAt: now },
    update: { releasedAt: now },
  });
  if (typeof subscription?.providerId === 'string')
    change.effect('billing.cancel', `billing.cancel:${subscription.providerId}`, { providerId: subscription.providerId });
  // Events have no foreign key, because checking it costs more than the rest of their insert.
  await tx.landingPageView.deleteMany({ where: { tenantId: id } });
  await tx.uncountedDay.deleteMany({ where: { tenantId: id } });
  await tx.tenant.delete({ where: { id } });
  touchTenant(change, id, true);
}

interface StatedRow {
  readonly stream: string;
  readonly kind: string;
  readonly id: string;
}

/** Every row that the tenant's streams, or the platform owner's, still publish for this tenant. */
async function touchRowsOf(change: Change, tenantId: string): Promise<void> {
  const streams = [tenantStream(tenantId), tenantAdminStream(tenantId)];
  const rows = await change.tx.$queryRaw<StatedRow[]>`
    select stream, kind, id from sync_row where stream = any(${streams}) and not deleted
    union all
    select o.stream, o.kind, o.id from sync_row o
    where o.stream = ${ownerStream} and not o.deleted and o.kind <> 'user'
      and (exists (select 1 from sync_row s where s.stream = any(${streams}) and s.kind = o.kind and s.id = o.id)
        or o.id in (select id::text from landing_pages where tenant_id = ${tenantId}::uuid))`;
  for (const { stream, kind, id } of rows) if (isRowKind(kind)) change.touch(streamOf(stream, tenantId), kind, id, true);
}

function isRowKind(kind: string): kind is RowKind {
  return Object.hasOwn(rowKinds, kind);
}

function streamOf(stream: string, tenantId: string) {
  if (stream === ownerStream) return ownerStream;
  return stream === tenantStream(tenantId) ? tenantStream(tenantId) : tenantAdminStream(tenantId);
}
