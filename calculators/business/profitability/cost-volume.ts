import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { halfUp, toCent } from '#calculators/kit/money/money.ts';

/** A price may be a fraction of a cent, such as 0.0034 a sheet. Counting in millionths keeps whole units exact. */
const millionths = 1e6;

/** Contribution of a unit to fixed costs: price − variable cost. */
export function contributionOf(price: Dollars, variableCost: Dollars): Dollars {
  return (halfUp(price * millionths) - halfUp(variableCost * millionths)) / millionths;
}

/** Units whose contribution covers an amount: amount ÷ contribution of each, rounded up to whole units. */
export function unitsFor(amount: Dollars, contribution: Dollars): number {
  return Math.max(0, Math.ceil(halfUp(amount * millionths) / halfUp(contribution * millionths)));
}

/** Sales whose contribution covers an amount: amount × price ÷ contribution. */
export function salesFor(amount: Dollars, price: Dollars, contribution: Dollars): Dollars {
  return toCent(Math.max(0, (amount * price) / contribution));
}

/** Part of a whole in per cent; null if the whole is zero. */
export function percentOf(part: Dollars, whole: Dollars): Percent | null {
  return whole === 0 ? null : (part * 100) / whole;
}

export const costVolumeSource = {
  title: 'Horngren, Datar and Rajan, Cost Accounting',
  locator: 'ch. 3, cost-volume-profit analysis',
};
export const noContribution = 'The price must be above the variable cost of a unit.';
