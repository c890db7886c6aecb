import * as z from 'zod/mini';
import { DateTime } from '../values/date-time.ts';
import { described, named } from '../values/named.ts';

/** GraphQL's whole numbers end at 2,147,483,647 cents, which the sum over all tenants may exceed. */
const totalCents = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.multipleOf(1));

/** One calendar month (UTC) of the business. The current month ends now. */
const RevenueMonth = /* @__PURE__ */ named(
  'RevenueMonth',
  /* @__PURE__ */ z.object({
    month: /* @__PURE__ */ described('Its first midnight (UTC).', DateTime),
    recurringCents: /* @__PURE__ */ described('Monthly recurring revenue at its end, in US cents, without AI calls and tax.', totalCents),
    customers: /* @__PURE__ */ described('Subscriptions at its end that are active, unpaid within their grace period, or paused.', z.int()),
    churned: /* @__PURE__ */ described('Customers at its beginning who are none at its end.', z.int()),
    churnPercent: /* @__PURE__ */ described(
      'Churned customers of those at its beginning; absent where there were none.',
      z.nullable(z.number()),
    ),
    invoicedCents: /* @__PURE__ */ described('Invoiced in the month, less credit notes, tax included.', totalCents),
    aiCalls: z.int(),
    aiCents: /* @__PURE__ */ described('AI calls invoiced in the month, in US cents, without tax.', totalCents),
  }),
);
export type RevenueMonth = z.output<typeof RevenueMonth>;

export const Revenue = /* @__PURE__ */ named(
  'Revenue',
  /* @__PURE__ */ z.object({ months: /* @__PURE__ */ described('The last 12 months, the oldest first.', z.array(RevenueMonth)) }),
);
export type Revenue = z.output<typeof Revenue>;
