import * as z from 'zod/mini';
import { AiPrice } from '#contract/calculators/ai-price.ts';
import { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { t } from '#contract/language/t.ts';
import { notApproved } from '#contract/people/not-approved.ts';
import { isPayable } from '#contract/values/amounts/cents.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';
import { described, named } from '#contract/values/named.ts';
import { BillingDetails, buyerFields } from './billing-details.ts';
import { BillingInterval } from './billing-interval.ts';
import { InvoiceStatus } from './invoice-status.ts';
import { Seller } from './settings/billing-settings.ts';

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
  asked: t('Your administrators have your request.'),
  nobodyToAsk: t('Your firm has no active administrator who could be asked.'),
  notApproved,
} as const;

/** The body may be omitted; the caller's newest tenant and its current plan are then used. */
export const CreateSubscription = z.strictObject({
  tenant: z.optional(Id),
  planId: z.optional(Id),
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
  /** A year is paid at once, at the plan's annual price. */
  interval: z.optional(BillingInterval),
});
export type CreateSubscription = z.infer<typeof CreateSubscription>;

export const AskForPlan = z.strictObject({ tenant: z.optional(Id) });
export const PlanRequestNotice = named('PlanRequestNotice', z.object({ message: z.string() }));

/** A member who asked the administrators for a plan. */
export const PlanRequest = named('PlanRequest', z.object({ email: z.string(), askedAt: DateTime }));
export type PlanRequest = z.output<typeof PlanRequest>;

/** On a development server without a card service: the payment that the browser would otherwise confirm at the provider. */
export const ConfirmPayment = z.strictObject({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Message for a declined card. */
  card: z._default(z.enum(['accepted', 'declined', 'confirmed']), 'accepted'),
  /** The answer to the question of the bank, which a card of the kind `confirmed` needs. */
  isApproved: z.optional(z.boolean()),
});
export type ConfirmPayment = z.infer<typeof ConfirmPayment>;

/** Price of a subscription that waits for its payment. */
export const SubscriptionPrice = named(
  'SubscriptionPrice',
  z.object({
    planName: z.string(),
    interval: BillingInterval,
    priceCents: described('Smallest units of the currency for a month or a year without a coupon.', z.int()),
    discountedCents: described('Smallest units of the currency with the coupon, without tax.', z.int()),
    dueCents: described('The first payment in smallest units of the currency, with its tax; 0 while the first days are free.', z.int()),
    freeTrialDays: described('Days before the first payment.', z.int()),
    couponCode: described('Absent: no coupon.', z.optional(z.string())),
    couponMonths: described(
      'The coupon ends after so many months; 0: after the first invoice. Absent: it has no end.',
      z.optional(z.int()),
    ),
    nextPaymentAt: described('The day of the payment after the first one, if it is paid today.', z.optional(DateTime)),
    aiPrice: described('The price of AI calls above those included; absent: there is no limit.', z.optional(z.nullable(AiPrice))),
  }),
);
export type SubscriptionPrice = z.output<typeof SubscriptionPrice>;

/** Without a secret there is nothing to pay: the app continues to the selection of calculators. */
export const SubscriptionStart = named(
  'SubscriptionStart',
  z.object({
    clientSecret: described('Absent: nothing is to be paid.', z.optional(z.string())),
    publishableKey: described(
      'With it the browser loads the form of the card service. Absent: the server takes test cards.',
      z.optional(z.string()),
    ),
    price: described('Absent: nothing is to be paid.', z.optional(SubscriptionPrice)),
  }),
);
export type SubscriptionStart = z.output<typeof SubscriptionStart>;

export const PaymentConfirmation = named('PaymentConfirmation', z.object({ received: z.boolean() }));
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
const Cents = described('Smallest units of the currency: cents, or yen.', z.int());

/** Without an interval, the one that is paid now stays. */
export const PlanChangeAsked = z.strictObject({ ...ofTenant, planId: Id, interval: z.optional(BillingInterval) });

/** The amount due and the price are those shown to the person: others are not charged. */
export const ChangePlan = z.strictObject({
  ...ofTenant,
  planId: Id,
  interval: z.optional(BillingInterval),
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
  reason: named('CancelReason', z.enum(['too_expensive', 'missing_features', 'switched_service', 'unused', 'other'])),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
});
export const SubscriptionOf = z.strictObject(ofTenant);

export const billingAccountTexts = {
  saved: t('Billing details saved'),
  saveFailed: t('Failed to save billing details'),
  cardSaved: t('Payment method saved'),
  cardFailed: t('Failed to save the payment method'),
  paid: t('The open invoices are paid'),
  stillOpen: t('The payment was declined. Change the payment method and try again.'),
  nothingOpen: t('No invoice is open.'),
  bankAsks: t('Your bank asks you to confirm the payment'),
  bankWaits: t('Your bank is still working on the payment'),
  notPaid: t('Only a paid invoice can be refunded.'),
  unpayable: t('The card service takes an amount in this currency only if its last digit is 0.'),
  refundTooLarge: t('A refund cannot be larger than what is left of the invoice.'),
  refunded: t('Credit note written'),
  noRefundAnswer: t('The card service did not answer.'),
  noRefusedRefund: t('No refund of this credit note was refused.'),
} as const;

/**
 * Card fields for our own ledger, which takes a test card. The card service needs none: it returns a secret with which the browser enters
 * the card there.
 */
export const ChangePaymentMethod = z.strictObject({ ...ofTenant, card: z.optional(z.enum(['accepted', 'declined'])) });

export const PaymentMethod = named(
  'PaymentMethod',
  z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
);
export type PaymentMethod = z.output<typeof PaymentMethod>;

const InvoiceEntry = named(
  'InvoiceEntry',
  z.object({
    kind: named('InvoiceEntryKind', z.enum(['plan', 'ai', 'coupon', 'tax', 'credit', 'balance'])),
    description: z.string(),
    amount: described('Decimal text with two places.', z.string()),
  }),
);

const InvoiceBuyer = named(
  'InvoiceBuyer',
  z.object({
    tenantName: z.string(),
    email: z.nullable(z.string()),
    ...buyerFields,
  }),
);

/** An invoice or a credit note as it is printed. */
export const Invoice = named(
  'Invoice',
  z.object({
    id: Id,
    number: z.nullable(z.string()),
    kind: named('InvoiceKind', z.enum(['invoice', 'credit_note'])),
    amount: described('Decimal text with two places; negative on a credit note.', z.string()),
    currency: z.string(),
    status: InvoiceStatus,
    refundProblem: described(
      'The reason for which the card service has refused the refund of a credit note. Absent: none, or the reader is no platform owner.',
      z.optional(z.nullable(z.string())),
    ),
    isBankAsking: described(
      'The bank asks the customer to confirm the payment: pay the invoice again to answer it.',
      z.optional(z.boolean()),
    ),
    dispute: described(
      'State of a dispute of the payment at the card service, in its words. Absent: none.',
      z.optional(z.nullable(z.string())),
    ),
    lines: z.array(InvoiceEntry),
    buyer: InvoiceBuyer,
    seller: described('As it was when the invoice was issued.', Seller),
    periodStart: z.nullable(DateTime),
    periodEnd: z.nullable(DateTime),
    dueDate: z.nullable(DateTime),
    paidAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);
export type Invoice = z.output<typeof Invoice>;

/** An invoice or a credit note in the platform owner's books. It outlives its tenant. */
export const BookedInvoice = named(
  'BookedInvoice',
  z.object({
    ...Invoice.shape,
    tenantId: Id,
    isTenantDeleted: z.boolean(),
    tax: described('The tax in the amount, as decimal text with two places.', z.string()),
  }),
);
export type BookedInvoice = z.output<typeof BookedInvoice>;

/** A document that has added to the credit of a tenant, or used it. */
const CreditChange = named(
  'CreditChange',
  z.object({ number: z.nullable(z.string()), cents: described('Negative if the invoice has used it.', z.int()), createdAt: DateTime }),
);
export type CreditChange = z.output<typeof CreditChange>;

/** A subscription as the platform owner sees it beside a tenant. */
export const BookedSubscription = named(
  'BookedSubscription',
  z.object({
    tenantId: Id,
    planId: Id,
    pendingPlanId: described('The plan from the next period on.', z.nullable(Id)),
    status: z.string(),
    currentPeriodEnd: z.nullable(DateTime),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(DateTime),
  }),
);
export type BookedSubscription = z.output<typeof BookedSubscription>;

/** All data of the Account tab that come from billing alone. */
export const BillingAccount = named(
  'BillingAccount',
  z.object({
    details: BillingDetails,
    billingEmail: z.nullable(z.string()),
    paymentMethod: z.nullable(PaymentMethod),
    takesTestCards: described('The server has no card service and takes test cards.', z.boolean()),
    graceEndsAt: described('The end of the grace period of an unpaid invoice.', z.nullable(DateTime)),
    isReadOnly: z.boolean(),
    isDunningPaused: described('The platform owner has paused reminders and the grace period.', z.boolean()),
    nextInvoiceAt: z.nullable(DateTime),
    nextInvoiceCents: described('Forecast of the next invoice, tax included; absent without a subscription.', z.nullable(z.int())),
    allowance: AiAllowance,
    creditCents: described('Credit of the firm that pays its next invoices, in cents.', z.int()),
    creditHistory: described('Documents that have changed the credit, the newest first.', z.array(CreditChange)),
    planRequests: described('Members who asked for a plan within the last 30 days, the newest first.', z.array(PlanRequest)),
    invoices: z.array(Invoice),
  }),
);
export type BillingAccount = z.output<typeof BillingAccount>;

export const PaymentMethodChange = named(
  'PaymentMethodChange',
  z.object({
    clientSecret: described('With it the browser enters the card at the card service.', z.nullable(z.string())),
    publishableKey: described('With it the browser loads the form of the card service.', z.optional(z.string())),
    paymentMethod: z.nullable(PaymentMethod),
  }),
);

export const PaidInvoices = named(
  'PaidInvoices',
  z.object({
    paid: z.int(),
    open: z.int(),
    isWaiting: described('A payment waits for the bank.', z.optional(z.boolean())),
    clientSecret: described(
      'With it the browser shows the question of the bank. Absent: the bank asks nothing.',
      z.optional(z.nullable(z.string())),
    ),
    publishableKey: described('With it the browser loads the card service.', z.optional(z.string())),
  }),
);

export const PauseDunning = z.strictObject({ id: Id, isPaused: z.boolean() });
export const DunningState = named(
  'DunningState',
  z.object({ isPaused: z.boolean(), pastDueSince: z.nullable(DateTime), isReadOnly: z.boolean() }),
);

export const BillingEventsOf = z.strictObject(ofTenant);
export const BillingLogEntry = named(
  'BillingLogEntry',
  z.object({ id: Id, tenantId: Id, type: z.string(), data: z.unknown(), createdAt: DateTime }),
);
export type BillingLogEntry = z.output<typeof BillingLogEntry>;

export const RefundInvoice = z.strictObject({
  id: Id,
  amountCents: z.int().check(z.minimum(1), z.refine(isPayable, { error: billingAccountTexts.unpayable })),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

export const RetryRefund = z.strictObject({ id: Id });

export const CreditNote = named('CreditNote', z.object({ id: Id, number: z.string(), amountCents: z.int() }));

/** Preview of a change of plan. */
export const PlanChange = named(
  'PlanChange',
  z.object({
    kind: described(
      '`interval`: the same plan, paid by the year or by the month from the next period on.',
      named('PlanChangeKind', z.enum(['subscribe', 'upgrade', 'downgrade', 'interval', 'current'])),
    ),
    planId: Id,
    planName: z.string(),
    amountDueCents: Cents,
    priceCents: described('For an interval from then on, in smallest units of the currency.', z.int()),
    interval: BillingInterval,
    effectiveAt: described('Absent: at once.', z.nullable(z.iso.datetime())),
    quotedAt: described(
      'The moment for which the card service has calculated the amount due. The change sends it back, so that this amount is charged.',
      z.optional(z.nullable(z.iso.datetime())),
    ),
    lostCoupon: described(
      'The code of a coupon that reduces the present plan, and not this one. Absent: none.',
      z.optional(z.nullable(z.string())),
    ),
    aiPrice: described(
      'The price of AI calls above those included; absent: none are possible, or there is no limit.',
      z.optional(z.nullable(AiPrice)),
    ),
    calculatorsUsed: z.int(),
    calculatorLimit: described('Absent: the plan has no limit.', z.nullable(z.int())),
    calculatorIds: z.array(named('ID', z.string())),
  }),
);
export type PlanChange = z.output<typeof PlanChange>;

export const SubscriptionState = named(
  'SubscriptionState',
  z.object({
    status: z.string(),
    planName: z.string(),
    priceCents: described('For an interval, in smallest units of the currency.', z.int()),
    interval: BillingInterval,
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(z.iso.datetime()),
    pendingPlanName: z.nullable(z.string()),
    waitingPlanName: described(
      'The plan of an upgrade that takes effect once it is paid. Absent: none.',
      z.optional(z.nullable(z.string())),
    ),
    clientSecret: described(
      'With it the browser confirms the payment of the upgrade at the card service.',
      z.optional(z.nullable(z.string())),
    ),
    publishableKey: described('With it the browser loads the card service.', z.optional(z.string())),
  }),
);
export type SubscriptionState = z.output<typeof SubscriptionState>;
