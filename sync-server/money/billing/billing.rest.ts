import * as z from 'zod/mini';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { type ReceiveEventDeps, receivePaymentEvent } from './reports/receive-event.ts';
import { signatureHeader } from './stripe/signed-event.ts';

/** Webhook of the payment provider. Its signature covers the exact bytes, so this is not a declared operation. */
export const billingCalls = [
  restEntry({
    method: 'POST',
    path: '/api/payments/webhook',
    operation: 'billing.event',
    summary: 'An event of the payment provider, signed over its exact bytes',
    example: { received: true },
    input: z.strictObject({}),
    signedBody: true,
    handler: ({ deps, rawBody, headers, requestId }: RestContext<ReceiveEventDeps>) =>
      receivePaymentEvent(deps, rawBody, headers.get(signatureHeader), requestId),
  }),
];
