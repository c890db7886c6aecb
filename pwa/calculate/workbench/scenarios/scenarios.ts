import { headlineText } from '#app/calculate/workbench/answer/answer-figures.ts';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyValue, InputRecord, ScalarKind } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** The last column minus the first, if both are figures. */
  readonly difference: string;
}

export interface Comparison {
  readonly inputs: readonly ComparedRow[];
  readonly results: readonly ComparedRow[];
}

/** Compares answers side by side: the inputs that differ, the headline, and the supporting figures. */
export function compareAnswers(calculator: AnyCalculator, inputs: InputRecord, answers: readonly Answer[]): Comparison {
  const whole = calculator.suite === 'business';
  const inputRows = Object.entries(inputs).flatMap(([id, input]) => {
    const values = answers.map((answer) => answer.inputs[id]);
    if (values.every((value) => value === values[0])) return [];
    return [{ label: input.label, cells: values.map((value) => inputText(input, value)), difference: '' }];
  });
  const first = answers[0];
  const last = answers.at(-1);
  const headline = {
    label: t('Answer'),
    cells: answers.map((answer) => headlineText(calculator, answer)),
    difference:
      first === undefined || last === undefined ? '' : difference(last.headline.kind, first.headline.value, last.headline.value, whole),
  };
  const names = calculator.supporting.length > 0 ? calculator.supporting : Object.keys(calculator.results);
  const resultRows = names.flatMap((name) => {
    const tiles = answers.map((answer) => tilesOf(answer.results, calculator.results, calculator.suite).find((tile) => tile.name === name));
    const kind = tiles.find((tile) => tile !== undefined)?.kind;
    if (kind === undefined) return [];
    const cells = tiles.map((tile) => formatResult(kind, tile?.value, { whole, short: true }));
    return [{ label: resultLabel(calculator, name), cells, difference: difference(kind, tiles[0]?.value, tiles.at(-1)?.value, whole) }];
  });
  return { inputs: inputRows, results: [headline, ...resultRows] };
}

/** +$200.00 or −8 years. An en dash if nothing changed, and an empty text if there is no figure. */
export function difference(kind: ScalarKind, from: AnyValue | undefined, to: AnyValue | undefined, whole: boolean): string {
  if (typeof from !== 'number' || typeof to !== 'number') return '';
  const change = to - from;
  if (Math.abs(change) < 0.005) return '–';
  return `${change > 0 ? '+' : '\u2212'}${formatResult(kind, Math.abs(change), { whole, short: true })}`;
}
