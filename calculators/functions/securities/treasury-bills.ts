import { addMonths, type CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { checkSettlement } from './coupons.ts';

/** A Treasury bill: at most a year, actual days on a year of 360. */
interface Bill {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
}

function checkBill({ settlement, maturity }: Bill): Refusal | undefined {
  return firstRefusal(
    checkSettlement(settlement, maturity),
    maturity.serial <= addMonths(settlement, 12, false).serial
      ? undefined
      : refuse('"maturity" must be at most one year after "settlement".', 'maturity'),
  );
}

function daysLeft({ settlement, maturity }: Bill): number {
  return maturity.serial - settlement.serial;
}

/** TBILLPRICE = 100 · (1 − discount · days ÷ 360): price per 100 face value; discount a yearly fraction. Source: OpenFormula 1.2, 6.12 TBILLPRICE. */
export function tbillprice({ discount, ...bill }: Bill & { readonly discount: number }): Outcome {
  const refusal = firstRefusal(checkBill(bill), mustBeMoreThan('discount', discount, 0));
  if (refusal !== undefined) return refusal;
  const price = 100 * (1 - (discount * daysLeft(bill)) / 360);
  return price > 0 ? stated(price) : refuse('This discount leaves no price above 0.', 'discount');
}

/** TBILLYIELD = (100 − pr) ÷ pr · 360 ÷ days: simple yearly yield, a fraction. Source: OpenFormula 1.2, 6.12 TBILLYIELD. */
export function tbillyield({ pr, ...bill }: Bill & { readonly pr: number }): Outcome {
  const refusal = firstRefusal(checkBill(bill), mustBeMoreThan('pr', pr, 0));
  return refusal ?? stated((((100 - pr) / pr) * 360) / daysLeft(bill));
}

/**
 * TBILLEQ: the yield of a bond that returns as much as the bill, a fraction.
 *   up to 182 days: 365 · discount ÷ (360 − discount · days)
 *   longer: a bond would pay a coupon after half a year, so y solves price · (1 + y ÷ 2) · (1 + (t − ½) · y) = 1, t = days ÷ 365 (366 where
 *   the bill runs 366 days): y = 2 · gain ÷ (√(t² + (2t − 1) · gain) + t), gain = 1 ÷ price − 1; the usual solution of that
 *   quadratic, (√… − t) ÷ (2t − 1), loses six digits where t is near ½
 * Source: Microsoft, TBILLEQ function; 31 CFR 356, appendix B, section III (bills over one half-year).
 */
export function tbilleq({ discount, ...bill }: Bill & { readonly discount: number }): Outcome {
  const quoted = tbillprice({ discount, ...bill });
  if (typeof quoted !== 'number') return quoted;
  const days = daysLeft(bill);
  if (days <= 182) return stated((365 * discount) / (360 - discount * days));
  const gain = (discount * days) / (360 - discount * days);
  const t = days / (days === 366 ? 366 : 365);
  return stated((2 * gain) / (Math.sqrt(t * t + (2 * t - 1) * gain) + t));
}
