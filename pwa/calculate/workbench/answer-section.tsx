import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaintedAtom } from '#app/ui/after-paint.ts';
import { t } from '#contract/language/t.ts';
import { Answer } from './answer/answer.tsx';
import type { Calculation } from './calculation/use-calculation.ts';

const LawSwitch = lazy(() => import('./scenarios/law-switch.tsx').then((module) => ({ default: module.LawSwitch })));

interface AnswerSectionProps {
  readonly calculation: Calculation;
  /** The set of statutory figures in use, if the calculator offers a choice. */
  readonly figures: string | undefined;
}

/** The answer, and the switch between sets of statutory figures. */
export function AnswerSection({ calculation, figures }: AnswerSectionProps) {
  const isPainted = useAtomValue(isPaintedAtom);
  return (
    <section className="workbench__answer" aria-label={t('Answer')} aria-live="polite" data-stale={calculation.isStale}>
      <Answer calculation={calculation} />
      {figures === undefined ? null : (
        <Suspense fallback={<div className="law__sets" />}>
          {isPainted ? <LawSwitch calculation={calculation} /> : <div className="law__sets" />}
        </Suspense>
      )}
    </section>
  );
}
