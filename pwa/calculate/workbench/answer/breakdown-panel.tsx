import { useMemo } from 'react';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { fieldLabel, resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyValue } from '#calculators/kit/definition/define.ts';
import { BreakdownSums, namesIn } from './breakdown-sums.tsx';
import { findSums } from './sums.ts';

interface BreakdownPanelProps {
  readonly calculator: AnyCalculator;
  readonly answer: Answer;
}

/** Sums of results as indented lists, every other result under its own name, then the groups and lists. */
export function BreakdownPanel({ calculator, answer }: BreakdownPanelProps) {
  const whole = calculator.suite === 'business';
  const sums = useMemo(() => findSums(calculator, answer), [calculator, answer]);
  const rest = Object.entries(calculator.results).flatMap(([name, kind]) => {
    const value = answer.results[name];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return (kind === 'list' || kind === 'group') && !isEmpty ? [{ name, value }] : [];
  });
  return (
    <>
      <BreakdownSums calculator={calculator} sums={sums} results={answer.results} whole={whole} />
      <ResultTiles calculator={calculator} answer={answer} without={namesIn(sums)} />
      {rest.map(({ name, value }) => (
        <section key={name} className="page__section" style={{ marginTop: 'var(--rk-spacing-5)' }}>
          <h2>{fieldLabel(name)}</h2>
          <GroupOrList value={value} whole={whole} />
        </section>
      ))}
    </>
  );
}

interface ResultTilesProps extends BreakdownPanelProps {
  readonly without: ReadonlySet<string>;
}

/** Tiles of label and value, for results that are one figure or word. */
function ResultTiles({ calculator, answer, without }: ResultTilesProps) {
  const tiles = tilesOf(answer.results, calculator.results, calculator.suite).filter(({ name }) => !without.has(name));
  if (tiles.length === 0) return null;
  return (
    <dl className="browser__tiles">
      {tiles.map((tile) => {
        const text = formatResult(tile.kind, tile.value, { whole: calculator.suite === 'business', short: true });
        return (
          <div key={tile.name} className="browser__tile">
            <dt>{resultLabel(calculator, tile.name)}</dt>
            <dd data-long={text.length > 16}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function GroupOrList({ value, whole }: { readonly value: AnyValue; readonly whole: boolean }) {
  if (Array.isArray(value)) {
    return (
      <ul className="how__list">
        {value.map((item) => (
          <li key={String(item)}>{String(item)}</li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'object' || value === null) return null;
  return (
    <dl className="pairs">
      {Object.entries(value).map(([label, amount]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{/[ ]/.test(label) ? label : fieldLabel(label)}</dt>
          <dd>{formatResult('money', typeof amount === 'number' ? amount : null, { whole })}</dd>
        </div>
      ))}
    </dl>
  );
}
