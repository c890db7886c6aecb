import { figuresInput } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { age, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';

/** Fields with the same meaning on every screen of the shelf, under the same id. */
export const figures = figuresInput;
export const currentAge = age('Age now', 35, { slider: [18, 80] });
export const retirementAge = age('Retirement age', 67, { min: 30, slider: [50, 75] });
export const lifeExpectancy = age('Plan until age', 90, { min: 50, max: 120, assumption: 'lifeExpectancy', slider: [70, 105] });
export const annualIncome = money('Income a year', 75000, { step: 1000, required: true, tooltip: 'Before tax.' });
export const currentSavings = money('Saved so far', 50000, { step: 1000 });
export const monthlyContribution = money('Saved each month', 750, { step: 50, max: 1e7 });
export const expectedReturn = rate('Return until retirement, effective', 6, {
  compounds: 'yearly',
  max: 20,
  step: 0.1,
  assumption: 'return',
  tooltip: 'Effective yearly return. Nobody can promise it.',
});
export const retirementReturn = rate('Return in retirement', 4.5, { max: 20, step: 0.1, advanced: true });
export const inflationRate = rate('Inflation', 2.5, { max: 15, step: 0.1, advanced: true, assumption: 'inflation' });
export const otherRetirementIncome = money('Social Security and pension a year', 24000, {
  step: 1000,
  tooltip: 'In today’s dollars, rising with prices.',
});
export const accountBalance = money('Account balance', 500000, {
  step: 1000,
  required: true,
  tooltip: 'On December 31 of the year before, all accounts of the kind together.',
});
export const distributionAge = quantity('Age this year', 'years', 75, 120, {
  zeroMeansDefault: true,
  tooltip: 'The age you reach by December 31.',
});

export const tooLate = refuse('The retirement age must be above the age now.', 'retirementAge');
export const annuitySource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, annuities and growing annuities',
};
export const monthlyDeposits =
  'The return is effective a year, and sites that divide it by 12 show more; deposits come at the end of each month.';

/** Whole years between two ages. */
export function yearsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor(to) - Math.floor(from));
}

/** An amount in today's money, after years of inflation. */
export function today(amount: Dollars, inflation: number, years: number): Dollars {
  return amount * Math.exp(-years * Math.log1p(inflation));
}
