import { describe, expect, it } from 'vitest';
import { oneRate } from '#calculators/kit/finance/one-rate.ts';
import { ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { dateOf, dateToText } from './dates/calendar.ts';
import { callFunction } from './functions.ts';
import { quasiPeriods } from './securities/accrued-interest.ts';
import { apr } from './truth-in-lending/annual-percentage-rate.ts';

function numberOf(name: string, given: Readonly<Record<string, unknown>>): number {
  const outcome = callFunction(name, given);
  if (typeof outcome !== 'number') throw new Error(`${name}: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('values next to zero', () => {
  it('growth keeps its digits: 3 to 3 + 2⁻³⁸ grows by 2⁻³⁸ ÷ 3', () => {
    const growth = 2 ** -38 / 3;
    expect(Math.abs(numberOf('RRI', { nper: 1, pv: 3, fv: 3 + 2 ** -38 }) / growth - 1)).toBeLessThan(1e-12);
    expect(Math.abs(numberOf('PDURATION', { rate: growth, pv: 3, fv: 3 + 2 ** -38 }) - 1)).toBeLessThan(1e-12);
  });

  it('shrinking by half to 2⁻⁶⁰ takes 60 periods', () => {
    expect(numberOf('PDURATION', { rate: 1, pv: 1, fv: 2 ** -60 })).toBeCloseTo(-60, 10);
  });

  it('interest keeps its digits when a million deposits grow at a billionth: the second period earns on one deposit', () => {
    const saving = { rate: 1e-9, nper: 1_000_000, pv: 0, fv: -1000 };
    const [payment, interest] = [numberOf('PMT', saving), numberOf('IPMT', { ...saving, per: 2 })];
    expect(Math.abs(interest / payment / -1e-9 - 1)).toBeLessThan(1e-12);
  });

  it('the last payment of a loan of 400 periods at 10 % owes a period of interest: a tenth of what it repays', () => {
    const loan = { rate: 0.1, nper: 400, pv: 100, per: 400 };
    expect(numberOf('IPMT', loan) / numberOf('PPMT', loan)).toBeCloseTo(0.1, 12);
  });

  it('no rate is no interest, however a third rounds', () => {
    for (const period of [1, 2, 3]) {
      expect(callFunction('CUMIPMT', { rate: 0, nper: 3, pv: 100, start_period: period, end_period: period })).toBe(0);
    }
  });
});

describe('a whole coupon period counts as one, whatever its days', () => {
  // Under 30/360 there are 181 days (US) or 182 (European) from 28 February to 31 August, not 180.
  it.each([0, 1, 2, 3, 4])('under basis %i', (basis) => {
    const [from, to] = [dateOf(2025, 2, 28), dateOf(2025, 8, 31)];
    expect(quasiPeriods(from, to, { anchor: to, toEnd: true, frequency: 2, basis })).toBe(1);
    expect(quasiPeriods(from, dateOf(2026, 2, 28), { anchor: to, toEnd: true, frequency: 2, basis })).toBe(2);
  });

  it('and a part by its days: from 15 March to 31 August are 166 of 180 by US months', () => {
    // From the 15th, the 31st is kept: 5 · 30 + 31 − 15.
    const [from, to] = [dateOf(2025, 3, 15), dateOf(2025, 8, 31)];
    expect(quasiPeriods(from, to, { anchor: to, toEnd: true, frequency: 2, basis: 0 })).toBeCloseTo(166 / 180, 14);
  });
});

describe('an annual percentage rate', () => {
  it('far below zero is found even if amounts come late: u = (1 + i)⁴⁰ solves 1000 u² + 1000 u = 10⁻⁹', () => {
    const advances = [
      { amount: 1000, unitPeriods: 0 },
      { amount: 1000, unitPeriods: 40 },
    ];
    // u is 10⁻¹² up to an error of 10⁻²⁴.
    expect(apr({ advances, payments: [{ amount: 1e-9, unitPeriods: 80 }], unitPeriodsPerYear: 1 })).toBeCloseTo(10 ** (-12 / 40) - 1, 10);
  });

  it('takes amounts up to 1e100', () => {
    const of = (amount: number) =>
      apr({ advances: [{ amount, unitPeriods: 0 }], payments: [{ amount, unitPeriods: 1 }], unitPeriodsPerYear: 12 });
    expect(of(1e100)).toBeCloseTo(0, 12);
    expect(of(1.01e100)).toMatchObject({ refused: 'Each amount of "advances" must be more than 0.' });
  });
});

describe('rates at which the value touches zero without crossing it', () => {
  // Coefficients of (1 − v)² and its products, with v = 1 ÷ (1 + r): the root v = 1 is a rate of exactly 0.
  it.each([
    ['(1 − v)²', [1, -2, 1], [0]],
    ['(1 − v)⁴', [1, -4, 6, -4, 1], [0]],
    ['(1 − v)² (1 + v)', [1, -1, -1, 1], [0]],
    ['(1 − v)² (1 + v²)', [1, -2, 2, -2, 1], [0]],
    ['(1 − v)² (3 v − 2)', [-2, 7, -8, 3], [0, 0.5]],
    ['(1 − v)² (11 v − 10)', [-10, 31, -32, 11], [0, 0.1]],
  ])('are stated once and exactly: %s', (_name, amounts, wanted) => {
    const found = ratesOfReturn(amounts.map((amount, time) => ({ amount, time })));
    const rates = found.kind === 'none' ? [] : found.kind === 'one' ? [found.rate] : found.rates;
    expect(rates.length).toBe(wanted.length);
    expect(rates[0]).toBe(0);
    for (const [at, rate] of rates.entries()) expect(rate).toBeCloseTo(wanted[at] ?? Number.NaN, 10);
  });
});

describe('one rate of several', () => {
  const found = { kind: 'several', rates: [0, 0.5, 1.5] } as const;

  it('is the nearest to the guess, and the lower where two are equally near', () => {
    expect([-0.9, 0.24, 0.25, 0.26, 0.9, 1.1, 9].map((guess) => oneRate(found, guess))).toEqual([0, 0, 0, 0.5, 0.5, 1.5, 1.5]);
  });
});

describe('the number of periods', () => {
  it('is zero if the future value is reached at the start, whatever is paid', () => {
    for (const [rate, payment] of [
      [0, 0],
      [0.1, 0],
      [0, -10],
      [0.1, -10],
      [0.1, -20],
    ]) {
      expect(callFunction('NPER', { rate, pmt: payment, pv: 100, fv: -100 })).toBe(0);
    }
  });

  it('does not exist where payments only ever approach the future value: 10 a period at 10 % towards 100', () => {
    expect(callFunction('NPER', { rate: 0.1, pmt: -10, pv: 50, fv: -100 })).toMatchObject({
      refused: 'These payments never reach the future value.',
    });
  });
});

it('a bond has no yield over no day: 30 January to 31 January by equal months', () => {
  const bond = { settlement: '2025-01-30', maturity: '2025-01-31', rate: 0.05, pr: 99, redemption: 100, frequency: 2 };
  expect(callFunction('YIELD', bond)).toEqual({ refused: 'These dates lie no day apart under this basis.', field: 'maturity' });
});

it('an asset written off in full has nothing left, not a binary digit', () => {
  const asset = { cost: 4_889_589.78, salvage: 451_952.44, life: 2, factor: 3 };
  expect(callFunction('VDB', { ...asset, start_period: 1.25, end_period: 2 })).toBe(0);
});

it('a bill has no price of nothing: 180 days at 200 %', () => {
  expect(callFunction('TBILLPRICE', { settlement: '2025-01-01', maturity: '2025-06-30', discount: 2 })).toMatchObject({
    refused: 'This discount leaves no price above 0.',
  });
});

describe('arguments', () => {
  const coupons = { settlement: '2025-01-15', maturity: '2026-01-15', frequency: 2 };

  it('are refused by name if they must be whole', () => {
    const loan = { rate: 0.01, nper: 10, pv: 100 };
    expect(callFunction('IPMT', { ...loan, per: 1.5 })).toMatchObject({ refused: '"per" must be a whole number.' });
    expect(callFunction('IPMT', { ...loan, per: '2' })).toMatchObject({ refused: '"per" must be a whole number.' });
    expect(callFunction('COUPNUM', { ...coupons, frequency: '2' })).toMatchObject({ refused: '"frequency" must be a number.' });
  });

  it('refuse a date in a list, NaN, and infinity', () => {
    const noDate = '"settlement" must be a date such as 2026-03-31.';
    expect(callFunction('COUPNUM', { ...coupons, settlement: ['2025-01-15'] })).toMatchObject({ refused: noDate });
    for (const rate of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(callFunction('PMT', { rate, nper: 12, pv: 1 })).toMatchObject({ refused: '"rate" must be a number.' });
    }
  });
});

it('a date is written with two digits for its month and its day', () => {
  expect([dateToText(dateOf(2026, 3, 1)), dateToText(dateOf(1999, 12, 31))]).toEqual(['2026-03-01', '1999-12-31']);
});
