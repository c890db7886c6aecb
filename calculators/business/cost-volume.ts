import type { Dollars, Percent } from '../figures/units.ts';
import { halfUp, toCent } from '../kit/money.ts';

/** A price may be a fraction of a cent: 0.0034 a sheet. Counting in millionths keeps whole units exact. */
const millionths = 1e6;

/** What a unit leaves for fixed costs: price − variable cost. */
export function contributionOf(price: Dollars, variableCost: Dollars): Dollars {
  return (halfUp(price * millionths) - halfUp(variableCost * millionths)) / millionths;
}

/** Units that bring in an amount: amount ÷ contribution of each, rounded up to whole units. */
export function unitsFor(amount: Dollars, contribution: Dollars): number {
  return Math.max(0, Math.ceil(halfUp(amount * millionths) / halfUp(contribution * millionths)));
}

/** Sales at which the contribution of a unit has brought in an amount: amount × price ÷ contribution. */
export function salesFor(amount: Dollars, price: Dollars, contribution: Dollars): Dollars {
  return toCent(Math.max(0, (amount * price) / contribution));
}

/** Part of a whole in per cent, null where there is no whole. */
export function percentOf(part: Dollars, whole: Dollars): Percent | null {
  return whole === 0 ? null : (part * 100) / whole;
}

export const costVolumeSource = {
  title: 'Horngren, Datar and Rajan, Cost Accounting',
  locator: 'ch. 3, cost-volume-profit analysis',
};
export const noContribution = 'The price must be above the variable cost of a unit.';
