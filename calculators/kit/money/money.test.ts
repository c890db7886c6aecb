import { describe, expect, it } from 'vitest';
import { fractionToPercent } from '#calculators/figures/units.ts';
import { centsToDollars, dollarsToCents, halfEven, halfUp, toCent } from './money.ts';

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

  it('knows a half that a subtraction left a little short: 60 % of 118,918.30 in a month less 5,554.02 is 391.895', () => {
    expect((118918.3 * 60) / 1200 - 5554.02).toBeLessThan(391.895);
    expect(toCent((118918.3 * 60) / 1200 - 5554.02)).toBe(391.9);
  });

  it('leaves what is truly below a half below it, in large amounts too', () => {
    expect(halfUp(6_688_383_926.49999)).toBe(6_688_383_926);
    expect(halfUp(39189.4999999)).toBe(39189);
    expect(halfEven(39189.5000001)).toBe(39190);
    expect(halfEven(39190.5000001)).toBe(39191);
  });
});

describe('units', () => {
  it('turns 0.25 into 25 %', () => {
    expect(fractionToPercent(0.25)).toBe(25);
  });
});
