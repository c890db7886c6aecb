import type { NumberInput } from '#calculators/kit/definition/define.ts';
import { age as anyAge, years as anyYears, choice, type More, money, rate } from '#calculators/kit/definition/fields.ts';

/** A period, for which zero makes no sense. */
export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyYears(label, defaultValue, { slider: [1, 40], ...more });
}

export function age(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyAge(label, defaultValue, { slider: [18, 80], ...more });
}

/** Fields with the same meaning on every screen, under the same id. */
export const interestRate = rate('Interest rate, nominal', 6, {
  slider: [0, 12],
  tooltip: 'The yearly rate before compounding within the year.',
});
export const expectedReturn = rate('Expected return, compounded monthly', 6, {
  compounds: 'monthly',
  step: 0.1,
  slider: [0, 12],
  assumption: 'return',
  tooltip: 'Yearly, compounded monthly. Nobody can promise it.',
});
export const inflationRate = rate('Inflation', 2.5, { max: 20, step: 0.1, advanced: true, assumption: 'inflation' });
export const monthlyContribution = money('Deposit a month', 0, { max: 1e7, step: 50 });
export const currentSavings = money('Saved so far', 10000, { step: 500 });
export const discountRate = rate('Required return', 8, { tooltip: 'What the money would earn elsewhere at the same risk.' });
export const riskTolerance = choice(
  'Risk tolerance',
  { conservative: 'Conservative', moderate: 'Moderate', aggressive: 'Aggressive' },
  'moderate',
  { tooltip: 'How much of a fall you could sit through.' },
);
