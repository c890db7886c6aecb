import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import { Button } from '../ui/button.tsx';
import { ChartFigure } from '../ui/charts/chart-figure.tsx';
import { BoldSentence, Headline, SupportingFigures } from './answer.tsx';
import type { Answer } from './evaluate.ts';
import { useCalculatorDetails } from './use-calculator-details.ts';

interface PresentProps {
  readonly calculator: AnyCalculator;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** The answer alone, large, for turning the screen round. Escape leaves; the screen stays awake meanwhile. */
export function Present({ calculator, answer, onClose }: PresentProps) {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onClose]);
  useEffect(keepAwake, []);
  const details = useCalculatorDetails(calculator.id);
  return createPortal(
    <div className="present__root" role="dialog" aria-modal="true" aria-label={`${calculator.title}, presentation`}>
      <div className="present__bar">
        <b>{calculator.title}</b>
        <Button variant="quiet" autoFocus onClick={onClose}>
          Leave (Esc)
        </Button>
      </div>
      <div className="present__answer">
        <Headline calculator={calculator} answer={answer} />
        <p className="present__say">
          <BoldSentence text={answer.sentence} />
        </p>
      </div>
      <SupportingFigures calculator={calculator} answer={answer} />
      {details === undefined ? null : <ChartFigure chart={details.chart(answer.results, answer.inputs)} height={320} />}
    </div>,
    document.body,
  );
}

/** Asks for a lit screen. A browser that refuses only dims as usual. */
function keepAwake(): () => void {
  const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => undefined) : Promise.resolve(undefined);
  return () => void lock.then((held) => held?.release());
}
