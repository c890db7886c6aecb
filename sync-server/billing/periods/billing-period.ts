const dayMs = 24 * 60 * 60 * 1000;

/** The month or year of service that contains a moment. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** The same day of a later month, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  return monthsOn(date, months, null);
}

/** Like `addMonths`, with the intended day: the 31st returns after February. Null: the day of the date itself. */
export function monthsOn(date: Date, months: number, anchorDay: number | null): Date {
  const added = new Date(date);
  added.setUTCDate(1);
  added.setUTCMonth(added.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(anchorDay ?? date.getUTCDate(), lastDay));
  return added;
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
 *     due = (new price − old price) × days left ÷ days of the period, half a cent up
 *
 * A day that has begun counts as left, so the amount stays the same for a day. A cheaper plan costs and returns nothing.
 */
export function prorate(oldCents: number, newCents: number, { start, end }: BillingPeriod, now: Date): number {
  const days = Math.round((end.getTime() - start.getTime()) / dayMs);
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  const difference = Math.max(0, newCents - oldCents);
  const [doubled, divisor] = [2n * BigInt(difference) * BigInt(left) + BigInt(days), 2n * BigInt(days)];
  return Number(doubled / divisor);
}
