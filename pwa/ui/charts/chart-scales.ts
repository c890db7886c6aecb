import { nice, ticks as roundValues } from 'd3-array';
import type { BandChart, ChartUnit, LineChart } from '#calculators/kit/charts/chart.ts';
import { numberFormat } from '#calculators/kit/formatting/number-format.ts';
import { localDollars, localPercent, numberLocale } from '#contract/language/words.ts';
import { shortMoney } from '#contract/values/amounts/money.ts';
import { dayText } from './day-of-chart.ts';

export interface Tick {
  readonly value: number;
  readonly place: number;
  readonly text: string;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width of an axis label at 12 px. Digits of Inter are about 7.6 px wide, and the signs for percent and millions half as much again. */
const labelWidth = (text: string) => text.length * 7.6 + (/[%M]/.test(text) ? 4 : 0);

const compact = numberFormat(numberLocale, { notation: 'compact', maximumFractionDigits: 1 });
const plain = numberFormat(numberLocale, { maximumFractionDigits: 2 });

/** A figure at an axis: short, with its unit unless that is named beside the axis. */
export function axisText(value: number, unit: ChartUnit): string {
  const sign = value < 0 ? '\u2212' : '';
  const size = Math.abs(value);
  switch (unit) {
    case 'money':
      return size === 0 ? '0' : sign + localDollars(compact(size).replace('K', 'k'));
    case 'price':
      return size === 0 ? '0' : shortMoney(value);
    case 'percent':
      return localPercent(sign + plain(size));
    case 'year':
    case 'age':
      return String(Math.round(value));
    case 'years':
    case 'months':
    case 'month':
      return plain(value);
    case 'day':
      return dayText(value);
    case 'number':
    case 'count':
      return sign + (size >= 10_000 ? compact(size) : plain(size));
  }
}

/** Round tick values of the vertical axis: three to five of them, including zero if amounts start there. */
export function verticalTicks(
  low: number,
  high: number,
  unit: ChartUnit,
  frame: Frame,
): { readonly ticks: readonly Tick[]; readonly scale: (value: number) => number } {
  const [from, to] = low === high ? [Math.min(0, low), Math.max(high, 1)] : [low, high];
  const [lowest, highest] = nice(from, to, 4);
  const scale = linearScale([lowest, highest], [frame.height - frame.bottom, frame.top]);
  const values = roundValues(lowest, highest, 4).filter((value) => unit !== 'count' || Number.isInteger(value));
  const ticks = values.map((value) => ({ value, place: scale(value), text: axisText(value, unit) }));
  return { ticks, scale };
}

/** Tick values of the horizontal axis, as many as fit without overlapping labels. */
export function horizontalTicks(
  low: number,
  high: number,
  unit: ChartUnit,
  frame: Frame,
): { readonly ticks: readonly Tick[]; readonly scale: (value: number) => number } {
  const [first, last] = [frame.left, frame.width - frame.right];
  if (low === high) {
    const place = (first + last) / 2;
    return { ticks: [{ value: low, place, text: axisText(low, unit) }], scale: () => place };
  }
  const scale = linearScale([low, high], [first, last]);
  const whole = unit !== 'percent' && unit !== 'money' && unit !== 'price' && unit !== 'number' && unit !== 'count';
  const wanted = Math.min(10, Math.max(3, Math.floor((last - first) / 64)));
  const candidates = roundValues(low, high, wanted).filter((value) => !whole || Number.isInteger(value));
  const ticks: Tick[] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (const value of candidates) {
    const text = axisText(value, unit);
    const place = scale(value);
    const half = labelWidth(text) / 2;
    if (place - half < freeFrom || place + half > frame.width) continue;
    ticks.push({ value, place, text });
    freeFrom = place + half + 10;
  }
  return { ticks, scale };
}

type Interval = readonly [from: number, to: number];

/** Maps values of an interval to places of another one, in proportion. */
function linearScale([low, high]: Interval, [first, last]: Interval): (value: number) => number {
  return (value) => first + ((value - low) / (high - low)) * (last - first);
}

/** Lowest and highest value of a chart. The axis starts at zero unless the chart asks to fit its values. */
export function extent(chart: LineChart | BandChart): readonly [low: number, high: number] {
  const values =
    chart.kind === 'band'
      ? [...chart.low, ...chart.high]
      : chart.kind === 'stack'
        ? chart.x.values.flatMap((_, at) => {
            const parts = chart.series.flatMap(({ role, values }) => (role === 'reference' ? [] : [values[at] ?? 0]));
            return [
              ...chart.series.flatMap(({ role, values }) => (role === 'reference' ? [values[at] ?? 0] : [])),
              parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0),
              parts.filter((part) => part < 0).reduce((sum, part) => sum + part, 0),
            ];
          })
        : chart.series.flatMap((series) => series.values);
  if (chart.kind === 'lines' && chart.y.fits === true) return [Math.min(...values), Math.max(...values)];
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

/** Margins for the axes: as wide as the widest label of the vertical axis, and taller if points are named above the line. */
export function frameFor(width: number, height: number, chart: LineChart | BandChart): Frame {
  const hasMarks = chart.kind !== 'band' && chart.marks !== undefined;
  const bare = { width, height, left: 0, right: 20, top: hasMarks ? 30 : 14, bottom: 28 };
  const { ticks } = verticalTicks(...extent(chart), chart.y.unit, bare);
  return { ...bare, left: Math.ceil(Math.max(14, ...ticks.map(({ text }) => labelWidth(text)))) + 12 };
}

/** The index of the x value nearest to a position. */
export function nearestIndex(values: readonly number[], x: number): number {
  let best = 0;
  for (const [at, value] of values.entries()) {
    if (Math.abs(value - x) < Math.abs((values[best] ?? 0) - x)) best = at;
  }
  return best;
}

/** The y value of a line between its points. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  const after = xs.findIndex((value) => value >= x);
  if (after <= 0) return ys[after === 0 ? 0 : ys.length - 1] ?? 0;
  const [x0, x1, y0, y1] = [xs[after - 1] ?? 0, xs[after] ?? 0, ys[after - 1] ?? 0, ys[after] ?? 0];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
