import type { CurrencyInput, NumberInput, PercentageInput, SelectInput } from '../kit/define.ts';

/** Everything but what each field must say. */
type More<I> = Partial<Omit<I, 'type' | 'label' | 'defaultValue'>>;

const largestAmount = 1e9;
const highestRate = 30;

/** An amount of dollars that cannot be negative. */
export function money(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return { label, type: 'currency', defaultValue, min: 0, max: largestAmount, step: 100, ...more };
}

/** An amount where zero makes no sense: a price, a balance. */
export function price(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { step: 1000, required: true, zeroMeansDefault: true, ...more });
}

export function rate(label: string, defaultValue: number, more: More<PercentageInput> = {}): PercentageInput {
  return { label, type: 'percentage', defaultValue, max: highestRate, ...more };
}

export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit: 'years', defaultValue, min: 1, max: 50, zeroMeansDefault: true, ...more };
}

/** A number that may be zero. */
export function quantity(label: string, unit: string, defaultValue: number, max: number, more: More<NumberInput> = {}): NumberInput {
  return { label, type: 'number', unit, defaultValue, min: 0, max, ...more };
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

/** Fields that mean the same on every screen of the shelf, under the same id. */
export const homePrice = price('Home price', 300000, { tooltip: 'The price agreed with the seller.' });
export const homeValue = price('Home value', 400000, { tooltip: 'What the home would sell for today.' });
export const downPayment = money('Down payment', 60000, { step: 1000, tooltip: 'What you pay yourself.' });
export const loanAmount = price('Loan amount', 240000);
export const interestRate = rate('Interest rate', 6.5, { step: 0.125, slider: [0, 12], tooltip: 'The yearly note rate, not the APR.' });
export const loanTerm = years('Term', 30, { slider: [5, 40] });
export const propertyTax = money('Property tax a year', 3600, { max: 1e7 });
export const homeInsurance = money('Home insurance a year', 1200, { max: 1e7 });
export const propertyTaxRate = rate('Property tax', 1.2, { max: 10, tooltip: 'Yearly, in per cent of the price.' });
export const pmiRate = rate('Mortgage insurance', 0.5, {
  max: 5,
  tooltip: 'Yearly premium in per cent of the loan, while it is above 80% of the price.',
});
export const loanTypes = { conventional: 'Conventional', FHA: 'FHA', VA: 'VA' } as const;
export const propertyType = choice(
  'Property use',
  { primary: 'Primary home', investment: 'Investment property', vacation: 'Vacation home' },
  'primary',
);
export const appreciationRate = rate('Appreciation a year', 3, { min: -20, max: 20, step: 0.1 });

/** Fields of a rental. */
export const purchasePrice = price('Purchase price', 300000);
export const monthlyRent = money('Rent a month', 2600, { max: 1e8, step: 50 });
export const vacancyRate = rate('Vacancy', 5, { max: 100, step: 0.5, tooltip: 'Share of the year without a paying tenant.' });
export const operatingExpenses = money('Operating expenses a year', 9000, {
  tooltip: 'Tax, insurance, repairs, management. No loan payments, no depreciation.',
});

/** Fields of a loan behind a first mortgage. */
export const mortgageBalance = money('Mortgage balance', 220000, { step: 1000 });
export const maxCombinedLtv = rate('Lender limit', 85, {
  max: 125,
  step: 1,
  advanced: true,
  tooltip: 'The most that both loans may come to, in per cent of the home value.',
});
