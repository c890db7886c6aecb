import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export interface Mix {
  readonly stocks: Percent;
  readonly bonds: Percent;
  readonly cash: Percent;
}
export type RiskTolerance = 'conservative' | 'moderate' | 'aggressive';

/**
 * Model portfolios by risk tolerance, an industry convention.
 * Source: Charles Schwab, Investor Profile Questionnaire: moderately conservative, moderate and moderately aggressive model.
 */
const models: Readonly<Record<RiskTolerance, Mix>> = {
  conservative: { stocks: 40, bonds: 50, cash: 10 },
  moderate: { stocks: 60, bonds: 35, cash: 5 },
  aggressive: { stocks: 80, bonds: 15, cash: 5 },
};

/** Years to go at which the glide path equals the model, and the percentage points of stocks that each year adds or removes. */
const neutralYears = 10;
const pointsPerYear = 2;
const furthestFromModel = 30;
const mostStocks = 95;

/**
 * The model, moved along a glide path: two points more in stocks for each year beyond ten, two fewer for each year short of them, at
 * most 30 from the model and 95 in all. Bonds and cash share the rest as in the model. Shape: target-date funds (90 % in stocks
 * 25 years before, 30 % some years after).
 */
export function mixFor(risk: RiskTolerance, yearsToGo: number = neutralYears): Mix {
  const model = models[risk];
  const moved = Math.max(-furthestFromModel, Math.min(furthestFromModel, (yearsToGo - neutralYears) * pointsPerYear));
  const stocks = Math.min(mostStocks, model.stocks + moved);
  const rest = 100 - stocks;
  const bonds = (rest * model.bonds) / (model.bonds + model.cash);
  return { stocks, bonds, cash: rest - bonds };
}

/**
 * Names of mixes by their share of stocks: each up to the middle between its model portfolio and the next one.
 * Source: Charles Schwab, Investor Profile Questionnaire: 20, 40, 60, 80, and 95 % in stocks.
 */
const mixNames = [
  { below: 30, name: 'Conservative' },
  { below: 50, name: 'Moderately conservative' },
  { below: 70, name: 'Moderate' },
  { below: 87.5, name: 'Moderately aggressive' },
] as const;

/** The risk of a mix in words, whatever the tolerance that led to it. */
export function mixName({ stocks }: Mix): string {
  return mixNames.find(({ below }) => stocks < below)?.name ?? 'Aggressive';
}

/** A portfolio split by a mix; the rounding remainder goes to cash. */
export function split(total: Dollars, mix: Mix): { readonly stocks: Dollars; readonly bonds: Dollars; readonly cash: Dollars } {
  const stocks = toCent((total * mix.stocks) / 100);
  const bonds = toCent((total * mix.bonds) / 100);
  return { stocks, bonds, cash: toCent(total - stocks - bonds) };
}

export const modelSource = {
  title: 'Charles Schwab, Investor Profile Questionnaire',
  locator: 'model allocations 40/50/10, 60/35/5 and 80/15/5',
};
export const modelDiffers =
  'Schwab calls these moderately conservative, moderate and moderately aggressive; other firms differ by ten points and more.';
