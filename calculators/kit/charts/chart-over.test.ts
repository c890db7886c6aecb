import { describe, expect, it } from 'vitest';
import { chartOver, yearsUntil } from './chart-over.ts';

describe('lines over the rows of a table', () => {
  const rows = [
    { year: 1, kept: 100, paid: 40 },
    { year: 2.5, kept: 110, paid: 80 },
  ];

  it('use its first column as the horizontal axis, in dollars, with one line for each name', () => {
    const chart = chartOver('year', { kind: 'lines', title: 'Kept', rows, lines: { Kept: (row) => row.kept, Paid: (row) => row.paid } });
    expect(chart).toEqual({
      kind: 'lines',
      title: 'Kept',
      x: { label: 'Year', unit: 'year', values: [1, 2.5] },
      y: { label: 'Dollars', unit: 'money' },
      series: [
        { label: 'Kept', values: [100, 110] },
        { label: 'Paid', values: [40, 80] },
      ],
    });
  });

  it('may be percentages, with one of them as the reference', () => {
    const chart = chartOver('year', {
      kind: 'area',
      title: 'Share',
      unit: 'percent',
      rows,
      lines: { Kept: (row) => row.kept, Paid: (row) => row.paid },
      reference: 'Paid',
    });
    expect(chart.y).toEqual({ label: 'Percent', unit: 'percent' });
    expect(chart.series.map(({ role }) => role)).toEqual([undefined, 'reference']);
  });
});

it.each([
  [3, [0, 1, 2, 3]],
  [2.5, [0, 1, 2, 2.5]],
  [0.25, [0, 0.25]],
])('rows over %d years stand at each full year and at the end', (end, years) => {
  expect(yearsUntil(end)).toEqual(years);
});
