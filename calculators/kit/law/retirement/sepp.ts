import { penaltyFreeAge, seriesYears } from '#calculators/figures/federal-tax/additional-taxes.ts';
import type { Dollars, Fraction, Percent, Years } from '#calculators/figures/units.ts';
import { principalFor } from '#calculators/kit/amortization/annuity.ts';
import { jointLifeExpectancy, lifeAnnuityFactor, singleLifeExpectancy, uniformLifeExpectancy } from './life-expectancy.ts';

export type SeppMethod = 'required_minimum' | 'fixed_amortization' | 'fixed_annuitization';
export type SeppTable = 'single' | 'uniform' | 'joint';

export interface SeppInput {
  readonly balance: Dollars;
  /** Age reached in the first year. */
  readonly age: number;
  /** Yearly rate, at most `maximumSeppRate`. */
  readonly rate: Fraction;
  readonly table?: SeppTable;
  readonly beneficiaryAge?: number;
}

/**
 * Yearly payment of a series of substantially equal payments before 59½.
 *   required_minimum: balance ÷ life expectancy, recomputed each year
 *   fixed_amortization: balance repaid at the rate over the life expectancy, at year ends
 *   fixed_annuitization: balance ÷ present value of 1 a year for one life
 * Source: 26 USC 72(t)(2)(A)(iv); Notice 2022-6, sec. 3.01.
 */
export function seppPayment(method: SeppMethod, input: SeppInput): Dollars {
  return input.balance / seppFactor(method, input);
}

/** The divisor of the balance. */
export function seppFactor(method: SeppMethod, input: SeppInput): number {
  switch (method) {
    case 'required_minimum':
      return seppLifeExpectancy(input);
    case 'fixed_amortization':
      return principalFor(1, input.rate, seppLifeExpectancy(input));
    case 'fixed_annuitization':
      return lifeAnnuityFactor(input.age, input.rate);
  }
}

function seppLifeExpectancy({ age, table = 'single', beneficiaryAge }: SeppInput): Years {
  switch (table) {
    case 'single':
      return singleLifeExpectancy(age);
    case 'uniform':
      return uniformLifeExpectancy(age);
    case 'joint':
      return jointLifeExpectancy(age, beneficiaryAge ?? age);
  }
}

/** The greater of 5 % and 120 % of the federal mid-term rate; the published table already contains the 120 %. */
export function maximumSeppRate(midTermRate120: Percent): Percent {
  return Math.max(5, midTermRate120);
}

/** Years that the series must last: five, or until 59½ if that is longer. Source: 26 USC 72(t)(4)(A). */
export function seppYears(age: Years): Years {
  return Math.max(seriesYears, penaltyFreeAge - age);
}
