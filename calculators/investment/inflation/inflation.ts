import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';

/** Future cost of goods that cost an amount today: amount · (1 + π)^n. */
export function inflated(amount: Dollars, inflation: Percent, years: Years): Dollars {
  return amount * growth(inflation / 100, years);
}

/** Purchasing power in today's dollars of a future amount: amount ÷ (1 + π)^n. */
export function deflated(amount: Dollars, inflation: Percent, years: Years): Dollars {
  return amount * growth(inflation / 100, -years);
}

/**
 * Real rate, exactly: (1 + nominal) ÷ (1 + inflation) − 1; 7 % and 3 % give 3.8835 %, not 4 %.
 * Source: Fisher, The Theory of Interest (1930), ch. 2; Brealey, Myers and Allen, ch. 3.
 */
export function realRate(nominal: Percent, inflation: Percent): Percent {
  return ((nominal - inflation) / (100 + inflation)) * 100;
}

export const fisherFormula = 'real rate = (1 + nominal) ÷ (1 + inflation) − 1';
export const fisherSource = { title: 'Fisher, The Theory of Interest (1930)', locator: 'ch. 2, money interest and real interest' };
