import { ResendDelivery, WebhookDeliveryEntry, webhookTexts } from '#contract/pages/webhooks.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { deliveryEffect } from './queue-delivery.ts';
import { deliveryColumns, deliveryEntry, exampleDelivery } from './webhook-columns.ts';

/** The same body under the same id, so that a system that has it already recognizes it. */
export const resendDelivery = defineOperation({
  name: 'webhooks.resend',
  id: 'resendWebhookDelivery',
  summary: 'Send a lead to the webhook again',
  input: ResendDelivery,
  output: WebhookDeliveryEntry,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/tenant/webhook-deliveries/{id}/resend', example: { ...exampleDelivery, state: 'waiting' } },
  graphql: { mutation: 'resendWebhookDelivery' },
  change: async (change, { id }) => {
    const { tx, caller } = change;
    const before = await tx.webhookDelivery.findFirst({ where: { id }, select: { tenantId: true, rounds: true, ...deliveryColumns } });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId, rounds, ...delivery } = before;
    const refusal = authorize('webhooks.resend', caller, { tenantId });
    if (refusal !== undefined) return refusal;
    // It is on its way already.
    if (before.state === 'waiting') return done(deliveryEntry(delivery));
    const webhook = await tx.webhook.findUnique({ where: { tenantId }, select: { switchedOffAt: true } });
    if (webhook === null) return refused('Conflict', webhookTexts.none);
    if (webhook.switchedOffAt !== null) return refused('Conflict', webhookTexts.off);
    const round = rounds + 1;
    const data = { state: 'waiting', rounds: round } as const;
    const after = await tx.webhookDelivery.update({ where: keyOf(tenantId, id), data, select: deliveryColumns });
    change.effect(deliveryEffect, `${deliveryEffect}:${id}:${round}`, { deliveryId: id }, tenantId);
    change.audit('webhooks.resend', { kind: 'webhookDelivery', id, tenantId }, { state: before.state }, { state: 'waiting' });
    return done(deliveryEntry(after));
  },
});
