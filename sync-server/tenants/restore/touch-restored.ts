import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantAdminStream, tenantStream } from '#server/core/sync/streams/stream-names.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { touchInvitation, touchPerson } from '#server/people/users/touch-person.ts';

/** Publishes every restored row in each stream that carries it. */
export async function touchRestored(change: Change, tenantId: string): Promise<void> {
  const { tx } = change;
  touchTenant(change, tenantId);
  const where = { tenantId };
  for (const { userId } of await tx.membership.findMany({ where, select: { userId: true } })) touchPerson(change, userId, [tenantId]);
  for (const { id } of await tx.invitation.findMany({ where, select: { id: true } })) touchInvitation(change, { id, tenantId });
  for (const { calculatorId } of await tx.tenantCalculator.findMany({
    where: { ...where, isEnabled: true },
    select: { calculatorId: true },
  }))
    change.touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${calculatorId}`);
  for (const { id } of await tx.landingPage.findMany({ where, select: { id: true } })) change.touch(ownerStream, 'landingPage', id);
  for (const { id } of await tx.invoice.findMany({ where, select: { id: true } })) change.touch(tenantAdminStream(tenantId), 'invoice', id);
  for (const { id } of await tx.aiUsage.findMany({ where, select: { id: true } })) change.touch(tenantAdminStream(tenantId), 'aiUsage', id);
}
