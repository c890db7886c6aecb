import * as z from 'zod/mini';
import { Id } from './id.ts';
import { Moment } from './moment.ts';
import { described, named } from './named.ts';

export const billingTexts = {
  noTenant:
    'You belong to no firm that could be subscribed. Its administrator subscribes a firm; a platform owner gives it a plan under Tenants.',
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

/** Reasons for a cancellation, in the words of the question. */
export const cancelReasons = {
  too_expensive: 'It costs too much',
  missing_features: 'Something I need is missing',
  switched_service: 'I use another service',
  unused: 'I do not use it enough',
  other: 'Another reason',
} as const;

export const planChangeTexts = {
  noSubscription: 'This tenant has no running subscription. Choose a plan to subscribe.',
  noPeriod: 'The paid period of this subscription is not known yet. Try again after its first payment.',
  atProvider: 'This subscription is billed by the card service. Ask support to change it, and it is done there.',
  amountChanged: 'The amount due has changed since it was shown. Look at it again.',
  ending: 'This subscription has been cancelled. Undo the cancellation first.',
  paused: 'This subscription is paused. Resume it first.',
  notTrialing: 'A trial or an unpaid subscription cannot be paused.',
  resumeDate: 'Choose a day within the next 90 days.',
  keepSome: (limit: number): string => `Choose at most ${limit} calculators that stay.`,
  keepOwn: 'One of the chosen calculators is not in use.',
} as const;

export const longestPauseDays = 90;

const ofTenant = { tenant: z.optional(Id) };
const Cents = /* @__PURE__ */ described('US cents.', z.int());

export const PlanChangeAsked = z.strictObject({ ...ofTenant, planId: Id });

/** `amountDueCents` is the amount that the person has seen: another one is not charged. */
export const ChangePlan = z.strictObject({
  ...ofTenant,
  planId: Id,
  amountDueCents: z.int(),
  keep: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500))),
});
export type ChangePlan = z.output<typeof ChangePlan>;

export const PauseSubscription = z.strictObject({ ...ofTenant, resumesAt: Moment });

export const CancelSubscription = z.strictObject({
  ...ofTenant,
  reason: z.enum(['too_expensive', 'missing_features', 'switched_service', 'unused', 'other']),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
});
export const SubscriptionOf = z.strictObject(ofTenant);

/** Preview of a change of plan. */
export const PlanChange = /* @__PURE__ */ named(
  'PlanChange',
  /* @__PURE__ */ z.object({
    kind: z.enum(['subscribe', 'upgrade', 'downgrade', 'current']),
    planId: Id,
    planName: z.string(),
    amountDueCents: Cents,
    priceCents: /* @__PURE__ */ described('US cents a month from then on.', z.int()),
    effectiveAt: /* @__PURE__ */ described('Absent: at once.', z.nullable(z.iso.datetime())),
    calculatorsUsed: z.int(),
    calculatorLimit: /* @__PURE__ */ described('Absent: the plan has no limit.', z.nullable(z.int())),
    calculatorIds: z.array(/* @__PURE__ */ named('ID', z.string())),
  }),
);
export type PlanChange = z.output<typeof PlanChange>;

export const SubscriptionState = /* @__PURE__ */ named(
  'SubscriptionState',
  /* @__PURE__ */ z.object({
    status: z.string(),
    planName: z.string(),
    priceCents: /* @__PURE__ */ described('US cents a month.', z.int()),
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(z.iso.datetime()),
    pendingPlanName: z.nullable(z.string()),
  }),
);
export type SubscriptionState = z.output<typeof SubscriptionState>;
