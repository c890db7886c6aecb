import type { Dollars, Percent } from '../kit/units.ts';

/** What a state takes when a home is bought: of the loan (always from the buyer) and of the price (by custom from the seller). */
export interface PurchaseTax {
  readonly loan: Percent;
  /** Of what the loan is above the first 10,000. */
  readonly additional: Percent;
  readonly deed: Percent;
}

/**
 * New York: recording tax of 0.5 and additional tax of 0.25 on the mortgage outside the commuter district; the additional tax spares the
 * first 10,000 on a home of one or two families, the special additional tax is the lender's. Florida: documentary stamps of 35 cents and intangible tax of 20 cents on 100 of the note; 60 cents instead of 70 on the
 * deed in Miami-Dade. Cities and counties may add their own.
 */
export const purchaseTax = {
  CA: { loan: 0, additional: 0, deed: 0.11 },
  NY: { loan: 0.5, additional: 0.25, deed: 0.4 },
  TX: { loan: 0, additional: 0, deed: 0 },
  FL: { loan: 0.55, additional: 0, deed: 0.7 },
  Other: { loan: 0, additional: 0, deed: 0 },
} as const satisfies Readonly<Record<string, PurchaseTax>>;

/** What the additional tax on a loan spares. */
export const additionalFrom: Dollars = 10000;

/** New York's additional tax on homes from a million, paid by the buyer. */
export const mansionTax: { readonly from: Dollars; readonly rate: Percent } = { from: 1e6, rate: 1 };

/** Loan-level price adjustment of a second home and of a rental, which are alike: up to which loan-to-value, in per cent of the loan. */
export const useAdjustments: readonly { readonly upTo: Percent; readonly rate: Percent }[] = [
  { upTo: 60, rate: 1.125 },
  { upTo: 70, rate: 1.625 },
  { upTo: 75, rate: 2.125 },
  { upTo: 80, rate: 3.375 },
  { upTo: Number.MAX_VALUE, rate: 4.125 },
];
