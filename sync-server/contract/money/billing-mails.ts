import { moneyOfCents } from '#contract/values/amounts/money.ts';

/** Subjects of billing mails, in the order in which they follow an unpaid invoice. */
export const billingMails = [
  'invoice',
  'paymentFailed',
  'bankQuestion',
  'firstReminder',
  'finalReminder',
  'readOnly',
  'resumed',
  'ended',
] as const;
export type BillingMail = (typeof billingMails)[number];

export interface BillingMailFacts {
  readonly tenantName: string;
  readonly number: string;
  readonly cents: number;
  readonly graceEndsAt: Date;
}

export interface BillingMailContent {
  readonly subject: string;
  readonly paragraphs: string[];
  readonly button: { readonly label: string; readonly path: string };
}

/** The address that the button of a billing mail opens. */
export const billingMailPath = '/customer-portal?tab=account';

/** The text of a billing mail in English. The preview in the administration uses it, too. */
export function billingMail(mail: BillingMail, facts: BillingMailFacts): BillingMailContent {
  const { subject, text, label } = writers[mail](facts);
  return { subject, paragraphs: [text], button: { label, path: billingMailPath } };
}

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly label: string;
}

const english = { locale: 'en-US' } as const;
const pay = 'Update the payment method';
const open = 'Open the account';

const writers: Readonly<Record<BillingMail, (facts: BillingMailFacts) => Written>> = {
  invoice: ({ tenantName, number, cents }) => ({
    subject: `Invoice ${number} for ${tenantName}`,
    text: `Invoice ${number} for ${moneyOfCents(cents, english)} is ready. You can find it as a PDF in Account Management.`,
    label: 'Open the invoice',
  }),
  paymentFailed: ({ tenantName, graceEndsAt }) => ({
    subject: `A payment for ${tenantName} failed`,
    text: `We could not take the payment of your invoice. Everything works as before until ${dayOf(graceEndsAt)}. Please check your payment method before then.`,
    label: pay,
  }),
  bankQuestion: ({ tenantName }) => ({
    subject: `Your bank asks about a payment for ${tenantName}`,
    text: 'Your bank asks you to confirm the payment of your invoice. Open Account Management and choose Pay Now: the question of your bank appears there.',
    label: 'Confirm the payment',
  }),
  firstReminder: ({ tenantName, graceEndsAt }) => ({
    subject: `Reminder: an invoice of ${tenantName} is unpaid`,
    text: `Your invoice is still unpaid. If it is not paid by ${dayOf(graceEndsAt)}, your team can read and calculate, but change nothing until it is.`,
    label: pay,
  }),
  finalReminder: ({ tenantName, graceEndsAt }) => ({
    subject: `Final reminder: an invoice of ${tenantName} is unpaid`,
    text: `Your invoice is still unpaid. From ${dayOf(graceEndsAt)} your team can read and calculate, but change nothing until it is paid. Nothing is deleted.`,
    label: pay,
  }),
  readOnly: ({ tenantName }) => ({
    subject: `${tenantName} is read-only`,
    text: 'The grace period of your unpaid invoice is over. Your team can read and calculate; changes are possible again once the invoice is paid. Nothing is deleted.',
    label: pay,
  }),
  resumed: ({ tenantName }) => ({
    subject: `The subscription of ${tenantName} runs again`,
    text: 'The pause of your subscription is over. The days you had paid for were kept.',
    label: open,
  }),
  ended: ({ tenantName }) => ({
    subject: `The subscription of ${tenantName} has ended`,
    text: 'Your subscription has ended. You go on with the limits of the free plan, and nothing is deleted.',
    label: open,
  }),
};

export interface DisputeFacts {
  readonly number: string;
  readonly cents: number;
  /** Reason and state in the words of the card service. */
  readonly reason: string;
  readonly status: string;
}

/** The mail to the platform owners about a payment that a customer disputes at its bank. */
export function disputeMail({ number, cents, reason, status }: DisputeFacts, isDecided: boolean): BillingMailContent {
  const amount = moneyOfCents(cents, english);
  const text = isDecided
    ? `The dispute of invoice ${number} about ${amount} is decided: ${status}.`
    : `The customer of invoice ${number} disputes a payment of ${amount} at its bank (${reason}). Answer the dispute in the dashboard of the card service before its deadline.`;
  const subject = isDecided ? `Decided: the dispute of invoice ${number}` : `The payment of invoice ${number} is disputed`;
  return { subject, paragraphs: [text], button: { label: 'Open Billing', path: '/admin?section=billing' } };
}

function dayOf(date: Date): string {
  return date.toLocaleDateString(english.locale, { dateStyle: 'long', timeZone: 'UTC' });
}
