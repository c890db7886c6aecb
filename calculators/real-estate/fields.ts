import type { CurrencyInput, NumberInput } from '#calculators/kit/definition/define.ts';
import { years as anyYears, choice, type More, money, rate } from '#calculators/kit/definition/fields.ts';

/** An amount for which zero makes no sense: a price, a balance. */
export function price(label: string, defaultValue: number, more: More<CurrencyInput> = {}): CurrencyInput {
  return money(label, defaultValue, { step: 1000, required: true, zeroMeansDefault: true, ...more });
}

export function years(label: string, defaultValue: number, more: More<NumberInput> = {}): NumberInput {
  return anyYears(label, defaultValue, { max: 50, ...more });
}

/** Fields with the same meaning on every screen of the shelf, under the same id. */
export const homePrice = price('Home price', 300000, { tooltip: 'The price agreed with the seller.' });
export const homeValue = price('Home value', 400000, { tooltip: 'What the home would sell for today.' });
export const downPayment = money('Down payment', 60000, { step: 1000, tooltip: 'What you pay yourself.' });
export const loanAmount = price('Loan amount', 240000);
export const interestRate = rate('Interest rate', 6.5, { step: 0.125, slider: [0, 12], tooltip: 'The yearly note rate, not the APR.' });
export const loanTerm = years('Term', 30, { slider: [5, 40] });
export const propertyTax = money('Property tax a year', 3600, { max: 1e7 });
export const homeInsurance = money('Home insurance a year', 1200, { max: 1e7 });
export const propertyTaxRate = rate('Property tax', 1.2, { max: 10, tooltip: 'Yearly, as a percent of the price.' });
export const pmiRate = rate('Mortgage insurance', 0.5, {
  max: 5,
  tooltip: 'Yearly premium as a percent of a loan above 80% of the price.',
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

/** Fields of a second loan behind a first mortgage. */
export const mortgageBalance = money('Mortgage balance', 220000, { step: 1000 });
export const maxCombinedLtv = rate('Lender limit', 85, {
  max: 125,
  step: 1,
  advanced: true,
  tooltip: 'The most that both loans may come to, as a percent of the home value.',
});
