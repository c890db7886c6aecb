import { endOf } from '#app/calculate/plan/shown/end-of-plan.ts';
import { spendingChart } from '#app/calculate/plan/shown/plan-charts.ts';
import { planTexts as texts } from '#app/calculate/plan/shown/plan-texts.ts';
import { yearCell, yearColumns } from '#app/calculate/plan/year/year-columns.ts';
import { hypotheticalNote } from '#app/calculate/workbench/scenarios/assumed-returns.ts';
import { PrintFoot } from '#app/calculate/workbench/sharing/print-body.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { localPercent, number, wholeDollars } from '#contract/language/words.ts';
import { netWorthOf } from './net-worth.ts';
import type { PlanReport } from './plan-for-report.ts';

/** The household plan on paper: a page that a client understands, and then the years. */
export function PlanSheet({ report, hasYears }: { readonly report: PlanReport; readonly hasYears: boolean }) {
  const { plan, result, estimates } = report;
  return (
    <>
      <Answer report={report} />
      <section className="print__section">
        <ChartFigure chart={spendingChart(result)} width={660} height={220} />
      </section>
      <div className="print__columns">
        <Lines title={t('Net worth today')} lines={netWorthOf(plan).map(({ label, amount }) => [label, wholeDollars(amount)])} />
        <Lines title={t('Over the whole plan, in today’s dollars')} lines={totalLines(result)} />
        {estimates.length === 0 ? null : (
          <div data-origin="default">
            <Lines title={t('Estimated, because nobody entered it')} lines={estimates.map(({ label, value }) => [label, value])} />
          </div>
        )}
        <Lines title={t('Assumptions')} lines={assumptionLines(plan)} />
      </div>
      {hasYears ? <Years result={result} /> : null}
      <PrintFoot figures={undefined} />
    </>
  );
}

function Answer({ report: { plan, result, sustainable, markets } }: { readonly report: PlanReport }) {
  return (
    <>
      <p className="print__headline">
        {wholeDollars(sustainable)} <small>{t('a year after tax, in today’s dollars')}</small>
      </p>
      <p className="print__say">
        {t('This is what the household can spend until {end}, if markets and prices do as assumed.', { end: endOf(plan) })}{' '}
        {result.firstShortfall === undefined
          ? t('With {amount} a year, everything is paid in every year.', { amount: wholeDollars(plan.spending.amount) })
          : t('With {amount} a year, money is short from {year} on.', {
              amount: wholeDollars(plan.spending.amount),
              year: result.firstShortfall,
            })}{' '}
        {t('{count} of 100 markets carry that.', { count: number(Math.floor(markets.successRate)) })}
      </p>
      <p className="print__law">{hypotheticalNote}</p>
      <p className="print__law">{texts.law}</p>
    </>
  );
}

function totalLines({ totals }: PlanResult): readonly (readonly [string, string])[] {
  return [
    [t('Spending'), wholeDollars(totals.spending / 100)],
    [t('Taxes'), wholeDollars(totals.taxes / 100)],
    [t('Medicare surcharges'), wholeDollars(totals.surcharges / 100)],
    [t('Left at the end'), wholeDollars(totals.bequest / 100)],
  ];
}

function assumptionLines({ assumptions }: Plan): readonly (readonly [string, string])[] {
  const percent = (value: number) => localPercent(number(value));
  return [
    [t('Inflation'), percent(assumptions.inflation)],
    [t('Rise of medical costs'), percent(assumptions.medicalInflation)],
    [t('Return of stocks'), percent(assumptions.stocksReturn)],
    [t('Return of bonds'), percent(assumptions.bondsReturn)],
    [t('Return of cash'), percent(assumptions.cashReturn)],
  ];
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <section className="print__section">
      <h2>{title}</h2>
      <dl className="pairs">
        {lines.map(([label, text]) => (
          <Pair key={label} label={label} text={text} />
        ))}
      </dl>
    </section>
  );
}

function Pair({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Years({ result: { years } }: { readonly result: PlanResult }) {
  return (
    <section className="print__section">
      <h2>{t('Years of the plan, in dollars of each year')}</h2>
      <table className="table__root">
        <thead>
          <tr>
            {yearColumns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              {yearColumns.map(({ name }) => (
                <td key={name}>{yearCell(year, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
