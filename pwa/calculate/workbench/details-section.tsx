import { useAtomValue } from 'jotai';
import { lazy, memo, Suspense } from 'react';
import { isPaintedAtom, usePainted } from '#app/ui/after-paint.ts';
import { t } from '#contract/language/t.ts';
import { SupportingFigures } from './answer/answer.tsx';
import type { Calculation } from './calculation/use-calculation.ts';
import type { Pins } from './use-pins.ts';

const Details = memo(lazy(() => import('./details.tsx').then((module) => ({ default: module.Details }))));
const Figures = memo(SupportingFigures);
const ComparePanel = lazy(() => import('./scenarios/compare-panel.tsx').then((module) => ({ default: module.ComparePanel })));

interface DetailsSectionProps {
  readonly calculation: Calculation;
  /** True while an entry is refused, as of the last painted frame. */
  readonly isDated: boolean;
  readonly pins: Pins;
  readonly figures: string | undefined;
}

/** Supporting figures, comparison, chart, and tables of an answer. */
export function DetailsSection({ calculation, isDated, pins: { pinned, pin, unpin }, figures }: DetailsSectionProps) {
  const { calculator, inputs, answer, enter } = calculation;
  const isPainted = useAtomValue(isPaintedAtom);
  // The answer is painted with the key. The chart and the tables follow as soon as typing leaves time.
  const detailed = usePainted(answer) ?? answer;
  return (
    <section className="workbench__details" aria-label={t('Details')} data-stale={isDated}>
      {answer === undefined || detailed === undefined ? null : (
        <>
          <Figures calculator={calculator} answer={detailed} />
          <Suspense fallback={<div className="workbench__chart" />}>
            {pinned.length === 0 ? null : (
              <ComparePanel calculator={calculator} inputs={inputs} pinned={pinned} now={answer} onPin={pin} onRemove={unpin} />
            )}
            {isPainted ? (
              <Details calculator={calculator} inputs={inputs} answer={detailed} figures={figures} enter={enter} />
            ) : (
              <div className="workbench__chart" />
            )}
          </Suspense>
        </>
      )}
    </section>
  );
}
