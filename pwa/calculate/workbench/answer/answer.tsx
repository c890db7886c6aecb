import { type ReactNode, useEffect, useRef } from 'react';
import type { Answer as AnswerData, Evaluation } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { t } from '#contract/language/t.ts';
import { headlineText, supportingFigures } from './answer-figures.ts';

/**
 * The headline and the sentence that explains it. While an entry is refused, the last valid headline stays, dimmed, and the reason is
 * shown.
 */
export function Answer({ calculation }: { readonly calculation: Calculation }) {
  const { answer, evaluation, calculator } = calculation;
  const refusal = refusalOf(evaluation);
  return (
    <>
      {answer === undefined ? null : <Headline calculator={calculator} answer={answer} />}
      <Sentence>
        {refusal !== undefined ? (
          <span className="workbench__refusal" role="alert" lang="en">
            {refusal}
          </span>
        ) : answer === undefined ? null : (
          <BoldSentence text={answer.sentence} />
        )}
      </Sentence>
    </>
  );
}

function refusalOf(evaluation: Evaluation): string | undefined {
  if (evaluation.kind === 'failed') return t('These figures cannot be calculated. Check the marked input, or change another.');
  return evaluation.kind === 'refused' ? evaluation.message : undefined;
}

/** Keeps the height of its tallest sentence. If it shrank by a line, everything below would move while the person types. */
function Sentence({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  const width = useRef(0);
  useEffect(() =>
    afterPaint(() => {
      if (element.current === null) return;
      const { style, offsetWidth } = element.current;
      if (width.current !== offsetWidth) style.minHeight = '';
      width.current = offsetWidth;
      style.minHeight = `${element.current.offsetHeight}px`;
    }),
  );
  return (
    <p ref={element} className="workbench__say">
      {children}
    </p>
  );
}

export function Headline({ calculator, answer }: { readonly calculator: AnyCalculator; readonly answer: AnswerData }) {
  const text = headlineText(calculator, answer);
  const length = text.length > 22 ? 'wordy' : text.length > 12 ? 'long' : 'short';
  return (
    <p className="headline__root">
      <span className="headline__value" data-length={length}>
        {text}
      </span>
      {answer.headline.per === undefined ? null : <span className="headline__per">{answer.headline.per}</span>}
    </p>
  );
}

/** At most four figures beside the headline. */
export function SupportingFigures({ calculator, answer }: { readonly calculator: AnyCalculator; readonly answer: AnswerData }) {
  const figures = supportingFigures(calculator, answer);
  if (figures.length === 0) return null;
  // Figures side by side share one size. Words among them keep their own.
  const isLong = figures.some(({ text }) => text.length > 13 && /^[^a-z]*$/.test(text));
  return (
    <dl className="workbench__figures">
      {figures.map(({ name, label, text }) => (
        <div key={name} className="workbench__figure">
          <dt>{label}</dt>
          <dd data-long={isLong || text.length > 13}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A sentence of a calculator. Text between **stars** is bold. */
export function BoldSentence({ text }: { readonly text: string }) {
  return text.split('**').map((part, at) => {
    // The parts of a sentence have no key except their position.
    const key = `${at}`;
    return at % 2 === 1 ? (
      <b key={key} lang="en">
        {part}
      </b>
    ) : (
      <span key={key} lang="en">
        {part}
      </span>
    );
  });
}
