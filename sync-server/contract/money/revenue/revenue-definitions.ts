import { t } from '#contract/language/t.ts';

interface Definition {
  readonly name: string;
  /** One sentence, shown beside the figure and written in docs/revenue.md. */
  readonly text: string;
}

/** The figures of the platform owner’s overview. */
export const revenueDefinitions = {
  recurring: {
    name: t('Monthly recurring revenue'),
    text: t('The monthly prices of all running subscriptions less their coupons, a year as a twelfth, without AI calls and tax.'),
  },
  collectedMonth: {
    name: t('Cash collected this month'),
    text: t('Payments of invoices since the first of the month (UTC), tax included, less refunds to cards.'),
  },
  collected: {
    name: t('Cash collected in 12 months'),
    text: t('Payments of invoices in this month and the 11 before it, tax included, less refunds to cards.'),
  },
  deferred: {
    name: t('Deferred revenue'),
    text: t('The part of paid yearly invoices that pays for days to come, today included, without AI calls and tax.'),
  },
  outstanding: {
    name: t('Outstanding invoices'),
    text: t('Open invoices less their credit notes, tax included, by whole days since they were due.'),
  },
  movements: {
    name: t('Movements of recurring revenue'),
    text: t('The changes of each firm from the beginning of a month to its end, which add up to the change of recurring revenue.'),
  },
  newCents: { name: t('New'), text: t('Firms that pay for the first time.') },
  expansionCents: { name: t('Expansion'), text: t('Firms that pay more than at the beginning of the month.') },
  contractionCents: { name: t('Contraction'), text: t('Customers that pay less than at the beginning of the month, pauses included.') },
  churnCents: { name: t('Churn'), text: t('Firms that paid at the beginning of the month and are no customers at its end.') },
  reactivationCents: { name: t('Reactivation'), text: t('Firms that paid earlier, nothing at the beginning of the month, and pay again.') },
} as const satisfies Readonly<Record<string, Definition>>;
