import { centsOf, centsOfMany } from '#contract/values/amounts/cents.ts';

/** Dollars, as stored in the platform's settings. */
export interface AiPricing {
  /** Decimal text if a plan has a price of its own. */
  readonly pricePerCall: number | string;
  readonly minimumMonthlyCharge: number;
  readonly overageCap: number;
}

/** Cents for the calls of a month beyond those that the plan includes: at least the minimum, at most the cap; 0 without such calls. */
export function overageCents(calls: number, { pricePerCall, minimumMonthlyCharge, overageCap }: AiPricing): number {
  if (calls <= 0) return 0;
  const [least, most] = [centsOf(String(minimumMonthlyCharge)), centsOf(String(overageCap))];
  return Math.min(Math.max(centsOfMany(calls, String(pricePerCall)), least), most);
}
