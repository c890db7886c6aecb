import type { LineChart } from '#calculators/kit/charts/chart.ts';
import { interpolate } from './chart-scales.ts';

export interface MarkPlaces {
  readonly chart: LineChart;
  readonly scaleX: (value: number) => number;
  readonly scaleY: (value: number) => number;
  readonly width: number;
}

interface PlacedMark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'end';
}

/** Named points. A label is above the line, on the side closer to its point, and higher if it would overlap the label before. */
export function placedMarks({ chart, scaleX, scaleY, width }: MarkPlaces): readonly PlacedMark[] {
  const main = chart.series.find((one) => one.role !== 'reference') ?? chart.series[0];
  const places = chart.x.values.map(scaleX);
  const heights = chart.x.values.map((_, at) => scaleY(chart.kind === 'stack' ? 0 : (main?.values[at] ?? 0)));
  const placed: { readonly from: number; readonly to: number; readonly y: number }[] = [];
  return (chart.marks ?? []).map((mark) => {
    const x = scaleX(mark.x);
    const y = interpolate(places, heights, x);
    const length = mark.label.length * 7.4 + 16;
    const above = (from: number, to: number) => Math.min(y, interpolate(places, heights, from), interpolate(places, heights, to)) - 10;
    const flipped = x + length > width || (x - length > (places[0] ?? 0) && above(x - length, x) > above(x, x + length));
    const [from, to] = flipped ? [x - length, x] : [x, x + length];
    let top = above(from, to);
    while (placed.some((other) => other.from < to && from < other.to && Math.abs(other.y - top) < 16)) top -= 16;
    const textY = Math.max(12, top);
    placed.push({ from, to, y: textY });
    return { label: mark.label, x, y, textX: flipped ? x - 4 : x + 4, textY, anchor: flipped ? 'end' : 'start' };
  });
}
