import { estate, estateBracketTops, estateRate, estateRates } from '#calculators/figures/federal-tax/estate.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { taxByBrackets } from './brackets.ts';

export interface Estate {
  readonly grossEstate: Dollars;
  readonly debts: Dollars;
  readonly expenses: Dollars;
  readonly charitableDeductions: Dollars;
  readonly maritalDeduction: Dollars;
  /** Taxable gifts made during life; the gift tax on those above the exclusion was paid at that time. */
  readonly priorGifts: Dollars;
  /** Unused exclusion of a spouse who died earlier. */
  readonly spousalExclusion?: Dollars;
}

export interface EstateTax {
  readonly taxableEstate: Dollars;
  /** Taxable estate with prior gifts, from which the exclusion is deducted. */
  readonly taxBase: Dollars;
  readonly exclusion: Dollars;
  readonly taxableAboveExclusion: Dollars;
  /** Tentative tax of the unified schedule less the gift tax payable: line 8 of Form 706, part 2. */
  readonly taxBeforeCredits: Dollars;
  /** Tentative tax on the exclusion: the credit that leaves it untaxed. */
  readonly unifiedCredit: Dollars;
  readonly tax: Dollars;
}

/**
 * Federal estate tax.
 *   (gross − debts − expenses − charitable − marital + prior gifts − exclusion) · 40 %, each step at least 0, less the gift tax payable:
 *   (prior gifts − exclusion) · 40 %, at least 0
 * Above the exclusion this equals the unified schedule less the credit, because the schedule reaches 40 % at 1,000,000.
 * Source: 26 USC 2001(b), (c), (g), 2010(c), 2051 to 2056; Form 706, part 2.
 */
export function estateTax(set: FigureSet, given: Estate): EstateTax {
  const deductions = given.debts + given.expenses + given.charitableDeductions + given.maritalDeduction;
  const taxableEstate = Math.max(0, given.grossEstate - deductions);
  const taxBase = taxableEstate + given.priorGifts;
  const exclusion = estate[set].exclusion + (given.spousalExclusion ?? 0);
  const taxableAboveExclusion = Math.max(0, taxBase - exclusion) - Math.max(0, given.priorGifts - exclusion);
  const giftTaxPayable = estateRate * Math.max(0, given.priorGifts - exclusion);
  return {
    taxableEstate,
    taxBase,
    exclusion,
    taxableAboveExclusion,
    taxBeforeCredits: tentativeEstateTax(taxBase) - giftTaxPayable,
    unifiedCredit: tentativeEstateTax(exclusion),
    tax: estateRate * taxableAboveExclusion,
  };
}

/** Tentative tax of the unified rate schedule, before the credit. Source: 26 USC 2001(c). */
export function tentativeEstateTax(amount: Dollars): Dollars {
  return taxByBrackets(amount, estateRates, estateBracketTops);
}
