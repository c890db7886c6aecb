import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';
import { cliffColumns } from './cliffs.ts';
import { yearCell, yearColumns } from './year-columns.ts';
import { YearDialog } from './year-dialog.tsx';

/** Each year in a row, in dollars of that year. A year opens with its movements of money and the lines of its returns. */
export function YearsSection({ plan, result }: { readonly plan: Plan; readonly result: PlanResult }) {
  const [open, setOpen] = useState<number>();
  const { years } = result;
  const limits = cliffColumns.filter(({ value }) => years.some(({ cliffs }) => cliffs.some(({ kind }) => kind === value)));
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
    return yearCell(year, name);
  };
  return (
    <section className="browser__panel" aria-label={t('Years')}>
      <h2>{t('Years')}</h2>
      <p className="page__note">{t('Dollars of each year. A year opens with every movement of its money, each with its rule.')}</p>
      <DataTable label={t('Years of the plan')} columns={yearColumns} rowCount={years.length} cell={cell} />
      <h3>{t('Distance to each limit')}</h3>
      <p className="page__note">{t('Dollars of income that are left below a limit. Minus: it is passed.')}</p>
      <DataTable
        label={t('Distance to each limit by year')}
        columns={[{ name: 'year', label: t('Year'), isText: true }, ...limits.map(({ value, label }) => ({ name: value, label }))]}
        rowCount={years.length}
        cell={(at, name) => {
          const year = years[at];
          if (name === 'year') return year?.year;
          const cliff = year?.cliffs.find(({ kind }) => kind === name);
          return cliff === undefined ? '–' : wholeDollars(cliff.limit - cliff.income);
        }}
      />
      {opened === undefined ? null : <YearDialog plan={plan} year={opened} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
