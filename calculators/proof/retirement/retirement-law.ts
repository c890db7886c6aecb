import { Decimal } from 'decimal.js';
import { Exact } from '#calculators/proof/decimal.ts';

/** 26 USC 401(a)(9)(C)(v). */
export function startOf(birthYear: number): number {
  return birthYear < 1951 ? 72 : birthYear < 1960 ? 73 : 75;
}

/** Publication 590-A, worksheet 1-2: what is left of the range times limit ÷ width, up to the next 10 dollars, at least 200. */
export function deductibleLimit(limit: number, [from, to]: readonly [number, number], income: number): Decimal {
  if (income <= from) return new Exact(limit);
  if (income >= to) return new Exact(0);
  const left = new Exact(limit).times(to - income).div(to - from);
  return Decimal.max(200, left.div(10).ceil().times(10));
}

/** Publication 590-A, worksheet 2-2: the share that is lost has three decimals. */
export function rothLimit(limit: number, [from, to]: readonly [number, number], income: number): Decimal {
  const lost = new Exact(income)
    .minus(from)
    .div(to - from)
    .toDecimalPlaces(3);
  if (lost.lte(0)) return new Exact(limit);
  if (income >= to) return new Exact(0);
  const left = new Exact(1).minus(lost).times(limit);
  return Decimal.max(200, left.div(10).ceil().times(10));
}

/** Single Life Table of Publication 590-B from 60 to 64. */
export function olderSingle(age: number): number {
  return Number('27.1 26.2 25.4 24.5 23.7'.split(' ')[age - 60]);
}

/** Months of the full age and per cent a year for waiting, from SSA's table by year of birth. */
export function claimRules(birthYear: number): { readonly fullAge: number; readonly credit: number } {
  const credits: Readonly<Record<number, number>> = {
    1930: 4.5,
    1931: 5,
    1932: 5,
    1933: 5.5,
    1934: 5.5,
    1935: 6,
    1936: 6,
    1937: 6.5,
    1938: 6.5,
    1939: 7,
    1940: 7,
    1941: 7.5,
    1942: 7.5,
  };
  const ages: Readonly<Record<number, number>> = {
    1938: 782,
    1939: 784,
    1940: 786,
    1941: 788,
    1942: 790,
    1955: 794,
    1956: 796,
    1957: 798,
    1958: 800,
    1959: 802,
  };
  const plain = birthYear < 1938 ? 780 : birthYear < 1955 ? 792 : 804;
  return { fullAge: ages[birthYear] ?? plain, credit: credits[birthYear] ?? 8 };
}
