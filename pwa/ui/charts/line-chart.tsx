import { type PointerEvent, useState } from 'react';
import type { BandChart, LineChart as LineChartData } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';
import { areaPath, linePath, stackLayers } from './chart-paths.ts';
import { extent, type Frame, frameFor, horizontalTicks, nearestIndex, type Tick, verticalTicks } from './chart-scales.ts';
import { unitText } from './chart-table.ts';
import { type DrawnSeries, drawnSeries } from './drawn-series.ts';
import { type MarkPlaces, placedMarks } from './placed-marks.ts';
import { seriesColor } from './series-color.ts';

interface LineChartProps {
  readonly chart: LineChartData | BandChart;
  readonly width: number;
  readonly height: number;
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
  const follow = (event: PointerEvent<SVGSVGElement>) => setActive(pointUnder(event, frame, xs));
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
        <Axes frame={frame} horizontal={horizontal.ticks} vertical={vertical.ticks} />
        <Shapes chart={chart} series={series} place={place} scale={vertical.scale} />
        {point === undefined ? null : (
          <Cursor chart={chart} series={series} point={point} x={place(point)} frame={frame} scale={vertical.scale} />
        )}
        {chart.kind === 'band' || chart.marks === undefined ? null : (
          <Marks chart={chart} scaleX={horizontal.scale} scaleY={vertical.scale} width={width} />
        )}
      </svg>
      <input
        type="range"
        className="unseen"
        aria-label={t('{title}, point by point', { title: chart.title })}
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

/** The point of the chart nearest to the pointer. */
function pointUnder(event: PointerEvent<SVGSVGElement>, frame: Frame, xs: readonly number[]): number {
  const box = event.currentTarget.getBoundingClientRect();
  const ratio = (event.clientX - box.left) / box.width;
  const span = frame.width - frame.left - frame.right;
  const share = Math.min(1, Math.max(0, (ratio * frame.width - frame.left) / span));
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  return nearestIndex(xs, first + share * (last - first));
}

interface AxesProps {
  readonly frame: Frame;
  readonly horizontal: readonly Tick[];
  readonly vertical: readonly Tick[];
}

function Axes({ frame: { width, height, left, right }, horizontal, vertical }: AxesProps) {
  return (
    <>
      {vertical.map((tick) => (
        <g key={tick.value}>
          <line className={tick.value === 0 ? 'base' : 'grid'} x1={left} x2={width - right} y1={tick.place} y2={tick.place} />
          <text x={left - 10} y={tick.place} dy="0.35em" textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {horizontal.map((tick) => (
        <text key={tick.value} x={tick.place} y={height - 8} textAnchor="middle">
          {tick.text}
        </text>
      ))}
    </>
  );
}

interface CursorProps {
  readonly chart: LineChartData | BandChart;
  readonly series: readonly DrawnSeries[];
  readonly point: number;
  readonly x: number;
  readonly frame: Frame;
  readonly scale: (value: number) => number;
}

/** A vertical line at the point that is read, with a dot on each series. */
function Cursor({ chart, series, point, x, frame, scale }: CursorProps) {
  return (
    <g>
      <line className="cursor" x1={x} x2={x} y1={frame.top} y2={frame.height - frame.bottom} />
      {chart.kind === 'stack'
        ? null
        : series.map((one) => <circle key={one.label} cx={x} cy={scale(one.values[point] ?? 0)} r={4} fill={one.color} />)}
    </g>
  );
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
    const [parts, lines] = [series.filter(({ dashed }) => !dashed), series.filter(({ dashed }) => dashed)];
    return (
      <>
        {stackLayers(parts.map((one) => one.values)).map((layer, at) => (
          <path
            key={parts[at]?.label}
            d={areaPath(pointsOf(layer.map(([, to]) => to)), pointsOf(layer.map(([from]) => from)))}
            fill={parts[at]?.color}
            fillOpacity={0.82}
            {...(isPoint ? { stroke: parts[at]?.color, ...column } : {})}
          />
        ))}
        {lines.map((one) => (
          <path
            key={one.label}
            d={linePath(pointsOf(one.values))}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeDasharray="5 3"
          />
        ))}
      </>
    );
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

function Marks(places: MarkPlaces) {
  return placedMarks(places).map(({ label, x, y, textX, textY, anchor }) => (
    <g key={`${label}${x}`} className="mark">
      <circle cx={x} cy={y} r={4.5} fill={seriesColor(0)} />
      <text x={textX} y={textY} textAnchor={anchor}>
        {label}
      </text>
    </g>
  ));
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
