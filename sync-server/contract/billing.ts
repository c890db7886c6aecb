import * as z from 'zod/mini';

export const billingTexts = {
  noPlan: 'Choose a plan first.',
  planGone: 'This plan is not offered any more. Choose another one.',
  running: 'This tenant already has a subscription. Change it in Account Management.',
  signature: 'The signature of this event is not valid.',
  event: 'This event cannot be read.',
} as const;

/** The body may be left out: then it is the plan of the tenant. */
export const CreateSubscription = z.strictObject({
  planId: z.optional(z.uuid()),
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
});
export type CreateSubscription = z.infer<typeof CreateSubscription>;

/** Without a secret there is nothing to pay: the app goes on to the selection of calculators. */
export interface SubscriptionStart {
  readonly clientSecret?: string;
}
