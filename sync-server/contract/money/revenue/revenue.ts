import * as z from 'zod/mini';
import { DateTime } from '#contract/values/date-time.ts';
import { described, named } from '#contract/values/named.ts';

/** GraphQL's whole numbers end at 2,147,483,647 cents, which the sum over all tenants may exceed. */
const totalCents = z.number().check(z.multipleOf(1));

/** Cents by which recurring revenue changed in a month. They add up to the difference between its end and its beginning. */
const RevenueMovements = named(
  'RevenueMovements',
  z.object({
    newCents: described('From firms that pay for the first time.', totalCents),
    expansionCents: described('From firms that pay more than at its beginning.', totalCents),
    contractionCents: described('From customers that pay less than at its beginning, pauses included; 0 or negative.', totalCents),
    churnCents: described('From firms that are no customers any more; 0 or negative.', totalCents),
    reactivationCents: described('From firms that paid earlier, and nothing at its beginning.', totalCents),
  }),
);
export type RevenueMovements = z.output<typeof RevenueMovements>;

/** One calendar month (UTC) of the business. The current month ends now. */
const RevenueMonth = named(
  'RevenueMonth',
  z.object({
    month: described('Its first midnight (UTC).', DateTime),
    recurringCents: described(
      'Monthly recurring revenue at its end, in smallest units of the currency, without AI calls and tax.',
      totalCents,
    ),
    movements: RevenueMovements,
    customers: described('Subscriptions at its end that are active, unpaid within their grace period, or paused.', z.int()),
    churned: described('Customers at its beginning who are none at its end.', z.int()),
    churnPercent: described('Churned customers of those at its beginning; absent where there were none.', z.nullable(z.number())),
    invoicedCents: described('Invoiced in the month, less credit notes, tax included.', totalCents),
    collectedCents: described('Payments of invoices in the month, tax included, less refunds to cards.', totalCents),
    aiCalls: z.int(),
    aiCents: described('AI calls invoiced in the month, in smallest units of the currency, without tax.', totalCents),
  }),
);
export type RevenueMonth = z.output<typeof RevenueMonth>;

/** Open invoices less their credit notes, by whole days since they were due. */
const OutstandingInvoices = named(
  'OutstandingInvoices',
  z.object({
    currentCents: described('Not overdue by a day.', totalCents),
    upTo30Cents: described('Overdue by 1 to 30 days.', totalCents),
    upTo60Cents: described('Overdue by 31 to 60 days.', totalCents),
    upTo90Cents: described('Overdue by 61 to 90 days.', totalCents),
    over90Cents: described('Overdue by more than 90 days.', totalCents),
  }),
);
export type OutstandingInvoices = z.output<typeof OutstandingInvoices>;

export const Revenue = named(
  'Revenue',
  z.object({
    months: described('The last 12 months, the oldest first.', z.array(RevenueMonth)),
    collectedCents: described('Payments less refunds to cards of these 12 months.', totalCents),
    outstanding: OutstandingInvoices,
    deferredCents: described('The part of paid yearly invoices that pays for days to come, without AI calls and tax.', totalCents),
  }),
);
export type Revenue = z.output<typeof Revenue>;
