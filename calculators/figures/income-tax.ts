import { type ByStatus, byStatus, jointOrOther, separateOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

export interface IncomeTaxFigures {
  /** End of each bracket below the highest; one fewer than the rates. */
  readonly bracketTops: ByStatus<readonly Dollars[]>;
  readonly standardDeduction: ByStatus<Dollars>;
  /** Added once for each of these: 65 or older, blind. */
  readonly agedOrBlindAddition: ByStatus<Dollars>;
  /** For each person of 65 or older; falls by 6 % of income above its start. 0 if the year has none. */
  readonly seniorDeduction: Dollars;
  readonly seniorDeductionStart: ByStatus<Dollars>;
  /** State and local taxes: cap, and the floor to which it falls by 30 % of income above the start. */
  readonly saltCap: ByStatus<Dollars>;
  readonly saltFloor: ByStatus<Dollars>;
  readonly saltStart: ByStatus<Dollars>;
  /** Share of itemized deductions lost in the highest bracket. */
  readonly itemizedLoss: Fraction;
  readonly childTaxCredit: Dollars;
  /** Interest on a loan for a new car assembled in the United States. */
  readonly autoLoanInterestCap: Dollars;
  readonly autoLoanInterestStart: ByStatus<Dollars>;
  readonly tipsCap: Dollars;
  readonly overtimeCap: ByStatus<Dollars>;
  /** Maximum debt whose mortgage interest is deductible. */
  readonly mortgageDebtCap: ByStatus<Dollars>;
}

/** Permanent since P.L. 119-21 sec. 70101. */
export const incomeTaxRates: readonly Fraction[] = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
export const seniorDeductionRate: Fraction = 0.06;
export const saltRate: Fraction = 0.3;
/** Each started 1,000 of income above the start reduces the deduction for auto-loan interest by 200. */
export const autoLoanInterestRate: Fraction = 0.2;

/** Not indexed. Each started step of income above the start reduces the credit for children by this amount. */
export const childTaxCreditStart: ByStatus<Dollars> = jointOrOther(400000, 200000);
export const childTaxCreditFall: { readonly step: Dollars; readonly lost: Dollars } = { step: 1000, lost: 50 };

const unindexed = {
  seniorDeductionStart: jointOrOther(150000, 75000),
  autoLoanInterestStart: jointOrOther(200000, 100000),
  mortgageDebtCap: separateOrOther(375000, 750000),
  saltFloor: separateOrOther(5000, 10000),
};

const law2024: IncomeTaxFigures = {
  ...unindexed,
  bracketTops: byStatus(
    [11600, 47150, 100525, 191950, 243725, 609350],
    [23200, 94300, 201050, 383900, 487450, 731200],
    [11600, 47150, 100525, 191950, 243725, 365600],
    [16550, 63100, 100500, 191950, 243700, 609350],
  ),
  standardDeduction: byStatus(14600, 29200, 14600, 21900),
  agedOrBlindAddition: byStatus(1950, 1550, 1550, 1950),
  seniorDeduction: 0,
  // Cap and floor are equal in 2024, so the start has no effect; it is the one of 2025.
  saltCap: separateOrOther(5000, 10000),
  saltStart: separateOrOther(250000, 500000),
  itemizedLoss: 0,
  childTaxCredit: 2000,
  autoLoanInterestCap: 0,
  tipsCap: 0,
  overtimeCap: jointOrOther(0, 0),
};

const law2025: IncomeTaxFigures = {
  ...unindexed,
  bracketTops: byStatus(
    [11925, 48475, 103350, 197300, 250525, 626350],
    [23850, 96950, 206700, 394600, 501050, 751600],
    [11925, 48475, 103350, 197300, 250525, 375800],
    [17000, 64850, 103350, 197300, 250500, 626350],
  ),
  standardDeduction: byStatus(15750, 31500, 15750, 23625),
  agedOrBlindAddition: byStatus(2000, 1600, 1600, 2000),
  seniorDeduction: 6000,
  saltCap: separateOrOther(20000, 40000),
  saltStart: separateOrOther(250000, 500000),
  itemizedLoss: 0,
  childTaxCredit: 2200,
  autoLoanInterestCap: 10000,
  tipsCap: 25000,
  overtimeCap: jointOrOther(25000, 12500),
};

export const incomeTax: PerSet<IncomeTaxFigures> = {
  spec: { ...law2025, standardDeduction: byStatus(15000, 30000, 15000, 22500) },
  2024: law2024,
  2025: law2025,
  2026: {
    ...law2025,
    bracketTops: byStatus(
      [12400, 50400, 105700, 201775, 256225, 640600],
      [24800, 100800, 211400, 403550, 512450, 768700],
      [12400, 50400, 105700, 201775, 256225, 384350],
      [17700, 67450, 105700, 201750, 256200, 640600],
    ),
    standardDeduction: byStatus(16100, 32200, 16100, 24150),
    agedOrBlindAddition: byStatus(2050, 1650, 1650, 2050),
    saltCap: separateOrOther(20200, 40400),
    saltStart: separateOrOther(252500, 505000),
    itemizedLoss: 2 / 37,
  },
};
