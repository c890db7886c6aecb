import { describe, expect, test } from 'vitest';
import { centsOf, centsOfMany, centsToText, partOfCents, percentOfCents } from './cents.ts';
import { initialCurrency, setPlatformCurrency } from './currency.ts';

describe('cents', () => {
  test('are read from decimal text exactly, without rounding', () => {
    expect(['49.00', '0.07', '1.1', '19', '-5.25', '1.005', '1e-7'].map(centsOf)).toEqual([4900, 7, 110, 1900, -525, 101, 0]);
  });

  test('are written with two places', () => {
    expect([4900, 7, 0, -4905].map(centsToText)).toEqual(['49.00', '0.07', '0.00', '-49.05']);
  });

  test('of a percentage are rounded half up', () => {
    expect([percentOfCents(4999, '12.5'), percentOfCents(50, '1'), percentOfCents(49, '1'), percentOfCents(-50, '1')]).toEqual([
      625, 1, 0, 0,
    ]);
  });

  test('of dinars end in a zero, because no card pays a part of ten fils', () => {
    setPlatformCurrency('KWD');
    const rounded = [centsOf('4.905'), centsOf('4.904'), percentOfCents(4410, '8.1'), partOfCents(4410, 15, 30), centsOf('-4.906')];
    setPlatformCurrency(initialCurrency);
    expect(rounded).toEqual([4910, 4900, 360, 2210, -4910]);
  });

  test('of many prices below a cent are rounded once', () => {
    expect([centsOfMany(3, '0.005'), centsOfMany(1_000_000_000, '0.01'), centsOfMany(0, '0.01')]).toEqual([2, 1_000_000_000, 0]);
  });
});
