import { expect, it } from 'vitest';
import { canDeflate, deflateChart, deflateTable, inTodaysDollars } from './deflate.ts';

it("converts a later amount to today's dollars", () => {
  // 121 ÷ 1.1² = 100
  expect(inTodaysDollars(121, 2, 10)).toBeCloseTo(100, 10);
  expect(inTodaysDollars(121, 0, 10)).toBe(121);
});

it('converts the amounts of a table by year and leaves rates alone', () => {
  const table = {
    name: 'growth',
    columns: { year: 'count', balance: 'balance', rate: 'percent' },
    rows: [
      { year: 1, balance: 110, rate: 5 },
      { year: 2, balance: 121, rate: 5 },
    ],
  } as const;
  const real = deflateTable(table, 10).rows;
  expect(real.map((row) => Math.round(Number(row.balance) * 1e6) / 1e6)).toEqual([100, 100]);
  expect(real.map((row) => row.rate)).toEqual([5, 5]);
});

it('counts ages and calendar years from the first one', () => {
  const chart = {
    kind: 'lines',
    title: 'x',
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'a', values: [100, 110] }],
  } as const;
  for (const x of [
    { label: 'Age', unit: 'age', values: [60, 61] },
    { label: 'Year', unit: 'year', values: [2026, 2027] },
    { label: 'Month', unit: 'months', values: [0, 12] },
  ] as const) {
    const real = deflateChart({ ...chart, x }, 10);
    expect('series' in real ? real.series[0]?.values.map((value) => Math.round(value * 1e6) / 1e6) : []).toEqual([100, 100]);
  }
});

it('leaves a chart without a time axis unchanged', () => {
  const chart = { kind: 'bars', title: 'x', unit: 'money', bars: [{ label: 'a', value: 1 }] } as const;
  expect(deflateChart(chart, 10)).toBe(chart);
});

it('converts a balance at the end of the year of its age, and a flow as of the start of its year', () => {
  const table = {
    name: 'schedule',
    columns: { age: 'count', withdrawal: 'money', balance: 'balance' },
    rows: [
      { age: 68, withdrawal: 100, balance: 110 },
      { age: 69, withdrawal: 110, balance: 121 },
    ],
  } as const;
  const real = deflateTable(table, 10).rows.map((row) =>
    [row.withdrawal, row.balance].map((value) => Math.round(Number(value) * 1e6) / 1e6),
  );
  expect(real).toEqual([
    [100, 100],
    [100, 100],
  ]);
});

it('converts nothing if neither the chart nor a table has a time axis', () => {
  const bars = { kind: 'bars', title: 'x', unit: 'money', bars: [{ label: 'a', value: 1 }] } as const;
  const brackets = { name: 'brackets', columns: { rate: 'percent', tax: 'money' }, rows: [{ rate: 10, tax: 5 }] } as const;
  const growth = { name: 'growth', columns: { year: 'count', balance: 'balance' }, rows: [{ year: 1, balance: 110 }] } as const;
  expect(canDeflate(bars, [brackets])).toBe(false);
  expect(canDeflate(undefined, [])).toBe(false);
  expect(canDeflate(bars, [brackets, growth])).toBe(true);
});
