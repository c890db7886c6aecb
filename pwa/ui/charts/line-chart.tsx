import { type PointerEvent, useState } from 'react';
import type { BandChart, LineChart as LineChartData } from '#calculators/kit/chart.ts';
import { areaPath, linePath, stackLayers } from './chart-paths.ts';
import { extent, frameFor, horizontalTicks, interpolate, nearestIndex, verticalTicks } from './chart-scales.ts';
import { unitText } from './chart-table.ts';
import { seriesColor, seriesLook } from './series-color.ts';

interface LineChartProps {
  readonly chart: LineChartData | BandChart;
  readonly width: number;
  readonly height: number;
}

interface DrawnSeries {
  readonly label: string;
  readonly values: readonly number[];
  readonly dashed: boolean;
  readonly color: string;
}

/** Lines, a filled area, a stack, or a band over one horizontal axis. Each point can be read with the pointer and with the arrow keys. */
export function LineChart({ chart, width, height }: LineChartProps) {
  const [active, setActive] = useState<number>();
  const frame = frameFor(width, height, chart);
  const xs = chart.x.values;
  const horizontal = horizontalTicks(xs[0] ?? 0, xs.at(-1) ?? 1, chart.x.unit, frame);
  const vertical = verticalTicks(...extent(chart), chart.y.unit, frame);
  const series = drawnSeries(chart);
  const place = (at: number) => horizontal.scale(xs[at] ?? 0);
  const last = xs.length - 1;
  const point = active === undefined ? undefined : Math.min(active, last);
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const ratio = (event.clientX - box.left) / box.width;
    const span = frame.width - frame.left - frame.right;
    const share = Math.min(1, Math.max(0, (ratio * frame.width - frame.left) / span));
    setActive(nearestIndex(xs, (xs[0] ?? 0) + share * ((xs[last] ?? 0) - (xs[0] ?? 0))));
  };
  const told = point === undefined ? '' : reading(chart, series, point);
  return (
    <div className="chart__frame">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        {vertical.ticks.map((tick) => (
          <g key={tick.value}>
            <line className={tick.value === 0 ? 'base' : 'grid'} x1={frame.left} x2={width - frame.right} y1={tick.place} y2={tick.place} />
            <text x={frame.left - 10} y={tick.place} dy="0.35em" textAnchor="end">
              {tick.text}
            </text>
          </g>
        ))}
        {horizontal.ticks.map((tick) => (
          <text key={tick.value} x={tick.place} y={height - 8} textAnchor="middle">
            {tick.text}
          </text>
        ))}
        <Shapes chart={chart} series={series} place={place} scale={vertical.scale} />
        {point === undefined ? null : (
          <g>
            <line className="cursor" x1={place(point)} x2={place(point)} y1={frame.top} y2={height - frame.bottom} />
            {chart.kind === 'stack'
              ? null
              : series.map((one) => (
                  <circle key={one.label} cx={place(point)} cy={vertical.scale(one.values[point] ?? 0)} r={4} fill={one.color} />
                ))}
          </g>
        )}
        {chart.kind === 'band' || chart.marks === undefined ? null : (
          <Marks chart={chart} scaleX={horizontal.scale} scaleY={vertical.scale} width={width} />
        )}
      </svg>
      <input
        type="range"
        className="unseen"
        aria-label={`${chart.title}, point by point`}
        aria-valuetext={told || reading(chart, series, 0)}
        min={0}
        max={last}
        value={point ?? 0}
        onFocus={() => setActive(point ?? 0)}
        onBlur={() => setActive(undefined)}
        onChange={(event) => setActive(event.target.valueAsNumber)}
      />
      {point === undefined ? null : <Tip chart={chart} series={series} point={point} place={place(point)} width={width} />}
    </div>
  );
}

function drawnSeries(chart: LineChartData | BandChart): readonly DrawnSeries[] {
  if (chart.kind === 'band') {
    return [
      { label: '90th percentile', values: chart.high, dashed: true, color: seriesColor(3) },
      { label: '50th percentile', values: chart.middle, dashed: false, color: seriesColor(0) },
      { label: '10th percentile', values: chart.low, dashed: true, color: seriesColor(3) },
    ];
  }
  return chart.series.map((one, at) => ({
    label: one.label,
    values: one.values,
    ...seriesLook(chart.series, at),
  }));
}

interface ShapesProps {
  readonly chart: LineChartData | BandChart;
  readonly series: readonly DrawnSeries[];
  readonly place: (at: number) => number;
  readonly scale: (value: number) => number;
}

/** Style of a single point: its line has no length and its area no width, so wide strokes draw them as a dot and a column. */
const dot = { strokeWidth: 9, strokeLinecap: 'round' } as const;
const column = { strokeWidth: 36, strokeOpacity: 0.82 } as const;

function Shapes({ chart, series, place, scale }: ShapesProps) {
  const isPoint = chart.x.values.length === 1;
  const pointsOf = (values: readonly number[]) => values.map((value, at) => [place(at), scale(value)] as const);
  if (chart.kind === 'stack') {
    return stackLayers(series.map((one) => one.values)).map((layer, at) => (
      <path
        key={series[at]?.label}
        d={areaPath(pointsOf(layer.map(([, to]) => to)), pointsOf(layer.map(([from]) => from)))}
        fill={series[at]?.color}
        fillOpacity={0.82}
        {...(isPoint ? { stroke: series[at]?.color, ...column } : {})}
      />
    ));
  }
  const filled = chart.kind === 'area' ? series.find((one) => !one.dashed) : undefined;
  const ground = filled === undefined ? '' : areaPath(pointsOf(filled.values), pointsOf(filled.values.map(() => 0)));
  return (
    <>
      {filled === undefined ? null : <path d={ground} fill={filled.color} fillOpacity={0.1} />}
      {chart.kind === 'band' ? (
        <path d={areaPath(pointsOf(chart.high), pointsOf(chart.low))} fill={seriesColor(0)} fillOpacity={0.12} />
      ) : null}
      {series.map((one) => (
        <path
          key={one.label}
          d={linePath(pointsOf(one.values))}
          fill="none"
          stroke={one.color}
          strokeWidth={one.dashed ? 1.6 : 2.4}
          strokeDasharray={one.dashed ? '3 4' : undefined}
          strokeLinejoin="round"
          {...(isPoint ? dot : {})}
        />
      ))}
    </>
  );
}

interface MarksProps {
  readonly chart: LineChartData;
  readonly scaleX: (value: number) => number;
  readonly scaleY: (value: number) => number;
  readonly width: number;
}

/** Named points. A label is above the line, on the side closer to its point, and higher if it would overlap the label before. */
function Marks({ chart, scaleX, scaleY, width }: MarksProps) {
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
    const labelY = Math.max(12, top);
    placed.push({ from, to, y: labelY });
    return (
      <g key={`${mark.label}${mark.x}`} className="mark">
        <circle cx={x} cy={y} r={4.5} fill={seriesColor(0)} />
        <text x={flipped ? x - 4 : x + 4} y={labelY} textAnchor={flipped ? 'end' : 'start'}>
          {mark.label}
        </text>
      </g>
    );
  });
}

interface TipProps {
  readonly chart: LineChartData | BandChart;
  readonly series: readonly DrawnSeries[];
  readonly point: number;
  readonly place: number;
  readonly width: number;
}

function Tip({ chart, series, point, place, width }: TipProps) {
  const onLeft = place > width / 2;
  const share = `${(place / width) * 100}%`;
  return (
    <div className="chart__tip" style={onLeft ? { right: `calc(100% - ${share} + 12px)` } : { left: `calc(${share} + 12px)` }}>
      <p>
        {chart.x.label} {unitText(chart.x.values[point] ?? 0, chart.x.unit)}
      </p>
      <dl>
        {series.map((one) => (
          <div key={one.label} style={{ display: 'contents' }}>
            <dt>{one.label}</dt>
            <dd>{unitText(one.values[point] ?? 0, chart.y.unit)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function reading(chart: LineChartData | BandChart, series: readonly DrawnSeries[], point: number): string {
  const values = series.map((one) => `${one.label} ${unitText(one.values[point] ?? 0, chart.y.unit)}`).join(', ');
  return `${chart.x.label} ${unitText(chart.x.values[point] ?? 0, chart.x.unit)}: ${values}`;
}
