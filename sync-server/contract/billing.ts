import * as z from 'zod/mini';
import { Id } from './id.ts';
import { described, named } from './named.ts';

export const billingTexts = {
  noPlan: 'Choose a plan first.',
  planGone: 'This plan is not offered any more. Choose another one.',
  running: 'This tenant already has a subscription. Change it in Account Management.',
  signature: 'The signature of this event is not valid.',
  event: 'This event cannot be read.',
  confirmedThere: 'Payments are confirmed at the payment provider.',
  unknownPayment: 'There is no payment that waits for this confirmation.',
  declined: 'Your card was declined.',
} as const;

/** The body may be left out: then it is the plan of the tenant. */
export const CreateSubscription = z.strictObject({
  planId: z.optional(Id),
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
});
export type CreateSubscription = z.infer<typeof CreateSubscription>;

/** On a development server without a card service: the payment that the browser would confirm at the provider. */
export const ConfirmPayment = z.strictObject({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(500)),
  /** A card that is declined shows what the person sees then. */
  card: z._default(z.enum(['accepted', 'declined']), 'accepted'),
});
export type ConfirmPayment = z.infer<typeof ConfirmPayment>;

/** Without a secret there is nothing to pay: the app goes on to the selection of calculators. */
export const SubscriptionStart = /* @__PURE__ */ named(
  'SubscriptionStart',
  /* @__PURE__ */ z.object({
    clientSecret: /* @__PURE__ */ described('Absent: nothing is to be paid.', z.optional(z.string())),
  }),
);
export type SubscriptionStart = z.output<typeof SubscriptionStart>;

export const PaymentConfirmation = /* @__PURE__ */ named('PaymentConfirmation', /* @__PURE__ */ z.object({ received: z.boolean() }));
export type PaymentConfirmation = z.output<typeof PaymentConfirmation>;
