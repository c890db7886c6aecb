import type { Dollars, Fraction, Percent } from './units.ts';

/** Income-driven plans: the Repayment Assistance Plan from July 1, 2026, and income-based repayment. None of it is indexed. */
export const assistancePlan = {
  /** Up to the first step of income so much a year; then 1 % of all income for each further step begun, at most 10 %. */
  leastAYear: 120,
  incomeStep: 10000,
  highestShare: 10,
  perDependent: 50,
  leastAMonth: 10,
  /** Each payment takes at least so much, or itself if less, off the principal. */
  principalMatch: 50,
  payments: 360,
} as const satisfies Readonly<Record<string, Dollars | Percent | number>>;

export const incomeBased = {
  newShare: 0.1,
  newPayments: 240,
  oldShare: 0.15,
  oldPayments: 300,
  povertyMultiple: 1.5,
  /** Below the first no payment is due, below the second the second. */
  smallPayments: [5, 10],
  capMonths: 120,
} as const satisfies Readonly<Record<string, Fraction | number | readonly Dollars[]>>;

/** Payments after which a loan of a public servant is forgiven. */
export const publicServicePayments = 120;
