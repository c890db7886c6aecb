import { useMemo } from 'react';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/define.ts';
import type { Answer } from './evaluate.ts';
import { formatResult } from './format-result.ts';
import { difference } from './scenarios.ts';
import { sensitivity } from './sensitivity.ts';
import { Tornado } from './tornado.tsx';

interface SensitivityPanelProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
}

/** Effect of each input on the answer, with the largest first. */
export function SensitivityPanel({ calculator, inputs, answer }: SensitivityPanelProps) {
  const influences = useMemo(() => sensitivity(calculator, inputs, answer), [calculator, inputs, answer]);
  const { kind, value: now } = answer.headline;
  const whole = calculator.suite === 'business';
  if (influences.length === 0) return <p className="page__note">No input moves this answer by a tenth more or less.</p>;
  const most = influences[0];
  return (
    <>
      <p className="page__note" style={{ marginBottom: 'var(--rk-spacing-3)' }}>
        The answer is {formatResult(kind, now, { whole })}. Each input alone, a tenth lower and a tenth higher: <b>{most?.label}</b> moves
        it most.
      </p>
      <div className="tornado__root">
        {typeof now === 'number' ? <Tornado influences={influences} now={now} /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
        <section className="table__frame" tabIndex={0} aria-label="What each input does to the answer">
          <table className="table__root">
            <thead>
              <tr>
                <th scope="col">Input</th>
                <th scope="col">−10%</th>
                <th scope="col">+10%</th>
                <th scope="col">Moves by</th>
              </tr>
            </thead>
            <tbody>
              {influences.map((influence) => (
                <tr key={influence.input}>
                  <th scope="row">{influence.label}</th>
                  <td>{influence.lower === undefined ? '—' : difference(kind, now, influence.lower, whole)}</td>
                  <td>{influence.higher === undefined ? '—' : difference(kind, now, influence.higher, whole)}</td>
                  <td>{formatResult(kind, influence.move, { whole })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}
