// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { SavedWebhook, WebhookDeliveryEntry, WebhookEntry } from '#contract/pages/webhooks.ts';

export const readWebhook = { method: 'GET', path: '/api/tenant/webhook', output: WebhookEntry } as const;
export const resendWebhookDelivery = { method: 'POST', path: '/api/tenant/webhook-deliveries/{id}/resend', output: WebhookDeliveryEntry } as const;
export const saveWebhook = { method: 'PUT', path: '/api/tenant/webhook', output: SavedWebhook } as const;
