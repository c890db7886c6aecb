import { marketplace } from '#calculators/figures/health/marketplace.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';

export interface MarketplaceTable {
  readonly bandStarts: readonly number[];
  readonly expectedAtStart: readonly number[];
  readonly expectedAtEnd: readonly number[];
  readonly creditEnds: number | null;
}

/** Below the poverty line there is no credit. Source: 26 USC 36B(c)(1)(A). */
const creditBegins: Percent = 100;

/** Income in per cent of the poverty line, down to a whole per cent, as line 5 of Form 8962 has it; above 400 % it stays above. */
export function povertyPercent(income: Dollars, povertyLine: Dollars): Percent {
  const exact = (income / povertyLine) * 100;
  return exact > 400 && exact < 401 ? 401 : Math.floor(exact + 1e-9);
}

/**
 * Share of income, in per cent, that a household is expected to pay for the benchmark plan; undefined where there is no credit.
 *   start + (end − start) · (per cent of poverty − band start) ÷ (next start − band start), to the hundredth of a per cent
 * Source: 26 USC 36B(b)(3)(A); 26 CFR 1.36B-3(g); Form 8962, table 2.
 */
export function expectedShare(table: MarketplaceTable, percent: Percent): Percent | undefined {
  if (percent < creditBegins || (table.creditEnds !== null && percent > table.creditEnds)) return undefined;
  const band = table.bandStarts.findLastIndex((start) => percent >= start);
  const [from = 0, start = 0, end = 0] = [table.bandStarts[band], table.expectedAtStart[band], table.expectedAtEnd[band]];
  const to = table.bandStarts[band + 1] ?? table.creditEnds ?? from + 1;
  const exact = start + (end - start) * Math.min(1, (percent - from) / (to - from));
  return Math.round(exact * 100 + 1e-9) / 100;
}

export interface MarketplaceCredit {
  readonly povertyPercent: Percent;
  readonly expectedShare: Percent | undefined;
  /** Yearly amounts. */
  readonly expectedPayment: Dollars;
  readonly credit: Dollars;
}

/**
 * Premium tax credit of a year, not rounded.
 *   min(premium, benchmark − share · income), at least 0
 * Source: 26 USC 36B(b)(2).
 */
export function marketplaceCredit(
  table: MarketplaceTable,
  { income, povertyLine, benchmark, premium }: Readonly<Record<'income' | 'povertyLine' | 'benchmark' | 'premium', Dollars>>,
): MarketplaceCredit {
  const percent = povertyPercent(income, povertyLine);
  const share = expectedShare(table, percent);
  const expectedPayment = share === undefined ? 0 : (income * share) / 100;
  const credit = share === undefined ? 0 : Math.max(0, Math.min(premium, benchmark - expectedPayment));
  return { povertyPercent: percent, expectedShare: share, expectedPayment, credit };
}

/** The table of a year of law. */
export function marketplaceTable(set: FigureSet): MarketplaceTable {
  const { bandStarts, expectedAtStart, expectedAtEnd, creditEnds } = marketplace[set];
  return { bandStarts, expectedAtStart, expectedAtEnd, creditEnds };
}
