import * as z from 'zod/mini';
import { ConfirmPayment, CreateSubscription, type SubscriptionStart } from '#contract/billing.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { confirmPayment } from './confirm-payment.ts';
import { signatureHeader } from './signed-event.ts';
import { startSubscription } from './start-subscription.ts';
import { takePaymentEvent } from './take-event.ts';

const example: SubscriptionStart = { clientSecret: 'sub_5f0c…_secret_91ab…' };

/** Subscribing, and what the payment provider reports. */
export const billingCalls = [
  restEntry({
    method: 'POST',
    path: '/api/create-subscription',
    operation: 'billing.subscribe',
    summary: 'Subscribe the most recently created tenant of the caller; a free plan answers without clientSecret',
    example,
    input: CreateSubscription,
    handler: ({ deps, principal }, input) => startSubscription(deps, principal, input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/payments/confirm',
    operation: 'billing.subscribe',
    summary: 'Confirm a payment on a development server without a card service',
    example: { received: true },
    input: ConfirmPayment,
    handler: ({ deps, principal }, input) => confirmPayment(deps, principal, input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/payments/webhook',
    operation: 'billing.event',
    summary: 'An event of the payment provider, signed over its exact bytes',
    example: { received: true },
    input: z.strictObject({}),
    signedBody: true,
    handler: ({ deps, rawBody, headers, requestId }) => takePaymentEvent(deps, rawBody, headers.get(signatureHeader), requestId),
  }),
];
