import { describe, expect, it } from 'vitest';
import { callFunction } from './functions.ts';

interface Vector {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expect: number | string;
  readonly within?: number;
  /** The arithmetic in words. */
  readonly by: string;
}

/** Worked by hand from the equation. */
const byHand: readonly Vector[] = [
  { name: 'PMT', args: { rate: 0, nper: 12, pv: 1200, fv: 600 }, expect: -150, within: 0, by: '(1200 + 600) ÷ 12' },
  { name: 'PMT', args: { rate: 0.1, nper: 1, pv: 100, fv: -10 }, expect: -100, within: 1e-12, by: '100 · 1.1 − 10' },
  { name: 'PV', args: { rate: 0, nper: 10, pmt: 5, fv: 7 }, expect: -57, within: 0, by: '5 · 10 + 7' },
  { name: 'PV', args: { rate: 0.1, nper: 2, pmt: 121, fv: 121, type: 1 }, expect: -331, within: 1e-10, by: '121 + 110 + 100' },
  { name: 'FV', args: { rate: 0, nper: 10, pmt: 5, pv: 7 }, expect: -57, within: 0, by: '5 · 10 + 7' },
  { name: 'FV', args: { rate: 0.1, nper: 2, pmt: 100, pv: 100 }, expect: -331, within: 1e-10, by: '121 + 110 + 100' },
  { name: 'FV', args: { rate: -0.5, nper: 2, pv: -400 }, expect: 100, within: 1e-10, by: '400 halved twice' },
  { name: 'NPER', args: { rate: 0, pmt: -100, pv: 1000, fv: 200 }, expect: 12, within: 0, by: '1200 ÷ 100' },
  { name: 'NPER', args: { rate: 0.1, pmt: 0, pv: -100, fv: 121 }, expect: 2, within: 1e-12, by: '1.1 squared is 1.21' },
  { name: 'NPER', args: { rate: 0.1, pmt: 0, pv: 100, fv: -100 }, expect: 0, within: 0, by: 'nothing to do' },
  { name: 'IPMT', args: { rate: 0.1, per: 1, nper: 2, pv: 210, type: 1 }, expect: 0, within: 0, by: 'paid at once, no interest yet' },
  {
    name: 'IPMT',
    args: { rate: 0.1, per: 2, nper: 2, pv: 210, type: 1 },
    expect: -10,
    within: 1e-10,
    by: 'payment 110, 100 owed for a period',
  },
  { name: 'PPMT', args: { rate: 0.1, per: 1, nper: 2, pv: 210, type: 1 }, expect: -110, within: 1e-10, by: 'payment 110, no interest' },
  { name: 'PPMT', args: { rate: 0, per: 3, nper: 4, pv: 100 }, expect: -25, within: 0, by: '100 ÷ 4' },
  {
    name: 'CUMIPMT',
    args: { rate: 0.1, nper: 2, pv: 210, start_period: 1, end_period: 2, type: 1 },
    expect: -10,
    within: 1e-10,
    by: '0 + 10',
  },
  {
    name: 'CUMPRINC',
    args: { rate: 0.1, nper: 2, pv: 210, start_period: 2, end_period: 2, type: 1 },
    expect: -100,
    within: 1e-10,
    by: '110 − 10',
  },
  { name: 'CUMIPMT', args: { rate: 0, nper: 4, pv: 100, start_period: 1, end_period: 4 }, expect: 0, within: 0, by: 'no interest' },
  {
    name: 'CUMIPMT',
    args: { rate: 0, nper: 7, pv: 100, start_period: 2, end_period: 6 },
    expect: 0,
    within: 0,
    by: 'no interest, however the parts round',
  },
  { name: 'CUMPRINC', args: { rate: 0, nper: 4, pv: 100, start_period: 2, end_period: 3 }, expect: -50, within: 0, by: '2 · 25' },
  { name: 'RATE', args: { nper: 2, pv: -100, fv: 121 }, expect: 0.1, within: 1e-14, by: '100 · 1.1 · 1.1' },
  { name: 'RATE', args: { nper: 10, pmt: -100, pv: 1000 }, expect: 0, within: 0, by: '10 · 100 = 1000' },
  { name: 'RATE', args: { nper: 2, pv: -100, fv: 25 }, expect: -0.5, within: 1e-14, by: 'halved twice' },
  { name: 'RATE', args: { nper: 2, pmt: -110, pv: 210, type: 1 }, expect: 0.1, within: 1e-14, by: '210 − 110 = 100, and 10 of interest' },
  { name: 'RATE', args: { nper: 10, pmt: -10, pv: 1000, fv: -1000, type: 1 }, expect: 10 / 990, within: 1e-14, by: '10 in advance on 990' },
  { name: 'RATE', args: { nper: 2, pmt: -100, pv: 100, fv: 50, type: 1 }, expect: -0.5, within: 1e-14, by: '0 today, −100 next, 50 then' },
  {
    name: 'RATE',
    args: { nper: 3, pmt: 100, pv: -190, fv: -100 },
    expect: 0.0348883,
    within: 5e-8,
    by: '190 = 100 ÷ q + 100 ÷ q², q = (100 + √86000) ÷ 380',
  },
  { name: 'RATE', args: { nper: 0.5, pv: -100, fv: 110 }, expect: 0.21, within: 1e-13, by: '1.1 in half a period' },
  { name: 'NPV', args: { rate: 0, values: [1, 2, 3] }, expect: 6, within: 0, by: '1 + 2 + 3' },
  { name: 'NPV', args: { rate: 1, values: [2, 4] }, expect: 2, within: 0, by: '2 ÷ 2 + 4 ÷ 4' },
  { name: 'IRR', args: { values: [-100, 230, -132], guess: 0.25 }, expect: 0.2, within: 1e-10, by: '(1.1 − x)(1.2 − x)' },
  { name: 'IRR', args: { values: [-100, 230, -132], guess: 0.14 }, expect: 0.1, within: 1e-10, by: '(1.1 − x)(1.2 − x)' },
  { name: 'IRR', args: { values: [-100, 100] }, expect: 0, within: 0, by: 'as much back' },
  { name: 'IRR', args: { values: [0, -100, 0, 400] }, expect: 1, within: 1e-14, by: 'doubled twice' },
  { name: 'IRR', args: { values: [-1, 1_000_001] }, expect: 1_000_000, within: 1e-6, by: 'a millionfold' },
  { name: 'MIRR', args: { values: [-100, 121], finance_rate: 0, reinvest_rate: 0 }, expect: 0.21, within: 1e-14, by: '121 ÷ 100' },
  {
    name: 'MIRR',
    args: { values: [-100, 0, 121], finance_rate: 0.05, reinvest_rate: 0.05 },
    expect: 0.1,
    within: 1e-14,
    by: '1.1 squared',
  },
  {
    name: 'XNPV',
    args: { rate: 0.5, values: [-10, 15, 45], dates: ['2025-01-01', '2026-01-01', '2027-01-01'] },
    expect: 20,
    within: 1e-12,
    by: '−10 + 15 ÷ 1.5 + 45 ÷ 2.25',
  },
  {
    name: 'XIRR',
    args: { values: [-100, 200], dates: ['2025-01-01', '2026-01-01'] },
    expect: 1,
    within: 1e-13,
    by: 'doubled in 365 days',
  },
  {
    name: 'XIRR',
    args: { values: [-1000, 976.469], dates: ['2025-03-03', '2025-03-09'] },
    expect: -0.7651,
    within: 5e-5,
    by: 'a loss of 2.4 % in six days: exp(365 ÷ 6 · ln 0.976469) = exp(60.8333 · −0.0238123) = 0.23490',
  },
  {
    name: 'XIRR',
    args: { values: [-1000, 976], dates: ['2025-03-03', '2025-03-09'] },
    expect: -0.77186,
    within: 5e-6,
    by: 'exp(365 ÷ 6 · ln 0.976) = exp(60.8333 · −0.02429269) = 0.228138',
  },
  { name: 'RRI', args: { nper: 2, pv: 100, fv: 121 }, expect: 0.1, within: 1e-14, by: '1.1 squared' },
  { name: 'EFFECT', args: { nominal_rate: 0.2, npery: 2 }, expect: 0.21, within: 1e-14, by: '1.1 squared' },
  { name: 'NOMINAL', args: { effect_rate: 0.21, npery: 2 }, expect: 0.2, within: 1e-14, by: '1.1 squared' },
  { name: 'SYD', args: { cost: 700, salvage: 100, life: 3, per: 2 }, expect: 200, within: 1e-12, by: '600 · 2 ÷ 6' },
  { name: 'DB', args: { cost: 1000, salvage: 250, life: 2, period: 2 }, expect: 250, within: 1e-12, by: 'rate ½: 500, then 250' },
  { name: 'DB', args: { cost: 1000, salvage: 250, life: 2, period: 1 }, expect: 500, within: 1e-12, by: 'rate ½' },
  {
    name: 'DB',
    args: { cost: 1000, salvage: 250, life: 2, period: 3, month: 6 },
    expect: 93.75,
    within: 1e-12,
    by: '250, 375, then 375 · ½ · ½',
  },
  { name: 'DB', args: { cost: 0, salvage: 0, life: 2, period: 1 }, expect: 0, within: 0, by: 'nothing to write off' },
  { name: 'DDB', args: { cost: 1000, salvage: 300, life: 4, period: 2 }, expect: 200, within: 1e-12, by: '500, then down to 300' },
  { name: 'DDB', args: { cost: 1000, salvage: 300, life: 4, period: 3 }, expect: 0, within: 0, by: 'at the salvage value already' },
  { name: 'DDB', args: { cost: 1000, salvage: 0, life: 1, period: 1 }, expect: 1000, within: 0, by: 'never more than all' },
  { name: 'DDB', args: { cost: 100, salvage: 300, life: 4, period: 1 }, expect: 0, within: 0, by: 'worth less than its salvage value' },
  { name: 'VDB', args: { cost: 1000, salvage: 0, life: 4, start_period: 0, end_period: 4 }, expect: 1000, within: 1e-10, by: 'all of it' },
  {
    name: 'VDB',
    args: { cost: 1000, salvage: 0, life: 4, start_period: 3, end_period: 4 },
    expect: 125,
    within: 1e-10,
    by: '500, 250, then 250 over two years',
  },
  {
    name: 'VDB',
    args: { cost: 1000, salvage: 0, life: 4, start_period: 3, end_period: 4, no_switch: true },
    expect: 62.5,
    within: 1e-10,
    by: '500, 250, 125, 62.5',
  },
  {
    name: 'VDB',
    args: { cost: 1000, salvage: 0, life: 4, start_period: 0.5, end_period: 1.5 },
    expect: 375,
    within: 1e-10,
    by: '½ · 500 + ½ · 250',
  },
  {
    name: 'VDB',
    args: { cost: 1000, salvage: 400, life: 4, start_period: 0, end_period: 2 },
    expect: 600,
    within: 1e-10,
    by: '500, then down to 400',
  },
  {
    name: 'VDB',
    args: { cost: 100, salvage: 400, life: 4, start_period: 0, end_period: 2 },
    expect: 0,
    within: 0,
    by: 'worth less than its salvage value',
  },
  {
    name: 'PRICE',
    args: { settlement: '2025-10-01', maturity: '2026-01-01', rate: 0.06, yld: 0.08, redemption: 100, frequency: 2 },
    expect: 99.4803921568627,
    within: 1e-10,
    by: 'half of the last period left: 103 ÷ 1.02 − 1.5',
  },
  {
    name: 'PRICE',
    args: { settlement: '2025-01-01', maturity: '2026-01-01', rate: 0.2, yld: 0.2, redemption: 121, frequency: 2 },
    expect: 117.3553719,
    within: 5e-8,
    by: '10 ÷ 1.1 + 131 ÷ 1.21',
  },
  {
    name: 'YIELD',
    args: { settlement: '2025-10-01', maturity: '2026-01-01', rate: 0.06, pr: 101.5, redemption: 100, frequency: 2 },
    expect: 0,
    within: 1e-15,
    by: '101.5 + 1.5 is 103, what comes back',
  },
  {
    name: 'YIELD',
    args: { settlement: '2025-10-01', maturity: '2026-01-01', rate: 0.06, pr: 99.48039215686275, redemption: 100, frequency: 2 },
    expect: 0.08,
    within: 1e-12,
    by: 'the price above, turned round',
  },
  {
    name: 'DURATION',
    args: { settlement: '2025-01-01', maturity: '2027-01-01', coupon: 0, yld: 0.1, frequency: 2 },
    expect: 2,
    within: 1e-12,
    by: 'without coupons the duration is the term',
  },
  {
    name: 'TBILLEQ',
    args: { settlement: '2025-01-01', maturity: '2026-01-01', discount: 0.36 },
    expect: 0.509823,
    within: 5e-7,
    by: 'price 0.635 for a year: (1 + y ÷ 2)² = 1.5748031, whose root is 1.2549116',
  },
  { name: 'YEARFRAC', args: { start_date: '2025-07-30', end_date: '2025-01-01' }, expect: 209 / 360, within: 1e-15, by: 'either order' },
];

describe('examples worked by hand', () => {
  for (const { name, args, expect: wanted, within = 0.005, by } of byHand) {
    it(`${name} gives ${wanted}: ${by}`, () => {
      expectValue(callFunction(name, args), wanted, within);
    });
  }
});

function expectValue(actual: unknown, wanted: number | string, within: number): void {
  if (typeof wanted === 'string') {
    expect(actual).toBe(wanted);
    return;
  }
  if (typeof actual !== 'number') throw new Error(`no number: ${JSON.stringify(actual)}`);
  expect(Object.is(actual, -0), 'negative zero').toBe(false);
  expect(Math.abs(actual - wanted), `${actual}`).toBeLessThanOrEqual(within);
}
