import type { Chart, ChartUnit } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';
import { dollars, number, percent, wholeDollars } from '#contract/language/words.ts';
import { money } from '#contract/values/amounts/money.ts';
import { dayText } from './day-of-chart.ts';

/** A chart as rows of text, for "Show as table" and for screen readers. */
export interface ChartTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function chartTable(chart: Chart): ChartTable {
  switch (chart.kind) {
    case 'bars': {
      const text = textOf(chart.bars, chart.unit);
      return { header: ['', t('Amount')], rows: chart.bars.map((bar) => [bar.label, text(bar.value)]) };
    }
    case 'share': {
      const text = textOf(chart.parts, chart.unit);
      const whole = chart.parts.reduce((sum, part) => sum + part.value, 0);
      return {
        header: ['', t('Amount'), t('Percent')],
        rows: chart.parts.map((part) => [part.label, text(part.value), whole === 0 ? '—' : percent((part.value / whole) * 100)]),
      };
    }
    case 'band':
      return lineTable(chart.x, chart.y.unit, [
        { label: t('10th percentile'), values: chart.low },
        { label: t('50th percentile'), values: chart.middle },
        { label: t('90th percentile'), values: chart.high },
      ]);
    case 'lines':
    case 'area':
    case 'stack':
      return lineTable(chart.x, chart.y.unit, chart.series);
  }
}

/** Formatter for figures of one column, all with the same precision: beside thousands of dollars, cents are not shown. */
export function textOf(figures: readonly { readonly value: number }[], unit: ChartUnit): (value: number) => string {
  const whole = unit === 'money' && figures.some(({ value }) => Math.abs(value) >= 1000);
  return (value) => (whole ? wholeDollars(value) : unitText(value, unit));
}

/** A figure of a chart with its unit. */
export function unitText(value: number, unit: ChartUnit): string {
  switch (unit) {
    case 'money':
      return Math.abs(value) >= 1000 ? wholeDollars(value) : dollars(value);
    case 'price':
      return money(value);
    case 'percent':
      return percent(value);
    case 'day':
      return dayText(value);
    case 'year':
    case 'age':
      return String(Math.round(value * 100) / 100);
    case 'years':
    case 'months':
    case 'month':
    case 'number':
    case 'count':
      return number(value);
  }
}

interface HorizontalAxis {
  readonly label: string;
  readonly unit: ChartUnit;
  readonly values: readonly number[];
}

/** A line chart as a table. Points are thinned to whole steps of the axis, so that 360 months become 30 years. */
function lineTable(
  x: HorizontalAxis,
  unit: ChartUnit,
  series: readonly { readonly label: string; readonly values: readonly number[] }[],
): ChartTable {
  const places = x.values.map((value, at) => ({ value, at }));
  const whole = places.filter(({ value, at }) => Math.abs(value - Math.round(value)) < 1e-9 || at === places.length - 1);
  const shown = whole.length > 1 && places.length > 60 ? whole : places;
  const texts = series.map((one) =>
    textOf(
      one.values.map((value) => ({ value })),
      unit,
    ),
  );
  return {
    header: [x.label, ...series.map((one) => one.label)],
    rows: shown.map(({ value, at }) => [
      unitText(value, x.unit),
      ...series.map((one, column) => texts[column]?.(one.values[at] ?? 0) ?? ''),
    ]),
  };
}
