import { areaPath, linePath, stackLayers } from '#app/ui/charts/chart-paths.ts';
import { extent, frameFor, horizontalTicks, verticalTicks } from '#app/ui/charts/chart-scales.ts';
import { drawnSeries } from '#app/ui/charts/drawn-series.ts';
import { placedMarks } from '#app/ui/charts/placed-marks.ts';
import { seriesColor } from '#app/ui/charts/series-color.ts';
import type { BandChart, LineChart } from '#calculators/kit/charts/chart.ts';
import { drawing } from './elements.ts';

const height = 240;

/** Lines, an area, a stack, or a band as a picture. Its figures are in the table beside it, so screen readers leave it out. */
export function drawLines(chart: LineChart | BandChart, width: number): SVGElement {
  const frame = frameFor(width, height, chart);
  const xs = chart.x.values;
  const horizontal = horizontalTicks(xs[0] ?? 0, xs.at(-1) ?? 1, chart.x.unit, frame);
  const vertical = verticalTicks(...extent(chart), chart.y.unit, frame);
  const grid = vertical.ticks.flatMap(({ value, place, text }) => [
    drawing('line', { class: value === 0 ? 'base' : 'grid', x1: frame.left, x2: width - frame.right, y1: place, y2: place }),
    drawing('text', { x: frame.left - 10, y: place, dy: '0.35em', 'text-anchor': 'end' }, text),
  ]);
  const years = horizontal.ticks.map(({ place, text }) => drawing('text', { x: place, y: height - 8, 'text-anchor': 'middle' }, text));
  const marks =
    chart.kind === 'band' ? [] : placedMarks({ chart, scaleX: horizontal.scale, scaleY: vertical.scale, width }).flatMap(drawMark);
  const shapes = drawShapes(chart, (at) => horizontal.scale(xs[at] ?? 0), vertical.scale);
  return drawing('svg', { viewBox: `0 0 ${width} ${height}`, height, 'aria-hidden': 'true' }, ...grid, ...years, ...shapes, ...marks);
}

function drawMark({ label, x, y, textX, textY, anchor }: ReturnType<typeof placedMarks>[number]): readonly SVGElement[] {
  return [
    drawing('circle', { cx: x, cy: y, r: 4.5, fill: seriesColor(0) }),
    drawing('text', { class: 'mark', x: textX, y: textY, 'text-anchor': anchor }, label),
  ];
}

/** A single point has a line without length and an area without width, so wide strokes draw them as a dot and a column. */
const dot = { 'stroke-width': 9, 'stroke-linecap': 'round' } as const;

function drawShapes(chart: LineChart | BandChart, place: (at: number) => number, scale: (value: number) => number): readonly SVGElement[] {
  const series = drawnSeries(chart);
  const isPoint = chart.x.values.length === 1;
  const pointsOf = (values: readonly number[]) => values.map((value, at) => [place(at), scale(value)] as const);
  if (chart.kind === 'stack') {
    return stackLayers(series.map(({ values }) => values)).map((layer, at) => {
      const d = areaPath(pointsOf(layer.map(([, to]) => to)), pointsOf(layer.map(([from]) => from)));
      const color = series[at]?.color ?? seriesColor(at);
      return drawing('path', { d, fill: color, ...(isPoint ? { stroke: color, 'stroke-width': 36 } : {}) });
    });
  }
  const filled = chart.kind === 'area' ? series.find(({ dashed }) => !dashed) : undefined;
  const ground = filled === undefined ? '' : areaPath(pointsOf(filled.values), pointsOf(filled.values.map(() => 0)));
  const band = chart.kind === 'band' ? areaPath(pointsOf(chart.high), pointsOf(chart.low)) : '';
  const areas = [ground, band].filter((d) => d !== '').map((d) => drawing('path', { d, fill: seriesColor(0), 'fill-opacity': 0.12 }));
  const lines = series.map(({ values, color, dashed }) =>
    drawing('path', {
      d: linePath(pointsOf(values)),
      fill: 'none',
      stroke: color,
      'stroke-width': dashed ? 1.6 : 2.4,
      'stroke-linejoin': 'round',
      ...(dashed ? { 'stroke-dasharray': '3 4' } : {}),
      ...(isPoint ? dot : {}),
    }),
  );
  return [...areas, ...lines];
}
