import type { Dollars, Percent } from '#calculators/figures/units.ts';

/** Taxes of a state on a home purchase: on the loan (always paid by the buyer) and on the price (by custom paid by the seller). */
export interface PurchaseTax {
  /** For each 100 of the loan. */
  readonly loan: Percent;
  /** For each 100 of the loan above the first 10,000. */
  readonly additional: Percent;
  /** On the loan to the cent. */
  readonly intangible: Percent;
  /** Untaxed part of a started 100 of the loan; a larger part is taxed as a whole. */
  readonly spared: number;
  /** For each unit of the price; a started one counts as a whole. */
  readonly deed: Percent;
  readonly deedUnit: Dollars;
}

const none = { loan: 0, additional: 0, intangible: 0, spared: 0, deed: 0, deedUnit: 500 };

/**
 * New York: on each 100 of the mortgage and each remaining major fraction, outside the commuter district, a recording tax of 0.5 and an
 * additional tax of 0.25, which spares the first 10,000 on a home of one or two families; the special additional tax is the lender's.
 * Florida: documentary stamps of 35 cents on each 100 of the note and intangible tax of 20 cents on 100; 60 cents instead of 70 on the
 * deed in Miami-Dade. Cities and counties may add their own.
 */
export const purchaseTax = {
  CA: { ...none, deed: 0.11 },
  NY: { ...none, loan: 0.5, additional: 0.25, spared: 0.5, deed: 0.4 },
  TX: none,
  FL: { ...none, loan: 0.35, intangible: 0.2, deed: 0.7, deedUnit: 100 },
  Other: none,
} as const satisfies Readonly<Record<string, PurchaseTax>>;

/**
 * New York City: the recording tax of 0.5, the city's own of 1, and the additional tax of 0.3 of the commuter district; the city's is
 * 1.125 on a home for one to three families from a loan of 500,000. The lender's special additional tax of 0.25 is not in these.
 */
export const cityPurchaseTax = { ...none, loan: 1.5, additional: 0.3, spared: 0.5, deed: 0.4 } as const satisfies PurchaseTax;
export const cityLargeLoan: { readonly from: Dollars; readonly more: Percent } = { from: 500000, more: 0.125 };

/** Amount exempt from the additional tax on a loan. */
export const additionalFrom: Dollars = 10000;

/** New York's additional tax on homes of a million or more, paid by the buyer. */
export const mansionTax: { readonly from: Dollars; readonly rate: Percent } = { from: 1e6, rate: 1 };

/** The same in New York City, with its supplemental tax; each rate is on the whole price. */
export const cityMansionTax: readonly { readonly from: Dollars; readonly rate: Percent }[] = [
  { from: 25e6, rate: 3.9 },
  { from: 20e6, rate: 3.75 },
  { from: 15e6, rate: 3.5 },
  { from: 10e6, rate: 3.25 },
  { from: 5e6, rate: 2.25 },
  { from: 3e6, rate: 1.5 },
  { from: 2e6, rate: 1.25 },
  { from: 1e6, rate: 1 },
];

/** Loan-level price adjustment, the same for a second home and a rental: maximum loan-to-value, and per cent of the loan. */
export const useAdjustments: readonly { readonly upTo: Percent; readonly rate: Percent }[] = [
  { upTo: 60, rate: 1.125 },
  { upTo: 70, rate: 1.625 },
  { upTo: 75, rate: 2.125 },
  { upTo: 80, rate: 3.375 },
  { upTo: Number.MAX_VALUE, rate: 4.125 },
];
