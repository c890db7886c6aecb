import { expect, it } from 'vitest';
import { type Dated, newest } from './dated.ts';
import { careCosts } from './prices/care-costs.ts';
import { countyTax, washingtonAddition } from './states/vehicle-tax.ts';

const series: Readonly<Record<string, Dated<unknown>>> = {
  'care costs': careCosts,
  'Los Angeles': countyTax['Los Angeles'].CA,
  'Orange, California': countyTax.Orange.CA,
  'Orange, Florida': countyTax.Orange.FL,
  'Miami-Dade': countyTax['Miami-Dade'].FL,
  King: countyTax.King.WA,
  'motor vehicles in Washington': washingtonAddition,
};

it.each(Object.entries(series))('has the values of %s by day, the newest first', (_, dated) => {
  const days = dated.map(({ from }) => from);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(newest(dated)).toBe(dated[0].value);
});

it('has the earlier sales tax rates of Los Angeles County and King County', () => {
  expect(countyTax['Los Angeles'].CA.map(({ value }) => 7.25 + value)).toEqual([9.75, 9.5]);
  expect(countyTax.King.WA.map(({ value }) => 6.5 + value)).toEqual([expect.closeTo(10.3, 9), expect.closeTo(10.2, 9)]);
});
