import { headlineText } from '#app/calculate/workbench/answer/answer-figures.ts';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import type { ExplainedLine } from '#contract/calculators/explanations.ts';
import { t } from '#contract/language/t.ts';

/** A line that a person may leave out. */
export interface OfferedLine extends ExplainedLine {
  readonly key: string;
  readonly part: 'inputs' | 'results';
}

/** Lines of text for the service: the inputs, the headline, and the other results of one figure. */
export function offeredLines(calculator: AnyCalculator, inputs: InputRecord, answer: Answer): readonly OfferedLine[] {
  const entered = Object.entries(inputs).map(([id, input]) => ({
    key: `input ${id}`,
    label: input.label,
    text: inputText(input, answer.inputs[id]),
  }));
  const { per } = answer.headline;
  const headline = `${headlineText(calculator, answer)}${per === undefined ? '' : ` ${per}`}`;
  const tiles = tilesOf(answer.results, calculator.results, calculator.suite).map(({ name, kind, value }) => ({
    key: `result ${name}`,
    label: resultLabel(calculator, name),
    text: formatResult(kind, value, { whole: calculator.suite === 'business' }),
  }));
  return [
    ...entered.filter(({ text }) => text !== '').map((line) => ({ ...line, part: 'inputs' as const })),
    ...[{ key: 'headline', label: t('Answer'), text: headline }, ...tiles].map((line) => ({ ...line, part: 'results' as const })),
  ];
}
