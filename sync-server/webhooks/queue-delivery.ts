import type { Change } from '#server/sync/change.ts';

/** A lead as a firm's system receives it. */
export interface DeliveredLead {
  readonly id: string;
  readonly createdAt: Date;
  /** Name of the landing page, or title of the embedded calculator. */
  readonly source: string;
  readonly page: string | null;
  readonly calculator: string | null;
  /** Origin of the website that embeds the calculator. */
  readonly website: string | null;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
}

export const deliveryEffect = 'webhook.deliver';

/** Queues a new lead for the firm's own system, if it has one. */
export async function queueDelivery(change: Change, tenantId: string, lead: DeliveredLead): Promise<void> {
  const { tx, now } = change;
  const webhook = await tx.webhook.findUnique({ where: { tenantId }, select: { switchedOffAt: true } });
  if (webhook === null || webhook.switchedOffAt !== null) return;
  const id = change.newId();
  const body = JSON.stringify({ id, type: 'lead.created', createdAt: now, data: lead });
  await tx.webhookDelivery.create({ data: { id, tenantId, submissionId: lead.id, body, createdAt: now }, select: { id: true } });
  change.effect(deliveryEffect, `${deliveryEffect}:${id}:1`, { deliveryId: id }, tenantId);
}
