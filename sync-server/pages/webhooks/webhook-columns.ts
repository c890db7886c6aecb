import { deliveryStates, shownDeliveries, type WebhookDeliveryEntry, WebhookEntry, webhook } from '#contract/pages/webhooks.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import type { Tx } from '#server/core/data/database.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';

export const deliveryColumns = {
  id: true,
  submissionId: true,
  state: true,
  attempts: true,
  lastStatus: true,
  lastAnswer: true,
  attemptedAt: true,
  createdAt: true,
} as const satisfies Prisma.WebhookDeliverySelect;

export function deliveryEntry({
  submissionId: leadId,
  state,
  ...delivery
}: Prisma.WebhookDeliveryGetPayload<{ select: typeof deliveryColumns }>): WebhookDeliveryEntry {
  return { ...delivery, leadId, state: deliveryStates.find((known) => known === state) ?? 'waiting' };
}

/** Columns of a webhook that may leave the server. */
const webhookColumns = columnsOf(WebhookEntry.shape, Prisma.WebhookScalarFieldEnum);

/** The webhook of a tenant with its newest deliveries. */
export async function webhookEntry(tx: Tx, tenantId: string, now: Date): Promise<WebhookEntry> {
  const found = await tx.webhook.findUnique({ where: { tenantId }, select: { ...webhookColumns, formerEndsAt: true } });
  const rows = await tx.webhookDelivery.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shownDeliveries,
    select: deliveryColumns,
  });
  const { formerEndsAt = null, ...set } = found ?? {};
  const oldSecretEndsAt = formerEndsAt !== null && formerEndsAt > now ? formerEndsAt : null;
  return { tenantId, url: null, switchedOffAt: null, ...set, oldSecretEndsAt, deliveries: rows.map(deliveryEntry) };
}

export const exampleDelivery: WebhookDeliveryEntry = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  leadId: '019600aa-0000-7000-8000-0000000000f9',
  state: 'delivered',
  attempts: 1,
  lastStatus: 200,
  lastAnswer: 'OK',
  attemptedAt: new Date('2026-01-16T09:00:01.000Z'),
  createdAt: new Date('2026-01-16T09:00:00.000Z'),
};

const { id: tenantId, ...exampleFields } = exampleOf(webhook, '019600aa-0000-7000-8000-000000000001');

/** The webhook in the API documentation's example. */
export const exampleWebhook: WebhookEntry = { tenantId, ...exampleFields, deliveries: [exampleDelivery] };
