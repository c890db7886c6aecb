import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { localNumber, numberText } from '#app/ui/fields/number-text.ts';
import { returnDeviation } from '#calculators/figures/guidelines.ts';
import type { BandChart } from '#calculators/kit/charts/chart.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { type RawInputs, readForm } from '#calculators/kit/definition/inputs.ts';
import type { SimulationPlan, SimulationResult } from '#calculators/kit/simulation/simulate.ts';
import { t } from '#contract/language/t.ts';
import { chanceText } from './chance-text.ts';
import { useSimulation } from './use-simulation.ts';

const fields = {
  deviation: {
    label: t('Swing of returns a year'),
    type: 'percentage',
    defaultValue: returnDeviation,
    max: 60,
    step: 0.5,
    tooltip: t(
      'Standard deviation of a year’s return: how far years stray from the expected one. 60% U.S. stocks and 40% ten-year Treasuries strayed 12% from 1928 to 2025 (Damodaran).',
    ),
  },
  trials: { label: t('Trials'), type: 'number', defaultValue: 10_000, min: 100, max: 100_000, step: 1000, zeroMeansDefault: true },
  seed: {
    label: t('Seed'),
    type: 'number',
    defaultValue: 1,
    min: 1,
    max: 999_999,
    tooltip: t('The same seed gives the same chances again.'),
  },
} as const satisfies InputRecord;

interface ChancePanelProps {
  readonly plan: SimulationPlan;
  readonly inTodaysDollars: boolean;
}

/** Possible outcomes of a plan with random returns: a band of outcomes and the share of trials that succeed. */
export function ChancePanel({ plan, inTodaysDollars }: ChancePanelProps) {
  const [raw, setRaw] = useState<RawInputs>({});
  const { values, outOfRange } = readForm(fields, raw);
  const options = {
    deviation: Number(values.deviation),
    trials: Math.round(Number(values.trials)),
    seed: Math.round(Number(values.seed)),
    inTodaysDollars,
  };
  const { result, progress, hasFailed, cancel } = useSimulation(plan, options);
  return (
    <div className="how__root">
      <EntryForm className="workbench__fields">
        {Object.entries(fields).map(([id, field]) => {
          const problem = outOfRange[id];
          return (
            <NumberField
              key={id}
              label={field.label}
              text={String(raw[id] ?? numberText(field.defaultValue))}
              value={Number(values[id])}
              placeholder={numberText(field.defaultValue)}
              canReformat={problem === undefined}
              {...(field.type === 'percentage' ? { unit: '%' } : {})}
              {...('tooltip' in field ? { tooltip: field.tooltip } : {})}
              step={'step' in field ? field.step : 1}
              minimum={'min' in field ? field.min : 0}
              maximum={field.max}
              {...(problem === undefined ? {} : { note: { text: problem, tone: 'bad' } })}
              onText={(text) => setRaw((before) => ({ ...before, [id]: text }))}
            />
          );
        })}
      </EntryForm>
      {progress === undefined ? null : (
        <p className="page__note">
          <progress max={1} value={progress} aria-label={t('Simulation')} />{' '}
          <Button variant="quiet" size="small" onClick={cancel}>
            {t('Cancel')}
          </Button>
        </p>
      )}
      {hasFailed ? (
        <p className="workbench__refusal" role="alert">
          {t('The simulation could not run on this device.')}
        </p>
      ) : null}
      {result === undefined ? null : <Chance plan={plan} result={result} inTodaysDollars={inTodaysDollars} />}
    </div>
  );
}

interface ChanceProps extends ChancePanelProps {
  readonly result: SimulationResult;
}

/** The share of trials that succeed, and the band of outcomes. */
function Chance({ plan, result, inTodaysDollars }: ChanceProps) {
  return (
    <>
      <p aria-live="polite">
        {t('Chance that {success}:', { success: plan.success })} <b>{chanceText(result)}</b>
      </p>
      <ChartFigure chart={bandChart(plan, result, inTodaysDollars)} />
      <p className="page__note">
        {t(
          '{successes} of {trials} trials, seed {seed}. Each year’s return is drawn from a log-normal distribution with the expected return as its mean. The band runs from the 10th to the 90th percentile: eight of ten outcomes end within it. No outcome is promised.',
          { successes: localNumber(result.successes), trials: localNumber(result.trials), seed: result.seed },
        )}
      </p>
    </>
  );
}

function bandChart(plan: SimulationPlan, result: SimulationResult, inTodaysDollars: boolean): BandChart {
  return {
    kind: 'band',
    title: t('Outcomes by age'),
    x: { label: t('Age'), unit: 'age', values: result.middle.map((_, at) => plan.age + at) },
    y: { label: inTodaysDollars ? t('Balance, today’s dollars') : t('Balance'), unit: 'money' },
    low: result.low,
    middle: result.middle,
    high: result.high,
  };
}
