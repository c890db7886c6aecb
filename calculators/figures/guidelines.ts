import type { Dollars, Percent, Years } from './units.ts';

/** Figures of the product that no law sets: rules of thumb and defaults. They are the same in every set. */
export const withdrawalRate: Percent = 4;
export const defaultSalesTax: Percent = 8.25;
export const vehicleDepreciation: Percent = 15;
export const defaultLifeExpectancy: Years = 85;
/**
 * Standard deviation of a year's return that a simulation starts with: that of 60 % U.S. stocks and 40 % ten-year Treasury bonds,
 * rebalanced yearly, from 1928 to 2025 (12.1).
 */
export const returnDeviation: Percent = 12;

/** Share of income that goes to housing (front) and to all debts (back). */
export const debtToIncome = {
  conventional: { front: 28, back: 36 },
  fha: { front: 31, back: 43 },
  va: { back: 41 },
} as const satisfies Readonly<Record<string, { readonly front?: Percent; readonly back: Percent }>>;

export const capRateBands: readonly Percent[] = [4, 6, 8, 10];
/** Debt service coverage from which a loan is of low and of medium risk. */
export const coverageLowRisk = 1.25;
export const coverageMediumRisk = 1;

export const exchangeDefaults = {
  federalRate: 20,
  stateRate: 5,
  recaptureRate: 25,
  purchasePrice: 300000,
  salePrice: 500000,
} as const satisfies Readonly<Record<string, Percent | Dollars>>;

export const reverseMortgageDefaults = { homeValue: 400000, age: 70, interestRate: 5.5, appreciation: 3 } as const;
