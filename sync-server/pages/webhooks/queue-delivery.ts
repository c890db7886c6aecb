import type { DeliveredLead } from '#contract/pages/webhooks.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

export const deliveryEffect = 'webhook.deliver';

/** Queues a new lead for the tenant's own system, if it has one. */
export async function queueDelivery(change: Change, tenantId: string, lead: DeliveredLead): Promise<void> {
  const { tx, now } = change;
  const webhook = await tx.webhook.findUnique({ where: { tenantId }, select: { switchedOffAt: true } });
  if (webhook === null || webhook.switchedOffAt !== null) return;
  const id = change.newId();
  const body = JSON.stringify({ id, type: 'lead.created', createdAt: now, data: lead });
  await tx.webhookDelivery.create({ data: { id, tenantId, submissionId: lead.id, body, createdAt: now }, select: { id: true } });
  change.effect(deliveryEffect, `${deliveryEffect}:${id}:1`, { deliveryId: id }, tenantId);
}
