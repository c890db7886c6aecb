import type { CurrencyInput, NumberInput, PercentageInput, SelectInput } from '../kit/define.ts';

/** Everything but what each field must say. */
type More<I> = Partial<Omit<I, 'type' | 'label' | 'defaultValue'>>;

const largestAmount = 1e9;
const highestRate = 40;

/** An amount of dollars that cannot be negative. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return { label, type: 'currency', defaultValue, min: 0, max: largestAmount, step: 1000, ...more };
}

/** An amount where zero makes no sense: a price, a loan. */
export function amount(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: 1, required: true, zeroMeansDefault: true, ...more });
}

/** A result of the business, which may be a loss. */
export function profit(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: -largestAmount, ...more });
}

export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return { label, type: 'percentage', defaultValue, max: highestRate, ...more };
}

export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit: 'years', defaultValue, min: 1, max: 40, zeroMeansDefault: true, ...more };
}

/** A number that may be zero. */
export function quantity(label: string, unit: string, defaultValue: number, max: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit, defaultValue, min: 0, max, ...more };
}

export interface Choice<V extends string> extends SelectInput {
  readonly defaultValue: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/** A list to choose from; each value reads as it is written. */
export function choice<const V extends string>(
  label: string,
  options: readonly { readonly value: V; readonly label: string }[],
  defaultValue: NoInfer<V>,
  more: { readonly tooltip?: string; readonly advanced?: true } = {},
): Choice<V> {
  return { label, type: 'select', defaultValue, options, ...more };
}

/** Fields that mean the same on every screen of the shelf, under the same id. */
export const fixedCosts = money('Fixed costs a year', 60000, { tooltip: 'Rent, salaries, insurance: what does not change with sales.' });
export const pricePerUnit = amount('Price of a unit', 50, { min: 0.01, max: 1e7, step: 1 });
export const variableCostPerUnit = money('Variable cost of a unit', 30, {
  max: 1e7,
  step: 1,
  tooltip: 'Material, commission, shipping: what each unit adds.',
});
export const unitsSold = quantity('Units sold a year', 'units', 4000, 1e9, { step: 100 });
export const interestRate = rate('Interest rate', 7.5, { step: 0.125, slider: [0, 20], tooltip: 'Yearly, as the note states it.' });
export const loanTerm = years('Term', 10, { slider: [1, 30] });
