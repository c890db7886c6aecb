import { type FilingStatus, filingStatusInput } from '#calculators/figures/filing-status.ts';
import { type FigureSet, figuresInput } from '#calculators/figures/set.ts';
import { type Dollars, fractionToPercent, type Percent } from '#calculators/figures/units.ts';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import type { Rows } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { incomeTaxParts } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Fields with the same meaning on every screen of the shelf, under the same id. */
export const filingStatus = filingStatusInput;
export const figures = figuresInput;
export const annualIncome = money('Income a year', 75000, { step: 1000, required: true, tooltip: 'Wages and salary before tax.' });
export const otherIncome = money('Other income', 0, { tooltip: 'Interest, side income, pensions: whatever is taxed like wages.' });
export const itemizedDeductions = money('Itemized deductions', 0, { tooltip: 'Used where they exceed the standard deduction.' });
export const longTermGains = money('Long-term gains', 0, { tooltip: 'Held for more than a year.' });
export const qualifiedDividends = money('Qualified dividends', 0, { tooltip: 'Form 1099-DIV, box 1b. Losses do not lower them.' });

export const incomeTaxSources = [
  { title: '26 USC 1(j), 63(c); P.L. 119-21 sec. 70101, 70102', locator: 'rates and standard deduction' },
  { title: 'Rev. Proc. 2023-34, 2024-40, 2025-32', locator: 'sec. 2 to 4: amounts of 2024, 2025, 2026' },
] as const;
export const standardSetIncome =
  'Original figures: brackets of 2025 and its standard deduction as first announced; 2025 law has 15,750 for one.';

export const bracketColumns = { rate: 'percent', from: 'balance', taxed: 'money', tax: 'money' } as const;

/** Each bracket with the part of the income in it. */
export function bracketRows(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): Rows<typeof bracketColumns> {
  return incomeTaxParts(set, status, taxableIncome).map((part) => ({
    rate: fractionToPercent(part.rate),
    from: part.from,
    taxed: toCent(part.taxed),
    tax: toCent(part.tax),
  }));
}

export function bracketChart(rows: Rows<typeof bracketColumns>): Chart {
  const reached = rows.findLast((row) => row.taxed > 0)?.rate;
  return {
    kind: 'bars',
    title: 'Tax in each bracket',
    unit: 'money',
    bars: rows.map((row) => ({ label: `${row.rate}%`, value: row.tax, chosen: row.rate === reached })),
  };
}

/** A share in per cent; 0 if the whole is zero. */
export function shareOf(part: Dollars, whole: Dollars): Percent {
  return whole > 0 ? (part * 100) / whole : 0;
}
