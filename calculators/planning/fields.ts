import type { NumberInput, PercentageInput } from '#calculators/kit/definition/define.ts';
import { amount, age as anyAge, rate as anyRate, years as anyYears, type More, money } from '#calculators/kit/definition/fields.ts';

/** The maximum is higher than for other loans, because consumer credit costs more. */
export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return anyRate(label, defaultValue, { max: 60, ...more });
}

/** A period, for which zero makes no sense. */
export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyYears(label, defaultValue, { slider: [1, 40], ...more });
}

export function age(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyAge(label, defaultValue, { slider: [18, 80], ...more });
}

/** Fields with the same meaning on every screen, under the same id. */
export const interestRate = rate('Interest rate', 6, { slider: [0, 30], tooltip: 'The nominal yearly rate.' });
export const expectedReturn = rate('Expected return, compounded monthly', 6, {
  compounds: 'monthly',
  step: 0.1,
  slider: [0, 12],
  assumption: 'return',
  tooltip: 'Yearly, compounded monthly. Nobody can promise it.',
});
export const inflationRate = rate('Inflation', 2.5, { max: 20, step: 0.1, advanced: true, assumption: 'inflation' });
export const monthlyContribution = money('Deposit a month', 250, { max: 1e7, step: 50 });
export const currentSavings = money('Saved so far', 5000, { step: 500 });
/** For people without an income: zero is valid. */
export const incomeIfAny = money('Income a year', 75000, { step: 1000, tooltip: 'Before tax.' });
export const annualIncome = amount('Income a year', 75000, { tooltip: 'Before tax.' });
export const extraPayment = money('Extra each month', 0, { max: 1e7, step: 25, tooltip: 'Paid on top, straight to principal.' });
