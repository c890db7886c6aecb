import type { CalendarDate } from '#calculators/functions/dates/calendar.ts';
import { checkBasis, daysBetween, daysInYear, yearFraction } from '#calculators/functions/dates/day-count.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { checkSettlement } from './coupons.ts';

/** A security that pays all its interest at maturity, per 100 face value; rates are yearly fractions. */
interface Certificate {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly issue: CalendarDate;
  readonly rate: number;
  readonly basis?: number;
}

function checkCertificate({ settlement, maturity, issue, rate, basis = 0 }: Certificate): Refusal | undefined {
  return firstRefusal(
    checkSettlement(settlement, maturity),
    issue.serial <= settlement.serial ? undefined : refuse('"settlement" must not come before "issue".', 'settlement'),
    mustBeAtLeast('rate', rate, 0),
    checkBasis(basis),
  );
}

/** DIM ÷ B, A ÷ B and DSM ÷ B: issue to maturity, issue to settlement and settlement to maturity, in years of the basis. */
function stretches({ settlement, maturity, issue, basis = 0 }: Certificate): {
  readonly whole: number;
  readonly gone: number;
  readonly left: number;
} {
  const year = daysInYear(issue, settlement, basis);
  const whole = daysBetween(issue, maturity, basis) / year;
  const gone = daysBetween(issue, settlement, basis) / year;
  return { whole, gone, left: whole - gone };
}

/** PRICEMAT = (100 + DIM ÷ B · rate · 100) ÷ (1 + DSM ÷ B · yld) − A ÷ B · rate · 100. Source: OpenFormula 1.2, 6.12 PRICEMAT. */
export function pricemat({ yld, ...certificate }: Certificate & { readonly yld: number }): Outcome {
  const refusal = firstRefusal(checkCertificate(certificate), mustBeAtLeast('yld', yld, 0));
  if (refusal !== undefined) return refusal;
  const { whole, gone, left } = stretches(certificate);
  return stated(100 * ((1 + whole * certificate.rate) / (1 + left * yld) - gone * certificate.rate));
}

/** YIELDMAT = ((1 + DIM ÷ B · rate) ÷ (pr ÷ 100 + A ÷ B · rate) − 1) ÷ (DSM ÷ B): the inverse of PRICEMAT. Source: OpenFormula 1.2, 6.12 YIELDMAT. */
export function yieldmat({ pr, ...certificate }: Certificate & { readonly pr: number }): Outcome {
  const refusal = firstRefusal(checkCertificate(certificate), mustBeMoreThan('pr', pr, 0));
  if (refusal !== undefined) return refusal;
  const { whole, gone, left } = stretches(certificate);
  if (!(left > 0)) return refuse('These dates lie no day apart under this basis.', 'maturity');
  return stated(((1 + whole * certificate.rate) / (pr / 100 + gone * certificate.rate) - 1) / left);
}

/** ACCRINTM = par · rate · years from issue to settlement. Source: OpenFormula 1.2, 6.12 ACCRINTM. */
export function accrintm({
  issue,
  settlement,
  rate,
  par = 1000,
  basis = 0,
}: {
  readonly issue: CalendarDate;
  readonly settlement: CalendarDate;
  readonly rate: number;
  readonly par?: number;
  readonly basis?: number;
}): Outcome {
  const refusal = firstRefusal(
    issue.serial < settlement.serial ? undefined : refuse('"settlement" must be later than "issue".', 'settlement'),
    mustBeMoreThan('rate', rate, 0),
    mustBeMoreThan('par', par, 0),
    checkBasis(basis),
  );
  return refusal ?? stated(par * rate * yearFraction(issue, settlement, basis));
}
