import type { Dollars, Fraction, Percent } from '#calculators/figures/units.ts';

/** Income-driven plans: the Repayment Assistance Plan from July 1, 2026, and income-based repayment. Nothing in them is indexed. */
export const assistancePlan = {
  /** Fixed amount a year up to the first income step; then 1 % of all income for each started step, at most 10 %. */
  leastAYear: 120,
  incomeStep: 10000,
  highestShare: 10,
  perDependent: 50,
  leastAMonth: 10,
  /** Each payment reduces the principal by at least this amount, or by the whole payment if that is less. */
  principalMatch: 50,
  payments: 360,
} as const satisfies Readonly<Record<string, Dollars | Percent | number>>;

export const incomeBased = {
  newShare: 0.1,
  newPayments: 240,
  oldShare: 0.15,
  oldPayments: 300,
  povertyMultiple: 1.5,
  /** No payment is due below the first amount; below the second, the second amount is due. */
  smallPayments: [5, 10],
  capMonths: 120,
} as const satisfies Readonly<Record<string, Fraction | number | readonly Dollars[]>>;

/** Years of the standard plan for a borrower with a loan from July 1, 2026 on, by the balance below which each holds. */
export const tieredPlan: readonly { readonly below: Dollars; readonly years: number }[] = [
  { below: 25000, years: 10 },
  { below: 50000, years: 15 },
  { below: 100000, years: 20 },
  { below: Number.POSITIVE_INFINITY, years: 25 },
];

/** Number of payments after which the loan of a public servant is forgiven. */
export const publicServicePayments = 120;
