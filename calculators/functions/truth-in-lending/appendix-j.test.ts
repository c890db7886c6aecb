import { describe, expect, it } from 'vitest';
import { apr, type UnitPeriodFlow } from './annual-percentage-rate.ts';

interface Example {
  readonly paragraph: string;
  readonly advance: number;
  readonly payments: readonly UnitPeriodFlow[];
  readonly unitPeriodsPerYear: number;
  /** The disclosed rate, in per cent with two decimals. */
  readonly rate: number;
}

/** The worked examples of Regulation Z, 12 CFR 1026, appendix J, paragraph (c). */
const examples: readonly Example[] = [
  {
    paragraph: '(c)(1)(i) monthly, regular first period',
    advance: 5000,
    payments: [{ amount: 230, unitPeriods: 1, count: 24 }],
    unitPeriodsPerYear: 12,
    rate: 9.69,
  },
  {
    paragraph: '(c)(1)(ii) monthly, long first period',
    advance: 6000,
    payments: [{ amount: 200, unitPeriods: 1, fraction: 19 / 30, count: 36 }],
    unitPeriodsPerYear: 12,
    rate: 11.82,
  },
  {
    paragraph: '(c)(1)(iii) semimonthly, short first period',
    advance: 5000,
    payments: [{ amount: 219.17, unitPeriods: 0, fraction: 6 / 15, count: 24 }],
    unitPeriodsPerYear: 24,
    rate: 10.34,
  },
  {
    paragraph: '(c)(1)(iv) quarterly, long first period',
    advance: 10_000,
    payments: [{ amount: 385, unitPeriods: 1, fraction: 39 / 90, count: 40 }],
    unitPeriodsPerYear: 4,
    rate: 8.97,
  },
  {
    paragraph: '(c)(1)(v) weekly, long first period',
    advance: 500,
    payments: [{ amount: 17.6, unitPeriods: 4, fraction: 4 / 7, count: 30 }],
    unitPeriodsPerYear: 52,
    rate: 14.96,
  },
  {
    paragraph: '(c)(2)(i) monthly, irregular first payment',
    advance: 5000,
    payments: [
      { amount: 250, unitPeriods: 1 },
      { amount: 230, unitPeriods: 2, count: 23 },
    ],
    unitPeriodsPerYear: 12,
    rate: 10.08,
  },
  {
    paragraph: '(c)(2)(ii) every four weeks, long first period and irregular first payment',
    advance: 400,
    payments: [
      { amount: 39.5, unitPeriods: 1, fraction: 5 / 28 },
      { amount: 38.31, unitPeriods: 2, fraction: 5 / 28, count: 11 },
    ],
    unitPeriodsPerYear: 13,
    rate: 28.5,
  },
  {
    paragraph: '(c)(3)(i) monthly, irregular final payment',
    advance: 5000,
    payments: [
      { amount: 230, unitPeriods: 1, count: 23 },
      { amount: 280, unitPeriods: 24 },
    ],
    unitPeriodsPerYear: 12,
    rate: 10.5,
  },
  {
    paragraph: '(c)(3)(ii) every two weeks, short first period and irregular final payment',
    advance: 200,
    payments: [
      { amount: 9.5, unitPeriods: 0, fraction: 8 / 14, count: 19 },
      { amount: 30, unitPeriods: 19, fraction: 8 / 14 },
    ],
    unitPeriodsPerYear: 26,
    rate: 12.22,
  },
  {
    paragraph: '(c)(4)(i) monthly, irregular first and final payments',
    advance: 5000,
    payments: [
      { amount: 250, unitPeriods: 1 },
      { amount: 230, unitPeriods: 2, count: 22 },
      { amount: 280, unitPeriods: 24 },
    ],
    unitPeriodsPerYear: 12,
    rate: 10.9,
  },
  {
    paragraph: '(c)(4)(ii) every two months, short first period, irregular first and final payments',
    advance: 8000,
    payments: [
      { amount: 449.36, unitPeriods: 0, fraction: 52 / 60 },
      { amount: 465, unitPeriods: 1, fraction: 52 / 60, count: 18 },
      { amount: 200, unitPeriods: 19, fraction: 52 / 60 },
    ],
    unitPeriodsPerYear: 6,
    rate: 7.3,
  },
  {
    paragraph: '(c)(5)(i) single payment after 255 days',
    advance: 1000,
    payments: [{ amount: 1080, unitPeriods: 1 }],
    unitPeriodsPerYear: 365 / 255,
    rate: 11.45,
  },
  {
    paragraph: '(c)(5)(ii) single payment after six months',
    advance: 1000,
    payments: [{ amount: 1044, unitPeriods: 1 }],
    unitPeriodsPerYear: 2,
    rate: 8.8,
  },
  {
    paragraph: '(c)(5)(iii) single payment after a year and six months',
    advance: 1000,
    payments: [{ amount: 1135.19, unitPeriods: 1, fraction: 6 / 12 }],
    unitPeriodsPerYear: 1,
    rate: 8.76,
  },
  {
    paragraph: '(c)(5)(iv) single payment after exactly two years',
    advance: 1000,
    payments: [{ amount: 1240, unitPeriods: 2 }],
    unitPeriodsPerYear: 1,
    rate: 11.36,
  },
  {
    paragraph: '(c)(6)(i) every four weeks, payments skipped',
    advance: 2135,
    payments: [
      { amount: 100, unitPeriods: 0, fraction: 26 / 28, count: 9 },
      { amount: 100, unitPeriods: 10, fraction: 12 / 28, count: 6 },
      { amount: 100, unitPeriods: 16, fraction: 26 / 28, count: 6 },
      { amount: 100, unitPeriods: 23, fraction: 12 / 28, count: 3 },
    ],
    unitPeriodsPerYear: 13,
    rate: 12,
  },
  {
    paragraph: '(c)(6)(ii) monthly, payments skipped, and single payments',
    advance: 7350,
    payments: [
      { amount: 1000, unitPeriods: 6, fraction: 12 / 30, count: 3 },
      { amount: 2000, unitPeriods: 12, fraction: 12 / 30 },
      { amount: 750, unitPeriods: 18, fraction: 12 / 30, count: 3 },
      { amount: 1000, unitPeriods: 22, fraction: 29 / 30 },
    ],
    unitPeriodsPerYear: 12,
    rate: 10.22,
  },
];

describe('Regulation Z, appendix J', () => {
  it('works out seventeen examples', () => {
    expect(examples).toHaveLength(17);
  });

  for (const { paragraph, advance, payments, unitPeriodsPerYear, rate } of examples) {
    it(`${paragraph}: ${rate} %`, () => {
      const found = apr({ advances: [{ amount: advance, unitPeriods: 0 }], payments, unitPeriodsPerYear });
      if (typeof found !== 'number') throw new Error(found.refused);
      expect(Math.abs(found * 100 - rate)).toBeLessThanOrEqual(0.005);
    });
  }
});
