import { expect, it } from 'vitest';
import { areaPath, linePath, stackLayers } from './chart-paths.ts';

it('draws a line through its points, and a single point as a dot', () => {
  expect(
    linePath([
      [0, 10],
      [1 / 3, 20],
    ]),
  ).toBe('M0,10L0.333,20');
  expect(linePath([[5, 6]])).toBe('M5,6Z');
  expect(linePath([])).toBe('');
});

it('draws an area along its upper line and back along the lower one', () => {
  expect(
    areaPath(
      [
        [0, 1],
        [4, 2],
      ],
      [
        [0, 9],
        [4, 8],
      ],
    ),
  ).toBe('M0,1L4,2L4,8L0,9Z');
  expect(areaPath([], [])).toBe('');
});

it('puts each series on top of the one before', () => {
  expect(
    stackLayers([
      [1, 2],
      [10, -20],
    ]),
  ).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 11],
      [2, -18],
    ],
  ]);
});
