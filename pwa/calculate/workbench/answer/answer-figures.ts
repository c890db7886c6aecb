import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyValue } from '#calculators/kit/definition/define.ts';

/** The headline as text. Zero and amounts from a thousand dollars have no cents, which are among the supporting figures. */
export function headlineText(calculator: AnyCalculator, { headline }: Answer): string {
  const large = typeof headline.value === 'number' && (headline.value === 0 || Math.abs(headline.value) >= 1000);
  return formatResult(headline.kind, headline.value, { whole: large || calculator.suite === 'business' });
}

export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** At most four figures beside the headline. */
export function supportingFigures(calculator: AnyCalculator, answer: Answer): readonly Figure[] {
  const tiles = tilesOf(answer.results, calculator.results, calculator.suite);
  return calculator.supporting
    .flatMap((name) => tiles.filter((tile) => tile.name === name))
    .slice(0, 4)
    .map(({ name, kind, value }) => ({
      name,
      label: resultLabel(calculator, name),
      text: formatResult(kind, value, { whole: isWhole(calculator, value), short: true }),
    }));
}

/** True for a sum that is reached over years, whose cents are too uncertain to mean anything. The breakdown shows them. */
function isWhole({ suite, results }: AnyCalculator, value: AnyValue): boolean {
  if (suite === 'business') return true;
  const runsOverYears = Object.values(results).some((table) => typeof table === 'object' && ('year' in table || 'age' in table));
  return runsOverYears && typeof value === 'number' && Math.abs(value) >= projectedSum;
}

/** Sums from this size on are not monthly payments, whose cents matter. */
const projectedSum = 10_000;
