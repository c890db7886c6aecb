import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { Button } from '#app/ui/button.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';
import { mostScenarios } from './scenario-limit.ts';
import { compareAnswers } from './scenarios.ts';

interface ComparePanelProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly pinned: readonly Answer[];
  readonly now: Answer;
  readonly onPin: () => void;
  readonly onRemove: (at: number) => void;
}

/** Pinned answers beside the current one. */
export function ComparePanel({ calculator, inputs, pinned, now, onPin, onRemove }: ComparePanelProps) {
  const compared = compareAnswers(calculator, inputs, [...pinned, now]);
  const isFull = pinned.length >= mostScenarios;
  return (
    <section aria-label={t('Comparison')}>
      <div className="table__bar">
        <b>{t('Comparison')}</b>
        <Button variant="quiet" size="small" disabled={isFull} onClick={onPin}>
          {isFull ? t('At most {mostScenarios} scenarios', { mostScenarios }) : t('Pin the present inputs')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
      <section className="table__frame" tabIndex={0} aria-label={t('Scenarios side by side')}>
        <table className="table__root">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('Figure')}</span>
              </th>
              {pinned.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is named by its place: A, B, C
                <th key={at} scope="col">
                  {scenarioName(at)}
                  <button
                    type="button"
                    className="field__help"
                    aria-label={t('Remove scenario {at}', { at: scenarioName(at) })}
                    onClick={() => onRemove(at)}
                  >
                    ×
                  </button>
                </th>
              ))}
              <th scope="col">{t('Now')}</th>
              <th scope="col">{t('Now against A')}</th>
            </tr>
          </thead>
          <tbody>
            {[...compared.inputs, ...compared.results].map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are scenarios, named by their place
                  <td key={at}>{text}</td>
                ))}
                <td>{row.difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {compared.inputs.length === 0 ? <p className="table__note">{t('Change an input to see what it does against scenario A.')}</p> : null}
    </section>
  );
}

function scenarioName(at: number): string {
  return String.fromCharCode(65 + at);
}
