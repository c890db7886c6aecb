import { useMemo, useState } from 'react';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { type Tab, Tabs } from '#app/ui/tabs.tsx';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import type { SimulationPlan } from '#calculators/kit/simulation/simulate.ts';
import { t } from '#contract/language/t.ts';
import { BreakdownPanel } from './answer/breakdown-panel.tsx';
import { canDeflate, deflateChart } from './answer/deflate.ts';
import { HowPanel } from './answer/how-panel.tsx';
import { SchedulePanel } from './answer/schedule-panel.tsx';
import type { Answer } from './calculation/evaluate.ts';
import { tablesOf } from './calculation/format-result.ts';
import { type DetailsLoad, useDetailsLoad } from './calculation/use-calculator-details.ts';
import { ChancePanel } from './scenarios/chance-panel.tsx';
import { GoalPanel } from './scenarios/goal-panel.tsx';
import { currentYear, lawInUse, lawNotes } from './scenarios/law-in-use.ts';
import { SensitivityPanel } from './scenarios/sensitivity-panel.tsx';
import { SpreadsheetButton } from './sharing/spreadsheet-button.tsx';

interface DetailsProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly figures: string | undefined;
  /** Enters a value that goal seek found. */
  readonly enter: (id: string, entered: string) => void;
}

/** The chart and the tabs under the answer. */
export function Details(props: DetailsProps) {
  const { calculator, inputs, answer } = props;
  const [isReal, setIsReal] = useState(false);
  const inflation = answer.inputs.inflationRate;
  const parts = useDetailParts(calculator, answer);
  const { load, chart, plan, tables } = parts;
  const hasInflation = typeof inflation === 'number' && (plan !== undefined || canDeflate(chart, tables));
  const used = isReal && hasInflation ? inflation : undefined;
  return (
    <>
      {hasInflation ? (
        <label className="workbench__real">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isReal}
            className="field__switch"
            checked={isReal}
            onChange={(event) => setIsReal(event.target.checked)}
          />
          {t("Today's dollars, at {inflation}% inflation", { inflation })}
        </label>
      ) : null}
      {load.details === undefined ? <div className="workbench__chart" /> : null}
      {chart === undefined ? null : <ChartFigure chart={used === undefined ? chart : deflateChart(chart, used)} />}
      <Tabs label={t('Details')} tabs={tabsOf(props, parts, used)} />
      <SpreadsheetButton calculator={calculator} inputs={inputs} answer={answer} />
    </>
  );
}

interface DetailParts {
  readonly load: DetailsLoad;
  readonly chart: Chart | undefined;
  readonly plan: SimulationPlan | undefined;
  readonly tables: ReturnType<typeof tablesOf>;
}

function useDetailParts(calculator: AnyCalculator, answer: Answer): DetailParts {
  const load = useDetailsLoad(calculator.id);
  const { details } = load;
  const chart = useMemo(() => (details === undefined ? undefined : chartOf(details, answer)), [details, answer]);
  const plan = useMemo(() => details?.simulation?.(answer.results, answer.inputs), [details, answer]);
  const tables = useMemo(() => tablesOf(answer.results, calculator.results), [calculator, answer]);
  return { load, chart, plan, tables };
}

/** The tabs that this answer has. Amounts are in today's dollars if a rate of inflation is given. */
function tabsOf(
  { calculator, inputs, answer, figures, enter }: DetailsProps,
  { load: { details, hasFailed, retry }, plan, tables }: DetailParts,
  inflation: number | undefined,
): readonly Tab[] {
  const how = () => <HowPanel details={details} hasFailed={hasFailed} figures={figures} onRetry={retry} />;
  const schedule = () => (
    <SchedulePanel
      id={calculator.id}
      tables={tables}
      whole={calculator.suite === 'business'}
      inflation={inflation}
      notes={() => lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear()))}
    />
  );
  const sensitivity = () => <SensitivityPanel calculator={calculator} inputs={inputs} answer={answer} />;
  const goal = () => <GoalPanel calculator={calculator} inputs={inputs} answer={answer} onUse={enter} />;
  const hasNumber = typeof answer.measure.value === 'number';
  return [
    ...(tables.length === 0 ? [] : [{ id: 'schedule', label: t('Schedule'), content: schedule }]),
    { id: 'breakdown', label: t('Breakdown'), content: () => <BreakdownPanel calculator={calculator} answer={answer} /> },
    ...(hasNumber
      ? [
          { id: 'sensitivity', label: t('Sensitivity'), content: sensitivity },
          { id: 'goal', label: t('Goal seek'), content: goal },
        ]
      : []),
    ...(plan === undefined
      ? []
      : [
          {
            id: 'monte-carlo',
            label: t('Monte Carlo'),
            content: () => <ChancePanel plan={plan} inTodaysDollars={inflation !== undefined} />,
          },
        ]),
    { id: 'how', label: t('How it works'), content: how },
  ];
}

/** The chart of an answer. If it fails, it is left out and logged, and the figures stay. */
function chartOf(details: CalculatorDetails, answer: Answer) {
  try {
    return details.chart(answer.results, answer.inputs);
  } catch (fault) {
    console.error('The chart could not be drawn.', fault);
    return undefined;
  }
}
