import type { Chart } from '#calculators/kit/charts/chart.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { Headline, Input } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

/** A calculator whose labels are in the reader's language. Its sentences stay English: formulas make them. */
export function translateCalculator(calculator: AnyCalculator): AnyCalculator {
  const inputs = Object.entries(calculator.inputs).map(([id, input]) => [id, translateInput(input)] as const);
  return {
    ...calculator,
    inputs: Object.fromEntries(inputs),
    headline: (results, given) => translateHeadline(calculator.headline(results, given)),
    measure: (results, given) => translateHeadline((calculator.measure ?? calculator.headline)(results, given)),
  };
}

function translateHeadline({ per, ...headline }: Headline): Headline {
  return per === undefined ? headline : { ...headline, per: t(per) };
}

function translateInput(input: Input): Input {
  const label = t(input.label);
  if (input.type !== 'select') return { ...input, label };
  return { ...input, label, options: input.options.map((option) => ({ ...option, label: t(option.label) })) };
}

/** Help texts and chart in the reader's language. Explanation and sources stay English, because they explain American law. */
export function translateDetails(details: CalculatorDetails): CalculatorDetails {
  const tooltips = Object.entries(details.tooltips).map(([id, text]) => [id, t(text)] as const);
  return {
    ...details,
    tooltips: Object.fromEntries(tooltips),
    chart: (results, inputs) => translateChart(details.chart(results, inputs)),
  };
}

const labelled = <Part extends { readonly label: string }>(part: Part): Part => ({ ...part, label: t(part.label) });

function translateChart(chart: Chart): Chart {
  const title = t(chart.title);
  switch (chart.kind) {
    case 'bars':
      return { ...chart, title, bars: chart.bars.map(labelled) };
    case 'share':
      return { ...chart, title, parts: chart.parts.map(labelled) };
    case 'band':
      return { ...chart, title, x: labelled(chart.x), y: labelled(chart.y) };
    case 'lines':
    case 'area':
    case 'stack':
      return {
        ...chart,
        title,
        x: labelled(chart.x),
        y: labelled(chart.y),
        series: chart.series.map(labelled),
        ...(chart.marks === undefined ? {} : { marks: chart.marks.map(labelled) }),
      };
  }
}
