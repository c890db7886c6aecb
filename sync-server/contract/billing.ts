import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { Id } from './id.ts';
import { Moment } from './moment.ts';
import { described, named } from './named.ts';
import { Seller } from './settings.ts';

export const billingTexts = {
  noTenant:
    'You belong to no firm that could be subscribed. Its administrator subscribes a firm; a platform owner gives it a plan under Tenants.',
  noPlan: 'Choose a plan first.',
  noYear: 'This plan is not sold by the year.',
  planGone: 'This plan is not offered any more. Choose another one.',
  running: 'This tenant already has a subscription. Change it in Account Management.',
  signature: 'The signature of this event is not valid.',
  event: 'This event cannot be read.',
  confirmedThere: 'Payments are confirmed at the payment provider.',
  unknownPayment: 'There is no payment that waits for this confirmation.',
  declined: 'Your card was declined.',
} as const;

/** The times for which a plan is paid at once. */
export const billingIntervals = ['month', 'year'] as const;

/** The body may be omitted; the tenant's current plan is then used. */
export const CreateSubscription = z.strictObject({
  planId: z.optional(Id),
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
  /** A year is paid at once, at the plan's annual price. */
  interval: z.optional(z.enum(billingIntervals)),
});
export type CreateSubscription = z.infer<typeof CreateSubscription>;

/** On a development server without a card service: the payment that the browser would otherwise confirm at the provider. */
export const ConfirmPayment = z.strictObject({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Message for a declined card. */
  card: z._default(z.enum(['accepted', 'declined']), 'accepted'),
});
export type ConfirmPayment = z.infer<typeof ConfirmPayment>;

/** Without a secret there is nothing to pay: the app continues to the selection of calculators. */
export const SubscriptionStart = /* @__PURE__ */ named(
  'SubscriptionStart',
  /* @__PURE__ */ z.object({
    clientSecret: /* @__PURE__ */ described('Absent: nothing is to be paid.', z.optional(z.string())),
    publishableKey: /* @__PURE__ */ described(
      'With it the browser loads the form of the card service. Absent: the server takes test cards.',
      z.optional(z.string()),
    ),
  }),
);
export type SubscriptionStart = z.output<typeof SubscriptionStart>;

export const PaymentConfirmation = /* @__PURE__ */ named('PaymentConfirmation', /* @__PURE__ */ z.object({ received: z.boolean() }));
export type PaymentConfirmation = z.output<typeof PaymentConfirmation>;

/** Reasons for a cancellation, as answers to the question on the screen. */
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
  amountChanged: 'The amount due has changed since it was shown. Look at it again.',
  ending: 'This subscription has been cancelled. Undo the cancellation first.',
  paused: 'This subscription is paused. Resume it first.',
  upgradeDeclined: 'Your card was declined, so your plan has not changed. Change the payment method and try again.',
  upgradeWaits: 'Another upgrade is waiting for its payment. Try again when it is paid or has been declined.',
  notTrialing: 'A trial or an unpaid subscription cannot be paused.',
  resumeDate: 'Choose a day within the next 90 days.',
  keepSome: (limit: number): string => `Choose at most ${limit} calculators that stay.`,
  keepOwn: 'One of the chosen calculators is not in use.',
} as const;

export const longestPauseDays = 90;

const ofTenant = { tenant: z.optional(Id) };
const Cents = /* @__PURE__ */ described('US cents.', z.int());

export const PlanChangeAsked = z.strictObject({ ...ofTenant, planId: Id });

/** `amountDueCents` is the amount shown to the person: a different amount is not charged. */
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

/** Printed on invoices beside the tenant's name. */
export const BillingDetails = /* @__PURE__ */ named(
  'BillingDetails',
  /* @__PURE__ */ z.object({
    company: z.string().check(z.trim(), z.maxLength(200)),
    address: z.string().check(z.trim(), z.maxLength(500)),
    taxId: z.string().check(z.trim(), z.maxLength(50)),
  }),
);
export type BillingDetails = z.output<typeof BillingDetails>;

export const billingAccountTexts = {
  saved: 'Billing details saved',
  saveFailed: 'Failed to save billing details',
  cardSaved: 'Payment method saved',
  cardFailed: 'Failed to save the payment method',
  paid: 'The open invoices are paid',
  stillOpen: 'The payment was declined. Change the payment method and try again.',
  nothingOpen: 'No invoice is open.',
  refundedThere: 'Refund this payment at the card service. Its report writes the credit note.',
  notPaid: 'Only a paid invoice can be refunded.',
  refundTooLarge: 'A refund cannot be larger than what is left of the invoice.',
  refunded: 'Credit note written',
} as const;

export const SetBillingDetails = z.strictObject({
  ...ofTenant,
  billingEmail: z.nullable(z.email('Please enter a valid email address').check(z.maxLength(254))),
  company: z.string().check(z.trim(), z.maxLength(200)),
  address: z.string().check(z.trim(), z.maxLength(500)),
  taxId: z.string().check(z.trim(), z.maxLength(50)),
});

/**
 * Card fields for our own ledger, which takes a test card. The card service needs none: it returns a secret with which the browser enters
 * the card there.
 */
export const ChangePaymentMethod = z.strictObject({ ...ofTenant, card: z.optional(z.enum(['accepted', 'declined'])) });

export const PaymentMethod = /* @__PURE__ */ named(
  'PaymentMethod',
  /* @__PURE__ */ z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
);
export type PaymentMethod = z.output<typeof PaymentMethod>;

const InvoiceEntry = /* @__PURE__ */ named(
  'InvoiceEntry',
  /* @__PURE__ */ z.object({
    kind: z.enum(['plan', 'ai', 'coupon', 'tax', 'credit']),
    description: z.string(),
    amount: /* @__PURE__ */ described('Decimal text with two places.', z.string()),
  }),
);

const InvoiceBuyer = /* @__PURE__ */ named(
  'InvoiceBuyer',
  /* @__PURE__ */ z.object({
    tenantName: z.string(),
    email: z.nullable(z.string()),
    company: z.string(),
    address: z.string(),
    taxId: z.string(),
  }),
);

/** An invoice or a credit note as it is printed. */
export const Invoice = /* @__PURE__ */ named(
  'Invoice',
  /* @__PURE__ */ z.object({
    id: Id,
    number: z.nullable(z.string()),
    kind: z.enum(['invoice', 'credit_note']),
    amount: /* @__PURE__ */ described('Decimal text with two places; negative on a credit note.', z.string()),
    currency: z.string(),
    status: z.enum(['pending', 'paid', 'void', 'uncollectible']),
    lines: z.array(InvoiceEntry),
    buyer: InvoiceBuyer,
    periodStart: z.nullable(DateTime),
    periodEnd: z.nullable(DateTime),
    dueDate: z.nullable(DateTime),
    paidAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);
export type Invoice = z.output<typeof Invoice>;

/** All data of the Account tab that come from billing alone. */
export const BillingAccount = /* @__PURE__ */ named(
  'BillingAccount',
  /* @__PURE__ */ z.object({
    details: BillingDetails,
    billingEmail: z.nullable(z.string()),
    paymentMethod: z.nullable(PaymentMethod),
    takesTestCards: /* @__PURE__ */ described('The server has no card service and takes test cards.', z.boolean()),
    graceEndsAt: /* @__PURE__ */ described('The end of the grace period of an unpaid invoice.', z.nullable(DateTime)),
    isReadOnly: z.boolean(),
    isDunningPaused: /* @__PURE__ */ described('The platform owner has paused reminders and the grace period.', z.boolean()),
    nextInvoiceAt: z.nullable(DateTime),
    nextInvoiceCents: /* @__PURE__ */ described(
      'Forecast of the next invoice, tax included; absent without a subscription.',
      z.nullable(z.int()),
    ),
    seller: Seller,
    invoices: z.array(Invoice),
  }),
);
export type BillingAccount = z.output<typeof BillingAccount>;

export const PaymentMethodChange = /* @__PURE__ */ named(
  'PaymentMethodChange',
  /* @__PURE__ */ z.object({
    clientSecret: /* @__PURE__ */ described('With it the browser enters the card at the card service.', z.nullable(z.string())),
    publishableKey: /* @__PURE__ */ described('With it the browser loads the form of the card service.', z.optional(z.string())),
    paymentMethod: z.nullable(PaymentMethod),
  }),
);

export const PaidInvoices = /* @__PURE__ */ named('PaidInvoices', /* @__PURE__ */ z.object({ paid: z.int(), open: z.int() }));

export const PauseDunning = z.strictObject({ id: Id, isPaused: z.boolean() });
export const DunningState = /* @__PURE__ */ named(
  'DunningState',
  /* @__PURE__ */ z.object({ isPaused: z.boolean(), pastDueSince: z.nullable(DateTime), isReadOnly: z.boolean() }),
);

export const BillingEventsOf = z.strictObject(ofTenant);
export const BillingLogEntry = /* @__PURE__ */ named(
  'BillingLogEntry',
  /* @__PURE__ */ z.object({ id: Id, tenantId: Id, type: z.string(), data: z.unknown(), createdAt: DateTime }),
);
export type BillingLogEntry = z.output<typeof BillingLogEntry>;

export const RefundInvoice = z.strictObject({
  id: Id,
  amountCents: z.int().check(z.minimum(1)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

export const CreditNote = /* @__PURE__ */ named(
  'CreditNote',
  /* @__PURE__ */ z.object({ id: Id, number: z.string(), amountCents: z.int() }),
);

/** Preview of a change of plan. */
export const PlanChange = /* @__PURE__ */ named(
  'PlanChange',
  /* @__PURE__ */ z.object({
    kind: z.enum(['subscribe', 'upgrade', 'downgrade', 'current']),
    planId: Id,
    planName: z.string(),
    amountDueCents: Cents,
    priceCents: /* @__PURE__ */ described('US cents an interval from then on.', z.int()),
    interval: z.enum(billingIntervals),
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
    priceCents: /* @__PURE__ */ described('US cents an interval.', z.int()),
    interval: z.enum(billingIntervals),
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(z.iso.datetime()),
    pendingPlanName: z.nullable(z.string()),
    waitingPlanName: /* @__PURE__ */ described(
      'The plan of an upgrade that takes effect once it is paid. Absent: none.',
      z.optional(z.nullable(z.string())),
    ),
    clientSecret: /* @__PURE__ */ described(
      'With it the browser confirms the payment of the upgrade at the card service.',
      z.optional(z.nullable(z.string())),
    ),
    publishableKey: /* @__PURE__ */ described('With it the browser loads the card service.', z.optional(z.string())),
  }),
);
export type SubscriptionState = z.output<typeof SubscriptionState>;
