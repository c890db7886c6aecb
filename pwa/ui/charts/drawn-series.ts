import type { BandChart, LineChart } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';
import { seriesColor, seriesLook } from './series-color.ts';

export interface DrawnSeries {
  readonly label: string;
  readonly values: readonly number[];
  readonly dashed: boolean;
  readonly color: string;
}

/** The lines of a chart, each with its look. */
export function drawnSeries(chart: LineChart | BandChart): readonly DrawnSeries[] {
  if (chart.kind === 'band') {
    return [
      { label: t('90th percentile'), values: chart.high, dashed: true, color: seriesColor(3) },
      { label: t('50th percentile'), values: chart.middle, dashed: false, color: seriesColor(0) },
      { label: t('10th percentile'), values: chart.low, dashed: true, color: seriesColor(3) },
    ];
  }
  return chart.series.map((one, at) => ({
    label: one.label,
    values: one.values,
    ...seriesLook(chart.series, at),
  }));
}
