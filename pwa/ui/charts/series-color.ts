import type { Series } from '#calculators/kit/charts/chart.ts';

/** Colors of series, in order: the brand's, then four that differ from it and from one another in both modes. */
const tokens = ['accent', 'chart2', 'chart3', 'chart4', 'chart5'] as const;

/** Look of a series. A series for comparison is dashed and gray. Two of them would look the same, so each then has its own color. */
export function seriesLook(series: readonly Series[], at: number): { readonly dashed: boolean; readonly color: string } {
  const dashed = series[at]?.role === 'reference' && series.filter((one) => one.role === 'reference').length === 1;
  return { dashed, color: seriesColor(dashed ? 3 : at) };
}

export function seriesColor(at: number): string {
  return `var(--rk-colors-${tokens[at % tokens.length]})`;
}
