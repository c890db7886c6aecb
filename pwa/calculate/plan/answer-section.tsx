import { useAtom, useSetAtom } from 'jotai';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { Button } from '#app/ui/button.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { numberText } from '#app/ui/fields/number-text.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { t } from '#contract/language/t.ts';
import { number, wholeDollars } from '#contract/language/words.ts';
import type { Estimate } from './entries/estimates.ts';
import { planEntriesAtom } from './entries/plan-atoms.ts';
import { endOf } from './shown/end-of-plan.ts';
import { marketsChart, spendingChart } from './shown/plan-charts.ts';
import { planTexts as texts } from './shown/plan-texts.ts';
import { allPaths, type Markets } from './worker/use-markets.ts';
import type { ShownPath } from './worker/use-path.ts';

interface AnswerSectionProps {
  /** The plan as entered now. Its path follows a moment later. */
  readonly plan: Plan;
  readonly path: ShownPath;
  readonly markets: Markets;
  readonly estimates: readonly Estimate[];
  /** Stops the random markets, or lets them go on. */
  readonly onStop: (isStopped: boolean) => void;
}

/** The answer in a sentence, with the two entries that move it most, and the money of each year by source. */
export function AnswerSection({ plan, path, markets, estimates, onStop }: AnswerSectionProps) {
  const { result, sustainable } = path;
  return (
    <section className="browser__panel" aria-label={t('The answer')}>
      <h2>{t('The answer')}</h2>
      <p className="plan__answer" role="status">
        {sustainable === undefined ? null : (
          <b>
            {t('You can spend {amount} a year after tax, in today’s dollars, until {end}.', {
              amount: wholeDollars(sustainable),
              end: endOf(path.plan),
            })}
          </b>
        )}{' '}
        {result.firstShortfall === undefined
          ? texts.noShortfall
          : t('With {amount} a year, money is short from {year} on.', {
              amount: wholeDollars(path.plan.spending.amount),
              year: result.firstShortfall,
            })}
      </p>
      <MarketsLine markets={markets} spending={path.plan.spending.amount} onStop={onStop} />
      <Sliders plan={plan} />
      <ChartFigure chart={spendingChart(result)} />
      {markets.result === undefined ? null : <ChartFigure chart={marketsChart(markets.result)} />}
      {estimates.length === 0 ? null : (
        <details>
          <summary>
            {texts.estimated} {estimates.length}
          </summary>
          <ul>
            {estimates.map(({ label, value }) => (
              <li key={label}>
                {label}: <b>{value}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="page__note">{texts.law}</p>
    </section>
  );
}

interface MarketsLineProps {
  readonly markets: Markets;
  readonly spending: number;
  readonly onStop: (isStopped: boolean) => void;
}

function MarketsLine({ markets: { result, isRunning, hasFailed }, spending, onStop }: MarketsLineProps) {
  if (hasFailed) return <p role="alert">{texts.slow}</p>;
  const button = (
    <Button variant="quiet" size="small" onClick={() => onStop(isRunning)}>
      {isRunning ? t('Stop') : t('Run again')}
    </Button>
  );
  const isComplete = result !== undefined && result.paths >= allPaths && !isRunning;
  if (result === undefined) {
    return (
      <p className="page__note">
        {isRunning ? t('Trying the plan in many markets …') : t('No markets were tried.')} {button}
      </p>
    );
  }
  return (
    <p aria-busy={isRunning}>
      {t('With {amount} a year, {count} of 100 markets carry the plan.', {
        amount: wholeDollars(spending),
        count: number(Math.floor(result.successRate)),
      })}{' '}
      <small>{t('{paths} random markets, seed {seed}', { paths: number(result.paths), seed: result.seed })}</small>{' '}
      {isComplete ? null : (
        <>
          <progress max={allPaths} value={result.paths} aria-label={t('Markets tried')} /> {button}
        </>
      )}
    </p>
  );
}

const mostSpending = 300_000;

/** Spending and retirement as sliders that move the answer. Both change the same entries as the forms below. */
function Sliders({ plan }: { readonly plan: Plan }) {
  const [entries, enter] = useAtom(planEntriesAtom);
  const change = useSetAtom(meetingAtom);
  const [first] = plan.people;
  const { amount } = plan.spending;
  return (
    <EntryForm className="meeting__pair">
      <NumberField
        key={`spending ${entries.spending === ''}`}
        label={t('Spending a year')}
        text={entries.spending === '' ? numberText(amount, '$') : entries.spending}
        value={amount}
        placeholder={numberText(amount, '$')}
        canReformat
        prefix="$"
        step={1000}
        minimum={0}
        maximum={undefined}
        slider={[0, Math.max(mostSpending, amount)]}
        onText={(spending) => enter({ spending })}
      />
      {first === undefined ? null : (
        <NumberField
          label={t('{name} retires at', { name: first.name })}
          text={String(first.retiresAt)}
          value={first.retiresAt}
          placeholder={String(first.retiresAt)}
          canReformat
          step={1}
          minimum={18}
          maximum={120}
          slider={[50, 75]}
          onText={(retirementAge) =>
            change((before) => ({ ...before, household: { ...before.household, first: { ...before.household.first, retirementAge } } }))
          }
        />
      )}
    </EntryForm>
  );
}
