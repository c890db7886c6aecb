import type { Fraction } from '#calculators/figures/units.ts';
import type { Account, Assumptions } from '#calculators/plan/model/plan.ts';

/** Prices and returns of each year of one path; the first entry is the first year. */
export interface Markets {
  /** Prices by those of the first year; medical ones have their own. */
  readonly prices: Float64Array;
  readonly medicalPrices: Float64Array;
  readonly stocks: Float64Array;
  readonly bonds: Float64Array;
  readonly cash: Float64Array;
}

/** The markets of the shown path: every year its mean. */
export function meanMarkets(assumptions: Assumptions, years: number): Markets {
  const powers = (rate: number) => Float64Array.from({ length: years }, (_, at) => (1 + rate / 100) ** at);
  const always = (rate: number) => new Float64Array(years).fill(rate / 100);
  return {
    prices: powers(assumptions.inflation),
    medicalPrices: powers(assumptions.medicalInflation),
    stocks: always(assumptions.stocksReturn),
    bonds: always(assumptions.bondsReturn),
    cash: always(assumptions.cashReturn),
  };
}

/** Return of an account in a year. */
export function returnOf(account: Account, markets: Markets, at: number): Fraction {
  if (account.fixedReturn !== undefined) return account.fixedReturn / 100;
  if (account.kind === 'cash') return markets.cash[at] ?? 0;
  const share = account.stocks / 100;
  return share * (markets.stocks[at] ?? 0) + (1 - share) * (markets.bonds[at] ?? 0);
}
