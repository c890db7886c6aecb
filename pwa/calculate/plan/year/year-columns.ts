import { drawnIn, needOf } from '#app/calculate/plan/shown/plan-charts.ts';
import type { Column } from '#app/ui/data-table.tsx';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';

interface YearColumn {
  readonly name: string;
  readonly label: string;
  readonly centsOf: (year: PlanYear) => number;
}

const sums: readonly YearColumn[] = [
  { name: 'pay', label: t('Pay and pensions'), centsOf: ({ income }) => income.wages + income.selfEmployment + income.pensions },
  { name: 'benefits', label: t('Social Security'), centsOf: ({ income }) => income.socialSecurity },
  { name: 'drawn', label: t('From accounts'), centsOf: drawnIn },
  { name: 'converted', label: t('Converted'), centsOf: ({ conversions }) => conversions },
  { name: 'taxes', label: t('Taxes'), centsOf: ({ taxes }) => taxes.total },
  { name: 'need', label: t('Need'), centsOf: needOf },
  { name: 'netWorth', label: t('Net worth'), centsOf: ({ netWorth }) => netWorth },
];

/** Columns of the table of years, on the screen and on paper. */
export const yearColumns: readonly Column[] = [
  { name: 'year', label: t('Year'), isText: true },
  { name: 'ages', label: t('Ages'), isText: true },
  ...sums.map(({ name, label }) => ({ name, label })),
];

export function yearCell(year: PlanYear, column: string): string {
  if (column === 'year') return String(year.year);
  if (column === 'ages') return year.ages.map((age) => age ?? '–').join(', ');
  return wholeDollars((sums.find(({ name }) => name === column)?.centsOf(year) ?? 0) / 100);
}
