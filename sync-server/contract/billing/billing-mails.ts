import { spokenLocale, t } from '../language/t.ts';
import { centsToText } from './cents.ts';

/** Subjects of billing mails, in the order in which they follow an unpaid invoice. */
export const billingMails = ['invoice', 'paymentFailed', 'firstReminder', 'finalReminder', 'readOnly', 'resumed', 'ended'] as const;
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

const account = '/customer-portal?tab=account';

/** The text of a billing mail. The preview in the administration uses it, too. */
export function billingMail(mail: BillingMail, facts: BillingMailFacts): BillingMailContent {
  const { subject, text, label } = writers[mail](facts);
  return { subject, paragraphs: [text], button: { label, path: account } };
}

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly label: string;
}

const pay = t('Update the payment method');
const open = t('Open the account');

const writers: Readonly<Record<BillingMail, (facts: BillingMailFacts) => Written>> = {
  invoice: ({ tenantName, number, cents }) => ({
    subject: t('Invoice {number} for {tenantName}', { number, tenantName }),
    text: t('Invoice {number} over {cents} is ready. You find it as a PDF in Account Management.', {
      number,
      cents: `$${centsToText(cents)}`,
    }),
    label: t('Open the invoice'),
  }),
  paymentFailed: ({ tenantName, graceEndsAt }) => ({
    subject: t('A payment for {tenantName} failed', { tenantName }),
    text: t(
      'We could not take the payment of your invoice. Everything works as before until {graceEndsAt}. Please check your payment method before then.',
      { graceEndsAt: dayOf(graceEndsAt) },
    ),
    label: pay,
  }),
  firstReminder: ({ tenantName, graceEndsAt }) => ({
    subject: t('Reminder: an invoice of {tenantName} is unpaid', { tenantName }),
    text: t(
      'Your invoice is still unpaid. If it is not paid by {graceEndsAt}, your team can read and calculate, but change nothing until it is.',
      { graceEndsAt: dayOf(graceEndsAt) },
    ),
    label: pay,
  }),
  finalReminder: ({ tenantName, graceEndsAt }) => ({
    subject: t('Final reminder: an invoice of {tenantName} is unpaid', { tenantName }),
    text: t(
      'Your invoice is still unpaid. From {graceEndsAt} your team can read and calculate, but change nothing until it is paid. Nothing is deleted.',
      { graceEndsAt: dayOf(graceEndsAt) },
    ),
    label: pay,
  }),
  readOnly: ({ tenantName }) => ({
    subject: t('{tenantName} is read-only', { tenantName }),
    text: t(
      'The grace period of your unpaid invoice is over. Your team can read and calculate; changes are possible again once the invoice is paid. Nothing is deleted.',
    ),
    label: pay,
  }),
  resumed: ({ tenantName }) => ({
    subject: t('The subscription of {tenantName} runs again', { tenantName }),
    text: t('The pause of your subscription is over. The days you had paid for were kept.'),
    label: open,
  }),
  ended: ({ tenantName }) => ({
    subject: t('The subscription of {tenantName} has ended', { tenantName }),
    text: t('Your subscription has ended. You go on with the limits of the free plan, and nothing is deleted.'),
    label: open,
  }),
};

function dayOf(date: Date): string {
  return date.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
