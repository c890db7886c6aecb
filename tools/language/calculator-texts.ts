import { calculators } from '#calculators/all-calculators.ts';
import { detailLoaders } from '#calculators/detail-loaders.gen.ts';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { shelves } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { labelFromName } from '#calculators/kit/definition/label.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { writtenLabels } from '#calculators/kit/definition/result-labels.ts';

const loaded = await Promise.all(Object.values(detailLoaders).map((load) => load()));
const detailsById = new Map(loaded.flatMap((shelf) => Object.entries(shelf)));

/**
 * The static texts of the calculators by shelf, which screens translate where they show them. Sentences that a formula computes are not
 * among them.
 */
export function calculatorTexts(): ReadonlyMap<string, ReadonlySet<string>> {
  const byShelf = new Map<string, Set<string>>(shelves.map((shelf) => [shelf, new Set([shelf])]));
  for (const calculator of calculators.values()) {
    const texts = byShelf.get(calculator.shelf);
    for (const text of textsOf(calculator)) if (/[a-z]/i.test(text)) texts?.add(text);
  }
  return byShelf;
}

type Calculator = typeof calculators extends ReadonlyMap<string, infer C> ? C : never;

function* textsOf(calculator: Calculator): Iterable<string> {
  const { id, title, description, category, inputs, results } = calculator;
  yield* [title, description, category];
  for (const input of Object.values(inputs)) {
    yield input.label;
    if (input.tooltip !== undefined) yield input.tooltip;
    if (input.type === 'select') for (const { label } of input.options) yield label;
    if (input.type === 'number' && input.unit !== undefined) yield input.unit;
  }
  for (const [name, kind] of Object.entries(results)) {
    yield labelOf(name);
    if (typeof kind === 'object') for (const column of Object.keys(kind)) yield labelOf(column);
  }
  const given = defaultsOf(inputs);
  const answer = calculator.calculate(given);
  if (isRefusal(answer)) return;
  const { per } = calculator.headline(answer, given);
  const measured = calculator.measure?.(answer, given).per;
  if (measured !== undefined) yield measured;
  if (per !== undefined) yield per;
  const chart = detailsById.get(id)?.chart(answer, given);
  if (chart === undefined) return;
  for (const text of chartTexts(chart)) if (!/\d/.test(text)) yield text;
}

function labelOf(name: string): string {
  return Object.hasOwn(writtenLabels, name) ? (writtenLabels[name] ?? '') : labelFromName(name);
}

function chartTexts(chart: Chart): readonly string[] {
  switch (chart.kind) {
    case 'bars':
      return [chart.title, ...chart.bars.map(({ label }) => label)];
    case 'share':
      return [chart.title, ...chart.parts.map(({ label }) => label)];
    case 'band':
      return [chart.title, chart.x.label, chart.y.label];
    case 'lines':
    case 'area':
    case 'stack':
      return [
        chart.title,
        chart.x.label,
        chart.y.label,
        ...chart.series.map(({ label }) => label),
        ...(chart.marks ?? []).map(({ label }) => label),
      ];
  }
}
