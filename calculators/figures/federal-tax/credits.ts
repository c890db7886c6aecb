import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

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

export const creditsFigures: DatedFigures<CreditFigures> = {
  earnedIncomeCreditMost: {
    label: 'earned income credit, at most: 0, 1, 2, 3 children',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [664, 4427, 7316, 8231], source: 'Rev. Proc. 2025-32 sec. 4.06', evidence: 'two models' },
      { from: '2025-01-01', value: [649, 4328, 7152, 8046], source: 'Rev. Proc. 2024-40 sec. 2.06', evidence: 'two models' },
      { from: '2024-01-01', value: [632, 4213, 6960, 7830], source: 'Rev. Proc. 2023-34 sec. 3.06', evidence: 'two models' },
    ],
  },
  earnedIncomeCreditFallsFrom: {
    label: 'income where the earned income credit falls: 0, 1, 2, 3 children',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [10860, 23890, 23890, 23890], source: 'Rev. Proc. 2025-32 sec. 4.06', evidence: 'two models' },
      { from: '2025-01-01', value: [10620, 23350, 23350, 23350], source: 'Rev. Proc. 2024-40 sec. 2.06', evidence: 'two models' },
      { from: '2024-01-01', value: [10330, 22720, 22720, 22720], source: 'Rev. Proc. 2023-34 sec. 3.06', evidence: 'two models' },
    ],
  },
  earnedIncomeCreditFallsFromJoint: {
    label: 'the same on a joint return: 0, 1, 2, 3 children',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [18140, 31160, 31160, 31160], source: 'Rev. Proc. 2025-32 sec. 4.06', evidence: 'two models' },
      { from: '2025-01-01', value: [17730, 30470, 30470, 30470], source: 'Rev. Proc. 2024-40 sec. 2.06', evidence: 'two models' },
      { from: '2024-01-01', value: [17250, 29640, 29640, 29640], source: 'Rev. Proc. 2023-34 sec. 3.06', evidence: 'two models' },
    ],
  },
  earnedIncomeCreditInvestmentLimit: {
    label: 'investment income that bars the earned income credit above',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 12200, source: 'Rev. Proc. 2025-32 sec. 4.06', evidence: 'two models' },
      { from: '2025-01-01', value: 11950, source: 'Rev. Proc. 2024-40 sec. 2.06', evidence: 'two models' },
      { from: '2024-01-01', value: 11600, source: 'Rev. Proc. 2023-34 sec. 3.06', evidence: 'two models' },
    ],
  },
  refundableChildCredit: {
    label: 'refundable part of the child tax credit',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 1700, source: 'Rev. Proc. 2025-32 sec. 4.05', evidence: 'two models' },
      { from: '2025-01-01', value: 1700, source: 'Rev. Proc. 2024-40 sec. 2.05', evidence: 'two models' },
      { from: '2024-01-01', value: 1700, source: 'Rev. Proc. 2023-34 sec. 3.05', evidence: 'two models' },
    ],
  },
};

export const credits = perSet('credits', creditsFigures);
