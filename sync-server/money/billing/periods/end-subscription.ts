import { isFree } from '#contract/money/plans.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { creditReasons, creditUnused, type UnusedTime } from '#server/money/billing/invoices/credit-unused.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';

const batch = 100;

export interface EndDeps {
  readonly changes: Changes;
  readonly clock: () => Date;
}

/** The job: cancelled subscriptions end with their paid period. Returns the number of ended subscriptions. */
export async function endSubscriptions({ changes, clock }: EndDeps): Promise<number> {
  let count = 0;
  for (let more = true; more; ) {
    const outcome = await changes.runAsPlatform(platformActor('end-subscriptions', clock(), undefined), async (change) => {
      const ended = await change.tx.$queryRaw<{ tenantId: string; readOnlySince: Date | null }[]>`
        select tenant_id as "tenantId", read_only_since as "readOnlySince" from subscriptions where cancel_at_period_end and current_period_end <= ${change.now}
        order by current_period_end limit ${batch} for update skip locked`;
      for (const { tenantId, readOnlySince } of ended) {
        await writeSubscription(change, tenantId, { cancelAtPeriodEnd: false });
        const ended = { status: 'cancelled', pastDueSince: null, readOnlySince: null } as const;
        await writeSubscription(change, tenantId, ended, { status: { not: 'incomplete' } });
        const unused = { since: readOnlySince ?? change.now, reason: creditReasons.unpaid };
        await fallBackToFreePlan(change, tenantId, unused);
      }
      return done(ended.length);
    });
    const ended = outcome.ok ? outcome.value : 0;
    count += ended;
    more = ended === batch;
  }
  return count;
}

/**
 * A tenant whose paid period is over continues with the limits of the free plan: the first offered free plan in the list, or the cheapest
 * plan if none is free. Nothing of the tenant is deleted, and days that were invoiced and cannot be used are credited.
 */
export async function fallBackToFreePlan(change: Change, tenantId: string, unused: UnusedTime): Promise<void> {
  const { tx } = change;
  await creditUnused(change, tenantId, unused);
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  const { plan } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { plan: { select: { id: true, basePrice: true } } },
  });
  const [free] = await tx.$queryRaw<{ id: string }[]>`
    select id from plans order by base_price::numeric, is_active desc, sort_order, id limit 1`;
  touchTenant(change, tenantId);
  if (plan === null || isFree(plan.basePrice) || free === undefined || free.id === plan.id) return;
  await tx.tenant.update({ where: { id: tenantId }, data: { planId: free.id }, select: { id: true } });
  change.audit('billing.end', { kind: 'tenant', id: tenantId, tenantId }, { planId: plan.id }, { planId: free.id });
}
