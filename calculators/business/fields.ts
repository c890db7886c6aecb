import type { CurrencyInput, NumberInput, PercentageInput } from '#calculators/kit/definition/define.ts';
import {
  money as anyMoney,
  rate as anyRate,
  years as anyYears,
  type Choice,
  type More,
  quantity,
} from '#calculators/kit/definition/fields.ts';

/** An amount of dollars that cannot be negative. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return anyMoney(label, defaultValue, { step: 1000, ...more });
}

/** An amount for which zero makes no sense: a price, a loan. */
export function amount(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: 1, required: true, zeroMeansDefault: true, ...more });
}

/** A result of the business, which may be a loss. */
export function profit(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: -1e9, ...more });
}

export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return anyRate(label, defaultValue, { max: 40, ...more });
}

export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyYears(label, defaultValue, { max: 40, ...more });
}

/** A list of choices; the values are their own labels. */
export function choice<const V extends string>(
  label: string,
  options: readonly { readonly value: V; readonly label: string }[],
  defaultValue: NoInfer<V>,
  more: { readonly tooltip?: string; readonly advanced?: true } = {},
): Choice<V> {
  return { label, type: 'select', defaultValue, options, ...more };
}

/** Fields with the same meaning on every screen of the shelf, under the same id. */
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
