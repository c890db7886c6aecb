type Point = readonly [x: number, y: number];

/** An SVG path through the points. A single point is closed, because a line without length is drawn only then. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}${points.length === 1 ? 'Z' : ''}`;
}

/** An SVG path around everything between two lines. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `M${[...upper, ...lower.toReversed()].map(pair).join('L')}Z`;
}

/** Half a thousandth of a pixel is never visible, and long charts have long paths. */
function pair([x, y]: Point): string {
  return `${Number(x.toFixed(3))},${Number(y.toFixed(3))}`;
}

/** A layer for each series: where it begins and ends at each x value, on top of the series before it. */
export function stackLayers(series: readonly (readonly number[])[]): readonly (readonly (readonly [from: number, to: number])[])[] {
  const heights: number[] = [];
  return series.map((values) =>
    values.map((value, at) => {
      const from = heights[at] ?? 0;
      heights[at] = from + value;
      return [from, from + value];
    }),
  );
}
