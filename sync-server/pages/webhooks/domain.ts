import { defineDomain } from '#server/core/faces/define-domain.ts';
import { readWebhook } from './read-webhook.ts';
import { resendDelivery } from './resend-delivery.ts';
import { saveWebhook } from './save-webhook.ts';

export const webhooksFace = defineDomain({
  name: 'webhooks',
  operations: [readWebhook, saveWebhook, resendDelivery],
  tables: {
    webhook_deliveries: {},
    webhooks: {},
  },
});
