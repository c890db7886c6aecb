import type { CurrencyInput, NumberInput, PercentageInput, SelectInput } from './define.ts';

/** The properties of a field that have common defaults. */
export type More<I> = Partial<Omit<I, 'type' | 'label' | 'defaultValue'>>;

const largestAmount = 1e9;

/** An amount of dollars that cannot be negative; zero is valid. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return { label, type: 'currency', defaultValue, min: 0, max: largestAmount, step: 100, ...more };
}

/** An amount for which zero makes no sense, such as a loan, an investment, or a goal. */
export function amount(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: 1, step: 1000, required: true, zeroMeansDefault: true, ...more });
}

export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return { label, type: 'percentage', defaultValue, max: 30, ...more };
}

/** A number that may be zero. */
export function quantity(label: string, unit: string, defaultValue: number, max: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit, defaultValue, min: 0, max, ...more };
}

/** A period, for which zero makes no sense. */
export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return quantity(label, 'years', defaultValue, 60, { min: 1, zeroMeansDefault: true, ...more });
}

export function age(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return years(label, defaultValue, { min: 18, max: 100, ...more });
}

/** A list of choices, each value with its label. */
export function choice<const V extends string>(
  label: string,
  names: Readonly<Record<V, string>>,
  defaultValue: NoInfer<V>,
  more: { readonly tooltip?: string; readonly advanced?: true } = {},
): Choice<V> {
  const options = valuesOf(names).map((value) => ({ value, label: names[value] }));
  return { label, type: 'select', defaultValue, options, ...more };
}

export interface Choice<V extends string> extends SelectInput {
  readonly defaultValue: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

function valuesOf<V extends string>(names: Readonly<Record<V, string>>): readonly V[];
function valuesOf(names: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(names);
}
