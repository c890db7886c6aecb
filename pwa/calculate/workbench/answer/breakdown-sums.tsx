import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult } from '#app/calculate/workbench/calculation/format-result.ts';
import { resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { Sum } from './sums.ts';

interface SumsProps {
  readonly calculator: AnyCalculator;
  readonly sums: readonly Sum[];
  readonly results: Answer['results'];
  readonly whole: boolean;
}

/** Amounts that add up: each total with its parts indented below, as on a statement. */
export function BreakdownSums({ sums, ...shown }: SumsProps) {
  return sums.map((sum) => (
    <dl key={sum.name} className="pairs sums__root">
      <Line sum={sum} depth={0} sign="" {...shown} />
    </dl>
  ));
}

interface LineProps extends Omit<SumsProps, 'sums'> {
  readonly sum: Sum;
  readonly depth: number;
  readonly sign: '' | '=' | '+';
}

function Line({ sum, depth, sign, ...shown }: LineProps) {
  const value = results(shown.results, sum.name);
  return (
    <>
      <dt data-total={sum.parts.length > 0} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
        {sign === '' ? '' : `${sign} `}
        {resultLabel(shown.calculator, sum.name)}
      </dt>
      <dd data-total={sum.parts.length > 0}>{formatResult('money', value, { whole: shown.whole })}</dd>
      {sum.parts.map((part, at) => (
        <Line key={part.name} sum={part} depth={depth + 1} sign={at === 0 ? '=' : '+'} {...shown} />
      ))}
    </>
  );
}

function results(all: Answer['results'], name: string): number | null {
  const value = all[name];
  return typeof value === 'number' ? value : null;
}

/** The names in a sum, as its total or as a part. */
export function namesIn(sums: readonly Sum[]): ReadonlySet<string> {
  return new Set(sums.flatMap((sum) => [sum.name, ...namesIn(sum.parts)]));
}
