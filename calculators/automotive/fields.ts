import type { CurrencyInput, NumberInput, PercentageInput } from '#calculators/kit/definition/define.ts';
import { money as anyMoney, quantity as anyQuantity, rate as anyRate, type Choice, type More } from '#calculators/kit/definition/fields.ts';

/** An amount of dollars that cannot be negative. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return anyMoney(label, defaultValue, { max: 1e7, ...more });
}

/** An amount for which zero makes no sense: a price, a balance. */
export function price(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { min: 100, step: 500, required: true, zeroMeansDefault: true, ...more });
}

/** The maximum is above any consumer rate that a state allows for a vehicle. */
export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return anyRate(label, defaultValue, { max: 40, ...more });
}

export function months(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return quantity(label, 'months', defaultValue, 1, 240, { zeroMeansDefault: true, slider: [12, 96], ...more });
}

export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return quantity(label, 'years', defaultValue, 1, 30, { zeroMeansDefault: true, ...more });
}

export function quantity(
  label: string,
  unit: string,
  defaultValue: number,
  min: number,
  max: number,
  more: More<NumberInput> = {},
): NumberInput {
  return anyQuantity(label, unit, defaultValue, max, { min, ...more });
}

/** A list of choices. A value such as `liability_only` is shown as "Liability only" unless it has another label. */
export function choice<const V extends string>(
  label: string,
  values: readonly V[],
  defaultValue: NoInfer<V>,
  more: { readonly names?: Readonly<Record<string, string>>; readonly tooltip?: string; readonly advanced?: true } = {},
): Choice<V> {
  const { names = {}, ...rest } = more;
  const options = values.map((value) => ({ value, label: names[value] ?? spoken(value) }));
  return { label, type: 'select', defaultValue, options, ...rest };
}

/** 'minor_violation' is "Minor violation". */
function spoken(value: string): string {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fields with the same meaning on every screen of the shelf, under the same id. */
export const vehiclePrice = price('Vehicle price', 35000, { tooltip: 'The price agreed with the seller, before tax and fees.' });
export const downPayment = money('Down payment', 5000, { tooltip: 'Cash you put in at the start.' });
export const tradeInValue = money('Trade-in value', 8000, { tooltip: 'What the dealer credits for your old vehicle.' });
export const interestRate = rate('Interest rate', 6.5, { slider: [0, 20], tooltip: 'The yearly rate of the loan.' });
export const loanTerm = months('Term', 60);
export const salesTax = rate('Sales tax', 8.25, { max: 20, tooltip: 'State and local rate on vehicles where you register it.' });
export const fees = money('Fees', 1500, { step: 50, tooltip: 'Title, registration and dealer fees; financed with the vehicle.' });
export const depreciationRate = rate('Depreciation a year', 15, {
  max: 60,
  step: 0.5,
  tooltip: 'The share of its value that the vehicle loses each year.',
});
export const annualMiles = quantity('Miles a year', 'miles', 12000, 100, 200000, { step: 500, zeroMeansDefault: true });
export const fuelPrice = money('Fuel price', 3.25, { max: 50, step: 0.01, tooltip: 'Dollars a gallon.' });
export const mpg = quantity('Fuel economy', 'mpg', 28, 1, 200, { zeroMeansDefault: true, tooltip: 'Miles a gallon, combined.' });
export const yearsOwned = years('Years kept', 5, { slider: [1, 15] });
export const inflationRate = rate('Inflation', 3, { max: 20, advanced: true, assumption: 'inflation' });
export const savingsRate = rate('Return on savings', 4, {
  max: 30,
  tooltip: 'What your cash would earn elsewhere. Later payments count for less at this rate.',
});
