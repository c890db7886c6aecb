import { describe, expect, it } from 'vitest';
import { firstPriceYear, lastPriceYear, priceIndex } from './consumer-prices.ts';

describe('consumer prices', () => {
  it.each([
    [1913, 9.9],
    [1933, 13],
    [1967, 33.4],
    [1980, 82.4],
    [1982, 96.5],
    [1984, 103.9],
    [2000, 172.2],
    [2007, 207.342],
    [2009, 214.537],
    [2020, 258.811],
    [2024, 313.689],
  ])('BLS, Historical CPI-U, annual average of %i: %d', (year, index) => {
    expect(priceIndex(year)).toBe(index);
  });

  it('average 100 over 1982 to 1984, the base of the index', () => {
    expect((priceIndex(1982) + priceIndex(1983) + priceIndex(1984)) / 3).toBeCloseTo(100, 1);
  });

  it('use the nearest end outside the series, and the nearest year for a fraction of a year', () => {
    expect([priceIndex(1700), priceIndex(firstPriceYear - 1)]).toEqual([9.9, 9.9]);
    expect([priceIndex(lastPriceYear + 1), priceIndex(3000)]).toEqual([priceIndex(lastPriceYear), priceIndex(lastPriceYear)]);
    expect(priceIndex(lastPriceYear)).not.toBe(priceIndex(lastPriceYear - 1));
    expect([priceIndex(1999.6), priceIndex(2000.4)]).toEqual([172.2, 172.2]);
  });
});
