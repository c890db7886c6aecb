import { incomeTaxRates } from '#calculators/figures/federal-tax/income-tax.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import type { FederalReturn } from '#calculators/kit/law/household-return/federal-return.ts';
import type { FederalLaw } from '#calculators/kit/law/projected/projected-law.ts';
import type { ConversionPolicy } from '#calculators/plan/model/plan.ts';

/** A level that conversions fill, and the line of the return that it bounds. */
export interface ConversionTarget {
  readonly limit: Dollars;
  readonly measure: (lines: FederalReturn) => Dollars;
}

/** End of the bracket with a rate; the highest bracket has none. */
export function bracketTop({ bracketTops }: FederalLaw, rate: Percent): Dollars {
  const place = incomeTaxRates.findLastIndex((one) => one * 100 <= rate + 1e-9);
  return bracketTops[Math.max(0, place)] ?? Number.POSITIVE_INFINITY;
}

/** Dollars kept from a level whose passing costs a whole step, because the final draw may differ from a tried one by cents. */
const distanceToCliff: Dollars = 0.1;

/** Levels of the year that a policy may fill. */
export interface ConversionLimits {
  readonly law: FederalLaw;
  /** Start of the surcharges that look back at this year. */
  readonly surchargeStarts: readonly Dollars[];
  /** The end of the marketplace credit; undefined for a household without it. */
  readonly marketplaceEnd: Dollars | undefined;
}

/**
 * The level that a policy fills; undefined where it fills none. Taxable income is measured before it is cut off at zero, so that unused
 * deductions are filled too.
 */
export function conversionTarget(
  { fill, bracket, step }: ConversionPolicy,
  { law, surchargeStarts, marketplaceEnd }: ConversionLimits,
): ConversionTarget | undefined {
  switch (fill) {
    case 'bracket':
      return { limit: bracketTop(law, bracket), measure: (lines) => lines.agi - lines.deductions.total - lines.preferentialIncome };
    case 'gainsBracket':
      return { limit: law.zeroRateTop, measure: (lines) => lines.agi - lines.deductions.total };
    case 'medicare': {
      const start = surchargeStarts[step - 1];
      return start === undefined ? undefined : { limit: start - distanceToCliff, measure: (lines) => lines.medicareIncome };
    }
    case 'marketplace':
      return marketplaceEnd === undefined
        ? undefined
        : { limit: marketplaceEnd - distanceToCliff, measure: (lines) => lines.marketplaceIncome };
    case 'none':
    case 'amount':
    case 'all':
      return undefined;
  }
}
