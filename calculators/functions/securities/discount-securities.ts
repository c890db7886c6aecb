import type { CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { checkBasis, yearFraction } from '#calculators/functions/dates/day-count.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { checkSettlement } from './coupons.ts';

/** A security without coupons. Years are days of the basis ÷ days of its year; prices and redemption are per 100 face value. */
interface Term {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly basis?: number;
}

interface Bought extends Term {
  readonly pr: number;
  readonly redemption: number;
}

function checkTerm({ settlement, maturity, basis = 0 }: Term): Refusal | undefined {
  const refusal = firstRefusal(checkSettlement(settlement, maturity), checkBasis(basis));
  if (refusal !== undefined) return refusal;
  // The 30th to the 31st counts as zero days under 30/360.
  return years({ settlement, maturity, basis }) > 0 ? undefined : refuse('These dates lie no day apart under this basis.', 'maturity');
}

function checkBought(bought: Bought): Refusal | undefined {
  return firstRefusal(checkTerm(bought), mustBeMoreThan('pr', bought.pr, 0), mustBeMoreThan('redemption', bought.redemption, 0));
}

function years({ settlement, maturity, basis = 0 }: Term): number {
  return yearFraction(settlement, maturity, basis);
}

/** DISC = (redemption − pr) ÷ redemption ÷ years: the discount rate, a fraction. Source: OpenFormula 1.2, 6.12 DISC. */
export function disc(bought: Bought): Outcome {
  return checkBought(bought) ?? stated((bought.redemption - bought.pr) / bought.redemption / years(bought));
}

/** YIELDDISC = (redemption − pr) ÷ pr ÷ years: the simple yearly yield of a discounted security. Source: OpenFormula 1.2, 6.12 YIELDDISC. */
export function yielddisc(bought: Bought): Outcome {
  return checkBought(bought) ?? stated((bought.redemption - bought.pr) / bought.pr / years(bought));
}

/** PRICEDISC = redemption · (1 − discount · years). Source: OpenFormula 1.2, 6.12 PRICEDISC. */
export function pricedisc(term: Term & { readonly discount: number; readonly redemption: number }): Outcome {
  const refusal = firstRefusal(
    checkTerm(term),
    mustBeMoreThan('discount', term.discount, 0),
    mustBeMoreThan('redemption', term.redemption, 0),
  );
  return refusal ?? stated(term.redemption * (1 - term.discount * years(term)));
}

/** INTRATE = (redemption − investment) ÷ investment ÷ years, amounts in dollars. Source: OpenFormula 1.2, 6.12 INTRATE. */
export function intrate(term: Term & { readonly investment: number; readonly redemption: number }): Outcome {
  const refusal = firstRefusal(
    checkTerm(term),
    mustBeMoreThan('investment', term.investment, 0),
    mustBeMoreThan('redemption', term.redemption, 0),
  );
  return refusal ?? stated((term.redemption - term.investment) / term.investment / years(term));
}

/** RECEIVED = investment ÷ (1 − discount · years): what a fully invested security pays at maturity. Source: OpenFormula 1.2, 6.12 RECEIVED. */
export function received(term: Term & { readonly investment: number; readonly discount: number }): Outcome {
  const refusal = firstRefusal(
    checkTerm(term),
    mustBeMoreThan('investment', term.investment, 0),
    mustBeMoreThan('discount', term.discount, 0),
  );
  if (refusal !== undefined) return refusal;
  const share = 1 - term.discount * years(term);
  return share > 0 ? stated(term.investment / share) : refuse('"discount" eats up the whole amount before maturity.', 'discount');
}
