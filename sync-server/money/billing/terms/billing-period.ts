import { monthsOn } from '#contract/values/months-on.ts';
import { shareLeft } from '#server/money/subscriptions/share-left.ts';

/** The month or year of service that contains a moment. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** Months are counted back from the known end. A period from January 31 to February 28 begins on its anchor day, the 31st. */
export function periodAt(knownEnd: Date, now: Date, lengthMonths = 1, anchorDay: number | null = null): BillingPeriod {
  let months = 0;
  while (monthsOn(knownEnd, months, anchorDay) <= now) months += lengthMonths;
  return { start: monthsOn(knownEnd, months - lengthMonths, anchorDay), end: monthsOn(knownEnd, months, anchorDay) };
}

/**
 * Cents due for a more expensive plan until the period ends:
 *
 *     due = new price × days left ÷ days of the period − old price × days left ÷ days of the period, each half a cent up
 *
 * The credit and the charge are rounded apart, as the card service does on two lines of its invoice. A day that has begun counts as left, so the amount stays the same for a day. A cheaper plan costs and returns nothing.
 */
export function prorate(oldCents: number, newCents: number, { start, end }: BillingPeriod, now: Date): number {
  return Math.max(0, shareLeft(newCents, { start, end }, now) - shareLeft(oldCents, { start, end }, now));
}
