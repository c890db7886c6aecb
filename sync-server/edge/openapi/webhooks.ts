import { type WebhookEventType, webhookEvents } from '#contract/pages/webhooks.ts';
import type { OutputSchemas } from './output-schemas.ts';

type Node = Readonly<Record<string, unknown>>;

/** The headers of Standard Webhooks 1.0. */
const headers: readonly Node[] = [
  {
    name: 'webhook-id',
    description: 'The id of the event. The same event sent again has the same one.',
    example: 'f3b1d7f0-3a52-7b5e-8e58-0a1d7d2f0c11',
  },
  { name: 'webhook-timestamp', description: 'Seconds since 1970 at which this attempt was made.', example: '1767225600' },
  {
    name: 'webhook-signature',
    description:
      'v1 and a comma before the base64 of HMAC-SHA256 over webhook-id, webhook-timestamp, and the body, joined by dots. The key are the bytes of the secret after whsec_, in base64. While an old secret is valid, too, there are two signatures with a space between them.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

const descriptions: Readonly<Record<WebhookEventType, { readonly summary: string; readonly example: Node }>> = {
  'lead.created': {
    summary: 'A visitor has sent a form',
    example: {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      type: 'lead.created',
      createdAt: '2026-01-01T00:00:00.000Z',
      data: {
        id: '01890a5d-ac96-774b-bcce-b302099a8058',
        createdAt: '2026-01-01T00:00:00.000Z',
        source: 'Mortgage check',
        page: '01890a5d-ac96-774b-bcce-b302099a8059',
        calculator: null,
        website: null,
        answers: [{ label: 'Email', value: 'client@example.com' }],
      },
    },
  },
};

/** Requests that the server sends to the webhook of a tenant. */
export function printWebhooks(outputs: OutputSchemas): Node {
  return Object.fromEntries(
    webhookEvents.map(({ type, payload }) => [
      type,
      {
        post: {
          operationId: `on-${type.replace('.', '-')}`,
          summary: descriptions[type].summary,
          description: 'Sent again after a while unless the answer is 2xx within ten seconds. Redirects are not followed.',
          tags: ['webhooks'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: outputs.schemaOf(payload), example: descriptions[type].example } },
          },
          responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Not received: it is sent again' } },
        },
      },
    ]),
  );
}
