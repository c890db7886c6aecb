import { describe, expect, it } from 'vitest';
import { callFunction } from './functions.ts';

describe('interest of a range of periods', () => {
  it('of 400 periods at 10 % is all that is paid beyond the loan: 400 · 10 − 100', () => {
    // The payment is 10 ÷ (1 − 1.1⁻⁴⁰⁰), and 1.1⁻⁴⁰⁰ is less than 10⁻¹⁶.
    expect(callFunction('CUMIPMT', { rate: 0.1, nper: 400, pv: 100, start_period: 1, end_period: 400 })).toBeCloseTo(-3900, 9);
  });

  it('of one period is the rate times the loan, about a tenth of the payment too', () => {
    for (const rate of [0.11, 1 / 9, 0.112]) {
      expect(callFunction('CUMIPMT', { rate, nper: 1, pv: 100, start_period: 1, end_period: 1 })).toBeCloseTo(-100 * rate, 12);
    }
  });

  it('at −90 % is a gain of 90 in the first of 300 periods, and with nothing owed it is nothing', () => {
    const terms = { rate: -0.9, nper: 300, start_period: 1, end_period: 1 };
    expect(callFunction('CUMIPMT', { ...terms, pv: 100 })).toBeCloseTo(90, 12);
    expect(callFunction('CUMIPMT', { ...terms, pv: 0 })).toBe(0);
  });
});

describe('growth to zero', () => {
  it('is −1 where something was, 0 where nothing was, and refused below', () => {
    expect(callFunction('RRI', { nper: 4, pv: 100, fv: 0 })).toBe(-1);
    expect(callFunction('RRI', { nper: 4, pv: 0, fv: 0 })).toBe(0);
    expect(callFunction('RRI', { nper: 4, pv: -1, fv: 0 })).toEqual({ refused: '"pv" must be at least 0.', field: 'pv' });
  });
});

describe('a bond', () => {
  it('has no yield where its first coupon lies behind settlement by the count of days and is all of the price', () => {
    // By actual days over 360, 14 January is 183 of 180 days after 15 July. With g = ln(1 + y) the present value less the price is
    // 2.5 · (e^(g ÷ 60) − 183 ÷ 180) + 2.5 · e^(−g · 59 ÷ 60) + 102.5 · e^(−g · 119 ÷ 60) − 0.01, above 0 for every g: up to g = 1 the
    // last coupon alone is worth more than 14, from there on the first bracket is positive and grows while the rest falls from 15.
    const bond = { settlement: '2025-01-14', maturity: '2026-01-15', rate: 0.05, pr: 0.01, redemption: 100, frequency: 2, basis: 2 };
    expect(callFunction('YIELD', bond)).toEqual({ refused: 'No yield gives this price.', field: 'pr' });
  });

  it('with a short first period waits 46 of 180 days for 31 August from 15 July, where the whole year has equal months', () => {
    // US 30/360 leaves the 31st beside a 15th: 30 + 31 − 15. At a yield of 200 % twice a year an amount halves in each half-year.
    const bond = { settlement: '2025-07-15', issue: '2025-05-15', first_coupon: '2025-08-31', maturity: '2025-08-31' };
    const terms = { rate: 0, yld: 2, redemption: 100, frequency: 2, basis: 0 };
    expect(callFunction('ODDFPRICE', { ...bond, ...terms })).toBeCloseTo(100 * 2 ** (-46 / 180), 12);
    // A coupon of 5 · 106 ÷ 180 (15 May to 31 August), of which 60 of the 180 days (two months) have accrued.
    const first = (5 * 106) / 180;
    expect(callFunction('ODDFPRICE', { ...bond, ...terms, rate: 0.1 })).toBeCloseTo((100 + first) * 2 ** (-46 / 180) - (5 * 60) / 180, 12);
  });
});
