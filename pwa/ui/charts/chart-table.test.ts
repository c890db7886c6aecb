import { expect, it } from 'vitest';
import type { LineChart } from '#calculators/kit/charts/chart.ts';
import { chartTable } from './chart-table.ts';
import { seriesLook } from './series-color.ts';

it('shows no cents beside thousands, and cents where all amounts are small', () => {
  const bars = (...values: readonly number[]) =>
    chartTable({ kind: 'bars', title: 't', unit: 'money', bars: values.map((value) => ({ label: 'a', value })) }).rows.map((row) => row[1]);
  expect(bars(855, 1330.4, 0)).toEqual(['$855', '$1,330', '$0']);
  expect(bars(855, 130.4)).toEqual(['$855.00', '$130.40']);
});

it('gives each column of a table its own precision', () => {
  const chart: LineChart = {
    kind: 'lines',
    title: 't',
    x: { label: 'Year', unit: 'years', values: [1, 2] },
    y: { label: 'Paid', unit: 'money' },
    series: [
      { label: 'Large', values: [950, 2000] },
      { label: 'Small', values: [9.5, 20] },
    ],
  };
  expect(chartTable(chart).rows).toEqual([
    ['1', '$950', '$9.50'],
    ['2', '$2,000', '$20.00'],
  ]);
});

it('dashes a single series for comparison, and distinguishes two of them by color', () => {
  const main = { label: 'a', values: [1] };
  const reference = { label: 'b', values: [1], role: 'reference' } as const;
  expect([0, 1].map((at) => seriesLook([main, reference], at).dashed)).toEqual([false, true]);
  const looks = [0, 1, 2].map((at) => seriesLook([main, reference, reference], at));
  expect(looks.some(({ dashed }) => dashed)).toBe(false);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(3);
});
