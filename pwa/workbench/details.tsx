import { useMemo, useState } from 'react';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/define.ts';
import { ChartFigure } from '../ui/charts/chart-figure.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { ChancePanel } from './chance-panel.tsx';
import { deflateChart, isRestated } from './deflate.ts';
import type { Answer } from './evaluate.ts';
import { tablesOf } from './format-result.ts';
import { GoalPanel } from './goal-panel.tsx';
import { HowPanel } from './how-panel.tsx';
import { currentYear, lawInUse, lawNotes } from './law-in-use.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { SensitivityPanel } from './sensitivity-panel.tsx';
import { SpreadsheetButton } from './spreadsheet-button.tsx';
import { useCalculatorDetails } from './use-calculator-details.ts';

interface DetailsProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly figures: string | undefined;
  /** Enters a value that goal seek found. */
  readonly enter: (id: string, entered: string) => void;
}

/** The chart and the tabs under the answer. */
export function Details({ calculator, inputs, answer, figures, enter }: DetailsProps) {
  const [isReal, setIsReal] = useState(false);
  const inflation = answer.inputs.inflationRate;
  const details = useCalculatorDetails(calculator.id);
  const chart = useMemo(() => (details === undefined ? undefined : chartOf(details, answer)), [details, answer]);
  const plan = useMemo(() => details?.simulation?.(answer.results, answer.inputs), [details, answer]);
  const tables = useMemo(() => tablesOf(answer.results, calculator.results), [calculator, answer]);
  const hasInflation = typeof inflation === 'number' && (plan !== undefined || isRestated(chart, tables));
  const used = isReal && hasInflation ? inflation : undefined;
  const whole = calculator.suite === 'business';
  const tabs = [
    ...(tables.length === 0
      ? []
      : [
          {
            id: 'schedule',
            label: 'Schedule',
            content: () => (
              <SchedulePanel
                id={calculator.id}
                tables={tables}
                whole={whole}
                inflation={used}
                notes={() => lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear()))}
              />
            ),
          },
        ]),
    { id: 'breakdown', label: 'Breakdown', content: () => <BreakdownPanel calculator={calculator} answer={answer} /> },
    ...(typeof answer.headline.value === 'number'
      ? [
          {
            id: 'sensitivity',
            label: 'Sensitivity',
            content: () => <SensitivityPanel calculator={calculator} inputs={inputs} answer={answer} />,
          },
          {
            id: 'goal',
            label: 'Goal seek',
            content: () => <GoalPanel calculator={calculator} inputs={inputs} answer={answer} onUse={enter} />,
          },
        ]
      : []),
    ...(plan === undefined
      ? []
      : [{ id: 'monte-carlo', label: 'Monte Carlo', content: () => <ChancePanel plan={plan} inTodaysDollars={used !== undefined} /> }]),
    { id: 'how', label: 'How it works', content: () => <HowPanel details={details} figures={figures} /> },
  ];
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
          Today's dollars, at {inflation}% inflation
        </label>
      ) : null}
      {details === undefined ? <div className="workbench__chart" /> : null}
      {chart === undefined ? null : <ChartFigure chart={used === undefined ? chart : deflateChart(chart, used)} />}
      <Tabs label="Details" tabs={tabs} />
      <SpreadsheetButton calculator={calculator} inputs={inputs} answer={answer} />
    </>
  );
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
