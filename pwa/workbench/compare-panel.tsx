import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/define.ts';
import { Button } from '../ui/button.tsx';
import type { Answer } from './evaluate.ts';
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
    <section aria-label="Comparison">
      <div className="table__bar">
        <b>Comparison</b>
        <Button variant="quiet" size="small" disabled={isFull} onClick={onPin}>
          {isFull ? `At most ${mostScenarios} scenarios` : 'Pin the present inputs'}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
      <section className="table__frame" tabIndex={0} aria-label="Scenarios side by side">
        <table className="table__root">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Figure</span>
              </th>
              {pinned.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is named by its place: A, B, C
                <th key={at} scope="col">
                  {scenarioName(at)}
                  <button
                    type="button"
                    className="field__help"
                    aria-label={`Remove scenario ${scenarioName(at)}`}
                    onClick={() => onRemove(at)}
                  >
                    ×
                  </button>
                </th>
              ))}
              <th scope="col">Now</th>
              <th scope="col">Now against A</th>
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
      {compared.inputs.length === 0 ? <p className="table__note">Change an input to see what it does against scenario A.</p> : null}
    </section>
  );
}

function scenarioName(at: number): string {
  return String.fromCharCode(65 + at);
}
