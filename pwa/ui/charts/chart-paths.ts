import { area, line, stack } from 'd3-shape';

type Point = readonly [x: number, y: number];

/** Half a thousandth of a pixel is never visible, and long charts have long paths. */
const digits = 3;

const drawLine = line<Point>(
  ([x]) => x,
  ([, y]) => y,
).digits(digits);

const drawArea = area<readonly [upper: Point, lower: Point]>()
  .x0(([, [x]]) => x)
  .y0(([, [, y]]) => y)
  .x1(([[x]]) => x)
  .y1(([[, y]]) => y)
  .digits(digits);

/** An SVG path through the points. A single point is closed, because a line without length is drawn only then. */
export function linePath(points: readonly Point[]): string {
  return drawLine(points) ?? '';
}

/** An SVG path around everything between two lines. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return (
    drawArea(
      upper.flatMap((point, at) => {
        const below = lower[at];
        return below === undefined ? [] : [[point, below] as const];
      }),
    ) ?? ''
  );
}

/** A layer for each series: where it begins and ends at each x value, on top of the series before it. */
export function stackLayers(series: readonly (readonly number[])[]): readonly (readonly (readonly [from: number, to: number])[])[] {
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((at, key) => series[key]?.[at] ?? 0);
  return layers(series[0]?.keys() ?? []).map((layer) => layer.map(([from, to]) => [from, to]));
}
