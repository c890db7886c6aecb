import { describe, expect, it } from 'vitest';
import { centsToDollars, dollarsToCents, halfEven, halfUp, toCent } from './money.ts';
import { fractionToPercent, percentToFraction, yearsToMonths } from './units.ts';

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [0.49999, 0],
    [-0.49999, 0],
    [2.5, 3],
    [-2.5, -3],
    [1e12 + 0.5, 1e12 + 1],
    [7, 7],
  ])('half up takes %f to %f', (value, rounded) => {
    expect(halfUp(value)).toBe(rounded);
  });

  it.each([
    [0.5, 0],
    [1.5, 2],
    [2.5, 2],
    [-0.5, 0],
    [-1.5, -2],
    [-2.5, -2],
    [2.500001, 3],
    [2.4999, 2],
    [3, 3],
  ])('half even takes %f to %f', (value, rounded) => {
    expect(halfEven(value)).toBe(rounded);
  });

  it('never gives −0', () => {
    expect(Object.is(halfUp(-0.2), 0)).toBe(true);
    expect(Object.is(halfEven(-0.2), 0)).toBe(true);
  });

  it('repairs decimal halves that binary cannot hold: 1.005 is 101 cents, 8.345 is 835', () => {
    expect(dollarsToCents(1.005)).toBe(101);
    expect(dollarsToCents(8.345)).toBe(835);
    expect(dollarsToCents(-1.005)).toBe(-101);
    expect(dollarsToCents(1.0049)).toBe(100);
    expect(toCent(2.675)).toBe(2.68);
    expect(centsToDollars(151696)).toBe(1516.96);
  });
});

describe('units', () => {
  it('turns 6.5 % into 0.065 and back, and years into months', () => {
    expect(percentToFraction(6.5)).toBe(0.065);
    expect(fractionToPercent(0.25)).toBe(25);
    expect([yearsToMonths(30), yearsToMonths(2.5)]).toEqual([360, 30]);
  });
});
