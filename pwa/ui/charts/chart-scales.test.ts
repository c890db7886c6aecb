import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineChart } from '#calculators/kit/charts/chart.ts';
import { axisText, extent, frameFor, horizontalTicks, interpolate, nearestIndex, verticalTicks } from './chart-scales.ts';

const frame = (width: number) => ({ width, height: 240, left: 60, right: 14, top: 14, bottom: 28 });

describe('labels of the horizontal axis', () => {
  it('never overlap, from 320 to 1440 pixels, for any range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 220, max: 1440 }),
        fc.integer({ min: 0, max: 2100 }),
        fc.integer({ min: 1, max: 600 }),
        (width, low, span) => {
          const { ticks } = horizontalTicks(low, low + span, 'year', frame(width));
          for (const [at, tick] of ticks.entries()) {
            const before = ticks[at - 1];
            if (before === undefined) continue;
            const gap = tick.place - before.place - ((tick.text.length + before.text.length) * 7.2) / 2;
            expect(gap).toBeGreaterThanOrEqual(6);
          }
        },
      ),
      { seed: 11, numRuns: 300 },
    );
  });

  it('are whole years', () => {
    const { ticks } = horizontalTicks(0, 2, 'years', frame(1200));
    expect(ticks.map((tick) => tick.text)).toEqual(['0', '1', '2']);
  });
});

it('abbreviate amounts, with a real minus sign', () => {
  expect([0, 240_000, -1_500_000, 950].map((value) => axisText(value, 'money'))).toEqual(['0', '$240k', '\u2212$1.5M', '$950']);
  expect(axisText(6.5, 'percent')).toBe('6.5%');
});

it.each(['money', 'percent', 'number'] as const)('leaves enough space for every label of an axis of %s', (unit) => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), fc.boolean(), (size, isNegative) => {
      const values = [0, isNegative ? -size : size];
      const x = { label: 'Year', unit: 'year', values: [1, 2] } as const;
      const made = frameFor(390, 260, { kind: 'lines', title: 't', x, y: { label: 'Value', unit }, series: [{ label: 'a', values }] });
      for (const { text } of verticalTicks(Math.min(...values), Math.max(...values), unit, made).ticks)
        expect(made.left - 10 - text.length * 7.2, text).toBeGreaterThanOrEqual(0);
    }),
    { seed: 5 },
  );
});

it('fits the axis to the values of a chart that asks for it, such as the price of a bond', () => {
  const x = { label: 'Year', unit: 'year', values: [1, 2] } as const;
  const chart = (y: LineChart['y']): LineChart => ({ kind: 'lines', title: 't', x, y, series: [{ label: 'a', values: [96.4, 100] }] });
  expect(extent(chart({ label: 'Price', unit: 'percent', fits: true }))).toEqual([96.4, 100]);
  expect(extent(chart({ label: 'Price', unit: 'percent' }))).toEqual([0, 100]);
});

it('gives a flat line a scale', () => {
  const { scale, ticks } = verticalTicks(0, 0, 'money', frame(600));
  expect(Number.isFinite(scale(0))).toBe(true);
  expect(ticks.length).toBeGreaterThan(1);
});

it('shows the sum of a stack, and zero with it', () => {
  const stack = {
    kind: 'stack',
    title: 't',
    x: { label: 'Year', unit: 'year', values: [1, 2] },
    y: { label: 'Paid', unit: 'money' },
    series: [
      { label: 'a', values: [10, 20] },
      { label: 'b', values: [5, 7] },
    ],
  } as const;
  expect(extent(stack)).toEqual([0, 27]);
});

it('finds the nearest point and the height between points', () => {
  expect(nearestIndex([0, 10, 20], 14)).toBe(1);
  expect(interpolate([0, 10], [100, 0], 2.5)).toBe(75);
  expect(interpolate([0, 10], [100, 0], 99)).toBe(0);
});
