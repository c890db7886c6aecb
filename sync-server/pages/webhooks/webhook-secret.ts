import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secrets } from '#server/core/settings/secrets.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

/** The secret of a webhook by its id, as a tenant's system reads it: `whsec_` and 32 bytes in base64. */
export type WebhookSecretOf = (webhookId: string) => Promise<string>;

const prefix = 'whsec_';

/** Derived from a key of this installation, so that neither a row nor a backup of a tenant contains it. A new id gives a new secret. */
export function createWebhookSecrets(secrets: Secrets, randomBytes: RandomBytes): WebhookSecretOf {
  return async (webhookId) => {
    const key = await secrets.obtain('webhook-key', z.string(), () => Buffer.from(randomBytes(32)).toString('base64'));
    return prefix + createHmac('sha256', Buffer.from(key, 'base64')).update(webhookId).digest('base64');
  };
}

/** Headers that prove sender and time of a body (Standard Webhooks 1.0): HMAC-SHA256 over `id.timestamp.body`, once for each valid secret. */
export function signedHeaders(secrets: readonly string[], id: string, at: Date, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
