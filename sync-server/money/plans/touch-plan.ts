import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, platformStream, tenantStream } from '#server/core/sync/streams/stream-names.ts';

export function touchPlan(change: Change, id: string): void {
  change.touch(platformStream, 'plan', id);
  change.touch(ownerStream, 'plan', id);
}

/** A tenant's row contains the plan's name, limit, and rights, and the platform owner's list contains its name. */
export async function touchTenantsOn(change: Change, planId: string): Promise<void> {
  const tenants = await change.tx.tenant.findMany({ where: { planId }, select: { id: true } });
  for (const { id } of tenants) {
    change.touch(tenantStream(id), 'tenant', id);
    change.touch(ownerStream, 'tenantHead', id);
  }
}
