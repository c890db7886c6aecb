import { addMonths, monthsOn } from '#contract/values/months-on.ts';
import type { BillingInterval } from './bought-plan.ts';
import { type Discount, monthsOf } from './discounted-price.ts';

/** A paid period. */
interface Period {
  readonly currentPeriodEnd: Date;
  readonly anchorDay: number | null;
  readonly interval: BillingInterval;
}

/** The discount of an invoice that begins at a moment, in full even if the discount ends before the invoiced period; null: none. */
export function discountAt(discount: Discount | null, at: Date): Discount | null {
  return discount?.until !== undefined && at >= discount.until ? null : discount;
}

/** The discount in the price of the running period. */
export function discountOfPeriod(discount: Discount | null, period: Period): Discount | null {
  return discountAt(discount, periodStart(period));
}

function periodStart({ currentPeriodEnd, anchorDay, interval }: Period): Date {
  return monthsOn(currentPeriodEnd, -monthsOf(interval), anchorDay);
}

/** The end of a discount whose first paid period is this one; null: none. */
export function discountEnd(discount: Discount | null, { currentPeriodEnd, anchorDay, interval }: Period): Date | null {
  if (discount?.lasts === undefined) return null;
  // Counted from the known end: a period is a whole number of seconds at the card service, and the moment of the payment is not.
  return discount.lasts === 'once' ? currentPeriodEnd : monthsOn(currentPeriodEnd, discount.lasts - monthsOf(interval), anchorDay);
}

/** The first month that an invoice from this moment on pays, of the months of the discount: 1 for the first one. */
export function discountMonth(discount: Discount, at: Date): number | undefined {
  const { lasts, until } = discount;
  if (typeof lasts !== 'number') return undefined;
  if (until === undefined) return 1;
  let month = 1;
  while (month < lasts && addMonths(until, month - lasts) <= at) month += 1;
  return month;
}

/** The remaining duration of a discount. The card service counts a duration from the moment it is told. */
export function discountLeft({ lasts, until }: Discount, at: Date): Discount['lasts'] {
  if (lasts === undefined || until === undefined) return lasts;
  let months = 0;
  while (addMonths(until, -(months + 1)) >= at) months += 1;
  return months === 0 ? 'once' : months;
}
