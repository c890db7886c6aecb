import { SwitchField } from '#app/ui/fields/choice-field.tsx';
import { type AskExplanation, explanationInstruction, explanationMessage, explanationTexts } from '#contract/calculators/explanations.ts';
import { t } from '#contract/language/t.ts';
import { explainTexts } from './explain-texts.ts';
import type { OfferedLine } from './explained-lines.ts';

interface ExplainLinesProps {
  readonly title: string;
  readonly offered: readonly OfferedLine[];
  readonly leftOut: ReadonlySet<string>;
  readonly onToggle: (key: string, isIn: boolean) => void;
  readonly sent: Pick<AskExplanation, 'title' | 'inputs' | 'results'>;
}

const parts = [
  ['inputs', t('Inputs')],
  ['results', t('Results')],
] as const;

/** Every line that would be sent, each with a switch, and the exact text. */
export function ExplainLines({ title, offered, leftOut, onToggle, sent }: ExplainLinesProps) {
  const text = `${explanationInstruction}\n\n${explanationMessage(sent)}`;
  return (
    <>
      <p>{explainTexts.intro}</p>
      <p>
        {t('Calculator:')} <b>{title}</b>
      </p>
      {parts.map(([part, heading]) => (
        <section key={part} aria-label={heading}>
          <h3>{heading}</h3>
          {offered
            .filter((line) => line.part === part)
            .map(({ key, label, text }) => (
              <SwitchField key={key} label={`${label}: ${text}`} value={!leftOut.has(key)} onValue={(isIn) => onToggle(key, isIn)} />
            ))}
        </section>
      ))}
      {sent.results.length === 0 ? <p role="alert">{explanationTexts.nothing}</p> : null}
      <details>
        <summary>{explainTexts.exact}</summary>
        {text.split('\n').map((line, at) => {
          // Lines of a text have no key except their position.
          const key = `${at}`;
          return (
            <p key={key} lang="en">
              {line}
            </p>
          );
        })}
      </details>
    </>
  );
}
