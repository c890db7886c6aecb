import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult, PlanYear } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';
import { drawnIn, needOf } from './plan-charts.ts';
import { YearDialog } from './year-dialog.tsx';

interface YearColumn {
  readonly name: string;
  readonly label: string;
  readonly centsOf: (year: PlanYear) => number;
}

const columns: readonly YearColumn[] = [
  { name: 'pay', label: t('Pay and pensions'), centsOf: ({ income }) => income.wages + income.selfEmployment + income.pensions },
  { name: 'benefits', label: t('Social Security'), centsOf: ({ income }) => income.socialSecurity },
  { name: 'drawn', label: t('From accounts'), centsOf: drawnIn },
  { name: 'converted', label: t('Converted'), centsOf: ({ conversions }) => conversions },
  { name: 'taxes', label: t('Taxes'), centsOf: ({ taxes }) => taxes.total },
  { name: 'need', label: t('Need'), centsOf: needOf },
  { name: 'netWorth', label: t('Net worth'), centsOf: ({ netWorth }) => netWorth },
];

/** Each year in a row, in dollars of that year. A year opens with its movements of money and the lines of its returns. */
export function YearsSection({ plan, result }: { readonly plan: Plan; readonly result: PlanResult }) {
  const [open, setOpen] = useState<number>();
  const { years } = result;
  const opened = years.find(({ year }) => year === open);
  const cell = (at: number, name: string) => {
    const year = years[at];
    if (year === undefined) return null;
    if (name === 'year')
      return (
        <Button variant="quiet" size="small" aria-label={t('Open {year}', { year: year.year })} onClick={() => setOpen(year.year)}>
          {year.year}
        </Button>
      );
    if (name === 'ages') return year.ages.map((age) => age ?? '–').join(', ');
    return wholeDollars((columns.find((column) => column.name === name)?.centsOf(year) ?? 0) / 100);
  };
  return (
    <section className="browser__panel" aria-label={t('Years')}>
      <h2>{t('Years')}</h2>
      <p className="page__note">{t('Dollars of each year. A year opens with every movement of its money, each with its rule.')}</p>
      <DataTable
        label={t('Years of the plan')}
        columns={[{ name: 'year', label: t('Year'), isText: true }, { name: 'ages', label: t('Ages'), isText: true }, ...columns]}
        rowCount={years.length}
        cell={cell}
      />
      {opened === undefined ? null : <YearDialog plan={plan} year={opened} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
