import { withAssumptions } from '#app/calculate/assumptions/with-assumptions.ts';
import { headlineText, supportingFigures } from '#app/calculate/workbench/answer/answer-figures.ts';
import type { Answer, Evaluation } from '#app/calculate/workbench/calculation/evaluate.ts';
import { evaluateForm } from '#app/calculate/workbench/calculation/evaluate-form.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { noteOf } from '#app/calculate/workbench/inputs/field-note.ts';
import { detailLoaders } from '#calculators/detail-loaders.gen.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';
import { type EmbedSettings, embedTexts } from '#contract/pages/embed-look.ts';
import { createChartPart, createHelpButton, detailsReader } from './chart-part.ts';
import { boldText, element } from './elements.ts';
import { createField, type EmbeddedField } from './input-field.ts';

/** One line of what a visitor may send along: an input or the result. */
export interface FigureLine {
  readonly label: string;
  readonly value: string;
}

interface CalculatorView {
  readonly root: HTMLElement;
  /** The entered figures and the result, as they stand now. */
  readonly figures: () => readonly FigureLine[];
}

/** The form and the answer of any calculator. Nothing that is entered leaves it. */
export function createCalculatorView(calculator: AnyCalculator, { assumptions, calculator: about }: EmbedSettings): CalculatorView {
  const tenantInputs = withAssumptions(calculator.inputs, assumptions);
  const { inputs } = tenantInputs;
  const answerBox = element('div', { class: 'answer', role: 'status', 'aria-label': embedTexts.result });
  const readDetails = detailsReader(about, detailLoaders);
  const chart = createChartPart(readDetails);
  let raw: RawInputs = {};
  let last: Answer | undefined;
  const fields = new Map(
    Object.entries(inputs).map(([id, input]) => {
      const onEnter = (entered: string | boolean) => {
        raw = { ...raw, [id]: entered };
        calculate();
      };
      return [id, createField({ id: `input-${id}`, input, onEnter })] as const;
    }),
  );

  function calculate(): void {
    const { form, evaluation } = evaluateForm(calculator, tenantInputs, raw);
    if (evaluation.kind === 'answer') {
      last = evaluation.answer;
      chart.show(last);
    }
    for (const [id, field] of fields) field.show(form.values[id], noteOf(tenantInputs, { form, evaluation, raw }, id));
    answerBox.replaceChildren(...answerParts(calculator, evaluation, last));
    answerBox.classList.toggle('stale', evaluation.kind !== 'answer');
  }

  calculate();
  const help = createHelpButton(readDetails, (tooltips) => {
    for (const [id, field] of fields) field.explain(tooltips[id] ?? '');
  });
  const form = formOf(inputs, fields);
  form.prepend(help);
  const answerPart = element('div', { class: 'result' }, answerBox, chart.root);
  return {
    root: element('div', { class: 'columns' }, form, answerPart),
    figures: () => figureLines(calculator, inputs, last),
  };
}

function formOf(inputs: InputRecord, fields: ReadonlyMap<string, EmbeddedField>): HTMLElement {
  const rootsOf = (isAdvanced: boolean) =>
    [...fields].filter(([id]) => (inputs[id]?.advanced === true) === isAdvanced).map(([, { root }]) => root);
  const more = rootsOf(true);
  const folded = more.length === 0 ? undefined : element('details', {}, element('summary', {}, embedTexts.more), ...more);
  const form = element('form', { novalidate: true, autocomplete: 'off' }, ...rootsOf(false), folded);
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}

function answerParts(calculator: AnyCalculator, evaluation: Evaluation, answer: Answer | undefined): readonly Node[] {
  const refusal = evaluation.kind === 'refused' ? evaluation.message : evaluation.kind === 'failed' ? embedTexts.notCalculated : undefined;
  if (answer === undefined) return refusal === undefined ? [] : [element('p', { class: 'refusal' }, refusal)];
  const headline = element(
    'p',
    { class: 'headline' },
    element('span', { class: 'value' }, headlineText(calculator, answer)),
    answer.headline.per === undefined ? undefined : ` ${answer.headline.per}`,
  );
  if (refusal !== undefined) return [headline, element('p', { class: 'refusal' }, refusal)];
  const figures = supportingFigures(calculator, answer).map(({ label, text }) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, text)),
  );
  return [headline, element('p', {}, ...boldText(answer.sentence)), ...(figures.length === 0 ? [] : [element('dl', {}, ...figures)])];
}

function figureLines(calculator: AnyCalculator, inputs: InputRecord, answer: Answer | undefined): readonly FigureLine[] {
  if (answer === undefined) return [];
  const per = answer.headline.per === undefined ? '' : ` ${answer.headline.per}`;
  return [
    ...Object.entries(inputs).map(([id, input]) => ({ label: input.label, value: inputText(input, answer.inputs[id]) })),
    { label: embedTexts.result, value: `${headlineText(calculator, answer)}${per}` },
  ];
}
