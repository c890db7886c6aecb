import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BandChart, LineChart as LineChartData } from '#calculators/kit/charts/chart.ts';
import { LineChart } from './line-chart.tsx';

const axes = { title: 'Balance', x: { label: 'Year', unit: 'years', values: [1] }, y: { label: 'Balance', unit: 'money' } } as const;
const series = [
  { label: 'Paid in', values: [25_000] },
  { label: 'Interest', values: [135.42] },
];
const charts: readonly (LineChartData | BandChart)[] = [
  { kind: 'lines', ...axes, series },
  { kind: 'area', ...axes, series },
  { kind: 'stack', ...axes, series },
  { kind: 'band', ...axes, low: [1], middle: [2], high: [3] },
];

it.each(charts)('a term of one year leaves no empty chart: $kind', (chart) => {
  const drawn = renderToStaticMarkup(createElement(LineChart, { chart, width: 600, height: 260 }));
  const strokes = [...drawn.matchAll(/<path [^>]*stroke="var[^>]*stroke-width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(strokes).toHaveLength(chart.kind === 'band' ? 3 : 2);
  expect(Math.min(...strokes)).toBeGreaterThanOrEqual(8);
});
