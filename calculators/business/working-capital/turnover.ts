import { money } from '#calculators/business/fields.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/** Convention for turnover in days and for inventory. */
export const daysPerYear = 365;

/** Ratio of one amount to another; null if the other is zero. */
export function timesOf(amount: Dollars, covered: Dollars): number | null {
  return covered === 0 ? null : amount / covered;
}

/** Days of a yearly flow that equal a balance: balance × 365 ÷ flow. */
export function daysOf(balance: Dollars, flow: Dollars): number | null {
  return flow === 0 ? null : (balance * daysPerYear) / flow;
}

/** Fields of the balance sheet, under the same id on each screen. */
export const cash = money('Cash', 80000, { tooltip: 'With securities that can be sold at once.' });
export const accountsReceivable = money('Accounts receivable', 150000);
export const inventory = money('Inventory', 120000);
export const costOfGoodsSold = money('Cost of goods sold a year', 900000);

export const turnoverSource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 28, financial analysis: liquidity, leverage and efficiency',
};
