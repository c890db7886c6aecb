import type { BookedSubscription } from '#contract/money/billing.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Reading } from '#server/core/operations/declaration.ts';

/** The subscriptions of some tenants, by tenant. */
export async function subscriptionsById(
  { deps, caller }: Reading,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, BookedSubscription>> {
  const found = await deps.db.reading(scopeOf(caller), (tx) =>
    tx.subscription.findMany({
      where: { tenantId: { in: [...tenantIds] } },
      select: {
        tenantId: true,
        planId: true,
        pendingPlanId: true,
        status: true,
        currentPeriodEnd: true,
        cancelAtPeriodEnd: true,
        resumesAt: true,
      },
    }),
  );
  return new Map(found.map((subscription) => [subscription.tenantId, subscription]));
}
