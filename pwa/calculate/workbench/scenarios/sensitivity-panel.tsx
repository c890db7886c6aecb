import { useMemo } from 'react';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult } from '#app/calculate/workbench/calculation/format-result.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';
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
  const { kind, value: now } = answer.measure;
  const whole = calculator.suite === 'business';
  if (influences.length === 0) return <p className="page__note">{t('No input moves this answer by a tenth more or less.')}</p>;
  const most = influences[0];
  return (
    <>
      <p className="page__note" style={{ marginBottom: 'var(--rk-spacing-3)' }}>
        {t('The answer is {kind}. Each input alone, a tenth lower and a tenth higher:', { kind: formatResult(kind, now, { whole }) })}{' '}
        <b>{most?.label}</b> {t('moves it most.')}
      </p>
      <div className="tornado__root">
        {typeof now === 'number' ? <Tornado influences={influences} now={now} /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
        <section className="table__frame" tabIndex={0} aria-label={t('What each input does to the answer')}>
          <table className="table__root">
            <thead>
              <tr>
                <th scope="col">{t('Input')}</th>
                <th scope="col">−10%</th>
                <th scope="col">+10%</th>
                <th scope="col">{t('Moves by')}</th>
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
