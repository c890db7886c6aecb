import { partOfCents } from '#contract/values/amounts/cents.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days that were paid for: from `start` up to, but not including, `end`. */
export interface PaidDays {
  readonly start: Date;
  readonly end: Date;
}

/** The part of an amount that pays for the days left, half a cent up. A day that has begun counts as left. */
export function shareLeft(cents: number, { start, end }: PaidDays, now: Date): number {
  const days = Math.round((end.getTime() - start.getTime()) / dayMs);
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  return partOfCents(cents, left, days);
}
