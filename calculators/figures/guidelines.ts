import type { Dollars, Percent, Years } from './units.ts';

/** Figures of the product that no law sets: rules of thumb and defaults. They are the same in every set. */
export const withdrawalRate: Percent = 4;
export const defaultSalesTax: Percent = 8.25;
export const vehicleDepreciation: Percent = 15;
export const defaultLifeExpectancy: Years = 85;
/**
 * Default standard deviation of a year's return in a simulation: that of 60 % U.S. stocks and 40 % ten-year Treasury bonds,
 * rebalanced yearly, from 1928 to 2025 (12.1).
 */
export const returnDeviation: Percent = 12;

/** Maximum share of income for housing (front) and for all debts (back). */
export const debtToIncome = {
  conventional: { front: 28, back: 36 },
  fha: { front: 31, back: 43 },
  va: { back: 41 },
} as const satisfies Readonly<Record<string, { readonly front?: Percent; readonly back: Percent }>>;

export const capRateBands: readonly Percent[] = [4, 6, 8, 10];
/** Debt service coverage above which a loan has low and medium risk. */
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
