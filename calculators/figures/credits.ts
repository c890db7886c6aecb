import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

/** Amounts for no, one, two, and three or more qualifying children. */
export type ByChildren<T> = readonly [T, T, T, T];

export interface CreditFigures {
  readonly earnedIncomeCreditMost: ByChildren<Dollars>;
  /** Income where the earned income credit starts to fall; more on a joint return. */
  readonly earnedIncomeCreditFallsFrom: ByChildren<Dollars>;
  readonly earnedIncomeCreditFallsFromJoint: ByChildren<Dollars>;
  /** Investment income above which there is no earned income credit. */
  readonly earnedIncomeCreditInvestmentLimit: Dollars;
  /** Refundable part of the credit for each child. */
  readonly refundableChildCredit: Dollars;
}

/** Not indexed. */
export const earnedIncomeCreditRates: ByChildren<Fraction> = [0.0765, 0.34, 0.4, 0.45];
export const earnedIncomeCreditFall: ByChildren<Fraction> = [0.0765, 0.1598, 0.2106, 0.2106];
/** The refundable credit for children is 15 % of earned income above the floor. */
export const refundableChildCreditFloor: Dollars = 2500;
export const refundableChildCreditRate: Fraction = 0.15;
/** Number of children from which payroll taxes may replace that share of earned income. */
export const payrollTaxAlternativeFrom = 3;

const law2025: CreditFigures = {
  earnedIncomeCreditMost: [649, 4328, 7152, 8046],
  earnedIncomeCreditFallsFrom: [10620, 23350, 23350, 23350],
  earnedIncomeCreditFallsFromJoint: [17730, 30470, 30470, 30470],
  earnedIncomeCreditInvestmentLimit: 11950,
  refundableChildCredit: 1700,
};

export const credits: PerSet<CreditFigures> = {
  spec: law2025,
  2024: {
    earnedIncomeCreditMost: [632, 4213, 6960, 7830],
    earnedIncomeCreditFallsFrom: [10330, 22720, 22720, 22720],
    earnedIncomeCreditFallsFromJoint: [17250, 29640, 29640, 29640],
    earnedIncomeCreditInvestmentLimit: 11600,
    refundableChildCredit: 1700,
  },
  2025: law2025,
  2026: {
    earnedIncomeCreditMost: [664, 4427, 7316, 8231],
    earnedIncomeCreditFallsFrom: [10860, 23890, 23890, 23890],
    earnedIncomeCreditFallsFromJoint: [18140, 31160, 31160, 31160],
    earnedIncomeCreditInvestmentLimit: 12200,
    refundableChildCredit: 1700,
  },
};
