import { monthsOn } from '#contract/values/months-on.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The values of a subscription that decide which AI calls are on one invoice. */
export interface UsageTerms {
  readonly status: string;
  readonly plan: { readonly interval: 'month' | 'year' };
  readonly currentPeriodEnd: Date;
  readonly nextInvoiceAt: Date | null;
  readonly usageFrom: Date | null;
  readonly anchorDay: number | null;
}

/** Days in UTC: from the midnight `start` up to, but not including, the midnight `end`. */
export interface UsagePeriod {
  readonly start: Date;
  readonly end: Date;
}

/** The start of the month of AI calls that ends with the next invoice. */
export function usageStart({ usageFrom, nextInvoiceAt, currentPeriodEnd, anchorDay }: Omit<UsageTerms, 'status' | 'plan'>): Date {
  return usageFrom ?? monthsOn(nextInvoiceAt ?? currentPeriodEnd, -1, anchorDay);
}

/** The end of the paid month; of a month of a year; or of the rest of a subscription that has ended. */
export function monthEnd({ plan, status, currentPeriodEnd }: UsageTerms, from: Date, anchorDay: number): Date {
  const month = monthsOn(from, 1, anchorDay);
  const isNear = currentPeriodEnd > from && currentPeriodEnd.getTime() < month.getTime() + 5 * dayMs;
  const isLast = status === 'cancelled' && currentPeriodEnd < month;
  return (plan.interval === 'month' && isNear) || (isLast && currentPeriodEnd > from) ? currentPeriodEnd : month;
}

/**
 * The days whose AI calls are on one invoice, and which the allowance covers. Without a subscription that runs, it is the calendar month.
 * An invoice that is due and not written yet takes the days up to its own; the day itself belongs to the next one.
 */
export function usagePeriod(terms: UsageTerms | undefined, now: Date): UsagePeriod {
  if (terms === undefined) return { start: monthOf(now, 0), end: monthOf(now, 1) };
  const anchorDay = terms.anchorDay ?? terms.currentPeriodEnd.getUTCDate();
  let from = usageStart({ ...terms, anchorDay });
  let to = terms.nextInvoiceAt ?? monthEnd(terms, from, anchorDay);
  while (startOfDay(to) <= now) {
    from = to;
    to = monthsOn(from, 1, anchorDay);
  }
  return { start: startOfDay(from), end: startOfDay(to) };
}

function monthOf(now: Date, later: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1));
}

function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}
