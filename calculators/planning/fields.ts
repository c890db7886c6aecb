import type { CurrencyInput, NumberInput, PercentageInput, SelectInput } from '../kit/define.ts';

/** Everything but what each field must say. */
type More<I> = Partial<Omit<I, 'type' | 'label' | 'defaultValue'>>;

const largestAmount = 1e9;
const highestRate = 60;

/** An amount of dollars that cannot be negative. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return { label, type: 'currency', defaultValue, min: 0, max: largestAmount, step: 100, ...more };
}

/** An amount where zero makes no sense: what is lent, invested or aimed at. */
export function amount(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: 1, step: 1000, required: true, zeroMeansDefault: true, ...more });
}

export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return { label, type: 'percentage', defaultValue, max: highestRate, ...more };
}

/** A stretch of time, where zero makes no sense. */
export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit: 'years', defaultValue, min: 1, max: 60, zeroMeansDefault: true, slider: [1, 40], ...more };
}

/** A number that may be zero. */
export function quantity(label: string, unit: string, defaultValue: number, max: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit, defaultValue, min: 0, max, ...more };
}

export function age(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit: 'years', defaultValue, min: 18, max: 100, zeroMeansDefault: true, slider: [18, 80], ...more };
}

export interface Choice<V extends string> extends SelectInput {
  readonly defaultValue: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/** A list to choose from, each value with its words. */
export function choice<const V extends string>(
  label: string,
  names: Readonly<Record<V, string>>,
  defaultValue: NoInfer<V>,
  more: { readonly tooltip?: string; readonly advanced?: true } = {},
): Choice<V> {
  const options = valuesOf(names).map((value) => ({ value, label: names[value] }));
  return { label, type: 'select', defaultValue, options, ...more };
}

function valuesOf<V extends string>(names: Readonly<Record<V, string>>): readonly V[];
function valuesOf(names: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(names);
}

/** Fields that mean the same on every screen, under the same id. */
export const interestRate = rate('Interest rate', 6, { slider: [0, 30], tooltip: 'The nominal yearly rate.' });
export const expectedReturn = rate('Expected return', 6, {
  step: 0.1,
  slider: [0, 12],
  assumption: 'return',
  tooltip: 'Yearly, compounded monthly. Nobody can promise it.',
});
export const inflationRate = rate('Inflation', 2.5, { max: 20, step: 0.1, advanced: true, assumption: 'inflation' });
export const monthlyContribution = money('Deposit a month', 250, { max: 1e7, step: 50 });
export const currentSavings = money('Saved so far', 5000, { step: 500 });
export const annualIncome = amount('Income a year', 75000, { tooltip: 'Before tax.' });
export const extraPayment = money('Extra each month', 0, { max: 1e7, step: 25, tooltip: 'Paid on top, straight to principal.' });
