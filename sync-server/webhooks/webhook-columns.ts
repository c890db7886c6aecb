import type { WebhookDeliveryEntry, WebhookEntry } from '#contract/pages/webhooks.ts';
import { deliveryStates, shownDeliveries } from '#contract/pages/webhooks.ts';
import type { Prisma } from '#server/data/client.ts';
import type { Tx } from '#server/data/database.ts';

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

/** The webhook of a tenant with its newest deliveries. */
export async function webhookEntry(tx: Tx, tenantId: string, now: Date): Promise<WebhookEntry> {
  const webhook = await tx.webhook.findUnique({ where: { tenantId }, select: { url: true, switchedOffAt: true, formerEndsAt: true } });
  const rows = await tx.webhookDelivery.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shownDeliveries,
    select: deliveryColumns,
  });
  const { url = null, switchedOffAt = null, formerEndsAt = null } = webhook ?? {};
  const oldSecretEndsAt = formerEndsAt !== null && formerEndsAt > now ? formerEndsAt : null;
  return { tenantId, url, switchedOffAt, oldSecretEndsAt, deliveries: rows.map(deliveryEntry) };
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

/** The webhook in the API documentation's example. */
export const exampleWebhook: WebhookEntry = {
  tenantId: '019600aa-0000-7000-8000-000000000001',
  url: 'https://crm.northwind.example/leads',
  switchedOffAt: null,
  oldSecretEndsAt: null,
  deliveries: [exampleDelivery],
};
