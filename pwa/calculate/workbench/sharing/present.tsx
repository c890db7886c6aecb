import { useEffect } from 'react';
import { BoldSentence, Headline, SupportingFigures } from '#app/calculate/workbench/answer/answer.tsx';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { useCalculatorDetails } from '#app/calculate/workbench/calculation/use-calculator-details.ts';
import { currentYear, lawInUse, lawNotes } from '#app/calculate/workbench/scenarios/law-in-use.ts';
import { Button } from '#app/ui/button.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { ModalLayer } from '#app/ui/messages/dialog.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

interface PresentProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** The answer alone and large, to show a client on a turned screen. Escape leaves. The screen stays awake meanwhile. */
export function Present({ calculator, inputs, answer, onClose }: PresentProps) {
  useEffect(keepAwake, []);
  const details = useCalculatorDetails(calculator.id);
  const notes = lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear()));
  return (
    <ModalLayer onClose={onClose} className="present__root" label={t('{title}, presentation', { title: calculator.title })}>
      <div className="present__bar">
        <b>{calculator.title}</b>
        <Button variant="quiet" onClick={onClose}>
          {t('Leave')} <kbd>{t('(Esc)')}</kbd>
        </Button>
      </div>
      <div className="present__answer">
        <Headline calculator={calculator} answer={answer} />
        <p className="present__say">
          <BoldSentence text={answer.sentence} />
        </p>
        {notes.map((line) => (
          <p key={line} className="present__law">
            {line}
          </p>
        ))}
      </div>
      <SupportingFigures calculator={calculator} answer={answer} />
      {details === undefined ? null : <ChartFigure chart={details.chart(answer.results, answer.inputs)} height={320} />}
    </ModalLayer>
  );
}

/** Keeps the screen on, and asks again whenever the page becomes visible. A browser that refuses dims the screen as usual. */
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  const ask = () => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
