import * as z from 'zod/mini';
import { AiAllowance } from '../calculators/ai-usage.ts';
import { t } from '../language/t.ts';
import { notApproved } from '../people/not-approved.ts';
import { Seller } from '../tenants/settings.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { Moment } from '../values/moment.ts';
import { described, named } from '../values/named.ts';

export const billingTexts = {
  noTenant: t(
    'You belong to no firm that could be subscribed. Its administrator subscribes a firm; a platform owner gives it a plan under Tenants.',
  ),
  noPlan: t('Choose a plan first.'),
  noYear: t('This plan is not sold by the year.'),
  planGone: t('This plan is not offered any more. Choose another one.'),
  running: t('This tenant already has a subscription. Change it in Account Management.'),
  replaced: t('Another attempt to subscribe has taken the place of this one. Reload this page.'),
  signature: t('The signature of this event is not valid.'),
  event: t('This event cannot be read.'),
  confirmedThere: t('Payments are confirmed at the payment provider.'),
  unknownPayment: t('There is no payment that waits for this confirmation.'),
  declined: t('Your card was declined.'),
  notApproved,
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
  card: z._default(z.enum(['accepted', 'declined', 'confirmed']), 'accepted'),
  /** The answer to the question of the bank, which a card of the kind `confirmed` needs. */
  isApproved: z.optional(z.boolean()),
});
export type ConfirmPayment = z.infer<typeof ConfirmPayment>;

/** What a subscription that waits for its payment costs. */
export const SubscriptionPrice = /* @__PURE__ */ named(
  'SubscriptionPrice',
  /* @__PURE__ */ z.object({
    planName: z.string(),
    interval: z.enum(billingIntervals),
    priceCents: /* @__PURE__ */ described('US cents for a month or a year without a coupon.', z.int()),
    discountedCents: /* @__PURE__ */ described('US cents with the coupon, without tax.', z.int()),
    dueCents: /* @__PURE__ */ described('US cents of the first payment, with its tax; 0 while the first days are free.', z.int()),
    freeTrialDays: /* @__PURE__ */ described('Days before the first payment.', z.int()),
    couponCode: /* @__PURE__ */ described('Absent: no coupon.', z.optional(z.string())),
  }),
);
export type SubscriptionPrice = z.output<typeof SubscriptionPrice>;

/** Without a secret there is nothing to pay: the app continues to the selection of calculators. */
export const SubscriptionStart = /* @__PURE__ */ named(
  'SubscriptionStart',
  /* @__PURE__ */ z.object({
    clientSecret: /* @__PURE__ */ described('Absent: nothing is to be paid.', z.optional(z.string())),
    publishableKey: /* @__PURE__ */ described(
      'With it the browser loads the form of the card service. Absent: the server takes test cards.',
      z.optional(z.string()),
    ),
    price: /* @__PURE__ */ described('Absent: nothing is to be paid.', z.optional(SubscriptionPrice)),
  }),
);
export type SubscriptionStart = z.output<typeof SubscriptionStart>;

export const PaymentConfirmation = /* @__PURE__ */ named('PaymentConfirmation', /* @__PURE__ */ z.object({ received: z.boolean() }));
export type PaymentConfirmation = z.output<typeof PaymentConfirmation>;

/** Reasons for a cancellation, as answers to the question on the screen. */
export const cancelReasons = {
  too_expensive: t('It costs too much'),
  missing_features: t('Something I need is missing'),
  switched_service: t('I use another service'),
  unused: t('I do not use it enough'),
  other: t('Another reason'),
} as const;

export const planChangeTexts = {
  noSubscription: t('This tenant has no running subscription. Choose a plan to subscribe.'),
  noPeriod: t('The paid period of this subscription is not known yet. Try again after its first payment.'),
  amountChanged: t('The amount due has changed since it was shown. Look at it again.'),
  priceChanged: t('The price of this plan has changed since it was shown. Look at it again.'),
  movedByPause: t(
    'A pause has moved the paid period, and the card service charges nothing until it ends. Upgrade when the next period has begun.',
  ),
  noQuote: t('The card service does not answer, so the amount due is not known. Try again in a few minutes.'),
  renewing: t('This subscription is being renewed. Try again in a few minutes.'),
  ending: t('This subscription has been cancelled. Undo the cancellation first.'),
  paused: t('This subscription is paused. Resume it first.'),
  upgradeDeclined: t('Your card was declined, so your plan has not changed. Change the payment method and try again.'),
  upgradeWaits: t('Another upgrade is waiting for its payment. Try again when it is paid or has been declined.'),
  changeWaits: t('A change of this subscription is planned. Choose your current plan to take it back, then try again.'),
  notTrialing: t('A trial or an unpaid subscription cannot be paused.'),
  resumeDate: t('Choose a day within the next 90 days.'),
  keepSome: (limit: number): string => t('Choose at most {limit} calculators that stay.', { limit }),
  keepOwn: t('One of the chosen calculators is not in use.'),
} as const;

export const longestPauseDays = 90;

const ofTenant = { tenant: z.optional(Id) };
const Cents = /* @__PURE__ */ described('US cents.', z.int());

/** Without an interval, the one that is paid now stays. */
export const PlanChangeAsked = z.strictObject({ ...ofTenant, planId: Id, interval: z.optional(z.enum(billingIntervals)) });

/** The amount due and the price are those shown to the person: others are not charged. */
export const ChangePlan = z.strictObject({
  ...ofTenant,
  planId: Id,
  interval: z.optional(z.enum(billingIntervals)),
  amountDueCents: z.int(),
  priceCents: z.optional(z.int()),
  /** The moment of the preview, from which the card service counts the remaining days. */
  quotedAt: z.optional(z.nullable(Moment)),
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
  saved: t('Billing details saved'),
  saveFailed: t('Failed to save billing details'),
  cardSaved: t('Payment method saved'),
  cardFailed: t('Failed to save the payment method'),
  paid: t('The open invoices are paid'),
  stillOpen: t('The payment was declined. Change the payment method and try again.'),
  nothingOpen: t('No invoice is open.'),
  notPaid: t('Only a paid invoice can be refunded.'),
  refundTooLarge: t('A refund cannot be larger than what is left of the invoice.'),
  refunded: t('Credit note written'),
  noRefundAnswer: t('The card service did not answer.'),
  noRefusedRefund: t('No refund of this credit note was refused.'),
} as const;

export const SetBillingDetails = z.strictObject({
  ...ofTenant,
  billingEmail: z.nullable(z.email(t('Please enter a valid email address')).check(z.maxLength(254))),
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
    refundProblem: /* @__PURE__ */ described(
      'The reason for which the card service has refused the refund of a credit note. Absent: none, or the reader is no platform owner.',
      z.optional(z.nullable(z.string())),
    ),
    lines: z.array(InvoiceEntry),
    buyer: InvoiceBuyer,
    seller: /* @__PURE__ */ described('As it was when the invoice was issued.', Seller),
    periodStart: z.nullable(DateTime),
    periodEnd: z.nullable(DateTime),
    dueDate: z.nullable(DateTime),
    paidAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);
export type Invoice = z.output<typeof Invoice>;

/** An invoice or a credit note in the platform owner's books. It outlives its tenant. */
export const BookedInvoice = /* @__PURE__ */ named(
  'BookedInvoice',
  /* @__PURE__ */ z.object({
    ...Invoice.shape,
    tenantId: Id,
    isTenantDeleted: z.boolean(),
    tax: /* @__PURE__ */ described('The tax in the amount, as decimal text with two places.', z.string()),
  }),
);
export type BookedInvoice = z.output<typeof BookedInvoice>;

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
    allowance: AiAllowance,
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

export const RetryRefund = z.strictObject({ id: Id });

export const CreditNote = /* @__PURE__ */ named(
  'CreditNote',
  /* @__PURE__ */ z.object({ id: Id, number: z.string(), amountCents: z.int() }),
);

/** Preview of a change of plan. */
export const PlanChange = /* @__PURE__ */ named(
  'PlanChange',
  /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ described(
      '`interval`: the same plan, paid by the year or by the month from the next period on.',
      z.enum(['subscribe', 'upgrade', 'downgrade', 'interval', 'current']),
    ),
    planId: Id,
    planName: z.string(),
    amountDueCents: Cents,
    priceCents: /* @__PURE__ */ described('US cents an interval from then on.', z.int()),
    interval: z.enum(billingIntervals),
    effectiveAt: /* @__PURE__ */ described('Absent: at once.', z.nullable(z.iso.datetime())),
    quotedAt: /* @__PURE__ */ described(
      'The moment for which the card service has calculated the amount due. The change sends it back, so that this amount is charged.',
      z.optional(z.nullable(z.iso.datetime())),
    ),
    lostCoupon: /* @__PURE__ */ described(
      'The code of a coupon that reduces the present plan, and not this one. Absent: none.',
      z.optional(z.nullable(z.string())),
    ),
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
