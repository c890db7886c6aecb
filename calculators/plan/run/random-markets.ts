import type { Assumptions } from '#calculators/plan/model/plan.ts';
import type { Markets } from '#calculators/plan/setup/markets.ts';

/** Mean and spread of the logarithm of a yearly factor whose mean is 1 + m and whose standard deviation is s. */
interface LogNormal {
  readonly drift: number;
  readonly spread: number;
}

/** σ² = ln(1 + s² ÷ (1 + m)²), μ = ln(1 + m) − σ² ÷ 2. Source: Hull, Options, Futures, and Other Derivatives, ch. 15. */
function logNormal(mean: number, deviation: number): LogNormal {
  const factor = 1 + mean / 100;
  const variance = Math.log1p((deviation / 100 / factor) ** 2);
  return { drift: Math.log(factor) - variance / 2, spread: Math.sqrt(variance) };
}

/** Draws the markets of one path after the other; the arrays are used again, so that a path is read before the next is drawn. */
export interface MarketSource {
  readonly next: () => Markets;
}

/**
 * Stocks, correlated bonds, and inflation of random years, log-normal. Cash earns its mean over the inflation of the path. The same numbers
 * are drawn whatever the plan is, so that scenarios with one seed meet the same markets.
 */
export function randomMarkets(assumptions: Assumptions, years: number, normals: () => number): MarketSource {
  const stocks = logNormal(assumptions.stocksReturn, assumptions.stocksDeviation);
  const bonds = logNormal(assumptions.bondsReturn, assumptions.bondsDeviation);
  const inflation = logNormal(assumptions.inflation, assumptions.inflationDeviation);
  const correlation = assumptions.stocksBondsCorrelation;
  const other = Math.sqrt(1 - correlation ** 2);
  const medicalExcess = (1 + assumptions.medicalInflation / 100) / (1 + assumptions.inflation / 100);
  const realCash = (1 + assumptions.cashReturn / 100) / (1 + assumptions.inflation / 100);
  const markets = emptyMarkets(years);
  return {
    next: () => {
      let level = 1;
      for (let at = 0; at < years; at++) {
        const [first, second, third] = [normals(), normals(), normals()];
        const rise = Math.exp(inflation.drift + inflation.spread * third);
        markets.stocks[at] = Math.exp(stocks.drift + stocks.spread * first) - 1;
        markets.bonds[at] = Math.exp(bonds.drift + bonds.spread * (correlation * first + other * second)) - 1;
        markets.cash[at] = realCash * rise - 1;
        markets.prices[at] = level;
        markets.medicalPrices[at] = level * medicalExcess ** at;
        level *= rise;
      }
      return markets;
    },
  };
}

export function emptyMarkets(years: number): Markets {
  const empty = () => new Float64Array(years);
  return { prices: empty(), medicalPrices: empty(), stocks: empty(), bonds: empty(), cash: empty() };
}
