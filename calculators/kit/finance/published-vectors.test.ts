import { describe, expect, it } from 'vitest';
import { callFunction } from './functions.ts';

interface Vector {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expect: number | string;
  /** Half a unit of the last published digit. */
  readonly within?: number;
}

const flows = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000];
const business = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
const dated = {
  values: [-10_000, 2750, 4250, 3250, 2750],
  dates: ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'],
};
const mortgage = { rate: 0.09 / 12, nper: 360, pv: 125_000, type: 0 };
const machine = { cost: 2400, salvage: 300 };
const coupon = { settlement: '2011-01-25', maturity: '2011-11-15', frequency: 2, basis: 1 };
const quarter = { settlement: '2008-02-15', maturity: '2008-05-15', basis: 2 };
const bill = { settlement: '2008-03-31', maturity: '2008-06-01' };
const accrual = { first_interest: '2008-08-31', settlement: '2008-05-01', rate: 0.1, par: 1000, frequency: 2, basis: 0 };

/** The worked examples of Microsoft's documentation of each function, support.microsoft.com. */
const microsoft: readonly Vector[] = [
  { name: 'PMT', args: { rate: 0.08 / 12, nper: 10, pv: 10_000 }, expect: -1037.03 },
  { name: 'PMT', args: { rate: 0.08 / 12, nper: 10, pv: 10_000, type: 1 }, expect: -1030.16 },
  { name: 'PMT', args: { rate: 0.06 / 12, nper: 216, pv: 0, fv: 50_000 }, expect: -129.08 },
  { name: 'IPMT', args: { rate: 0.1 / 12, per: 1, nper: 36, pv: 8000 }, expect: -66.67 },
  { name: 'IPMT', args: { rate: 0.1, per: 3, nper: 3, pv: 8000 }, expect: -292.45 },
  { name: 'PPMT', args: { rate: 0.1 / 12, per: 1, nper: 24, pv: 2000 }, expect: -75.62 },
  { name: 'PPMT', args: { rate: 0.08, per: 10, nper: 10, pv: 200_000 }, expect: -27_598.05 },
  { name: 'CUMIPMT', args: { ...mortgage, start_period: 13, end_period: 24 }, expect: -11_135.23 },
  { name: 'CUMIPMT', args: { ...mortgage, start_period: 1, end_period: 1 }, expect: -937.5 },
  { name: 'CUMPRINC', args: { ...mortgage, start_period: 13, end_period: 24 }, expect: -934.1071, within: 5e-5 },
  { name: 'CUMPRINC', args: { ...mortgage, start_period: 1, end_period: 1 }, expect: -68.27827, within: 5e-6 },
  { name: 'ISPMT', args: { rate: 0.1 / 12, per: 1, nper: 36, pv: 8_000_000 }, expect: -64_814.8, within: 0.05 },
  { name: 'PV', args: { rate: 0.08 / 12, nper: 240, pmt: 500, fv: 0, type: 0 }, expect: -59_777.15 },
  { name: 'FV', args: { rate: 0.06 / 12, nper: 10, pmt: -200, pv: -500, type: 1 }, expect: 2581.4 },
  { name: 'FV', args: { rate: 0.12 / 12, nper: 12, pmt: -1000 }, expect: 12_682.5 },
  { name: 'FV', args: { rate: 0.11 / 12, nper: 35, pmt: -2000, type: 1 }, expect: 82_846.25 },
  { name: 'FV', args: { rate: 0.06 / 12, nper: 12, pmt: -100, pv: -1000, type: 1 }, expect: 2301.4 },
  { name: 'FVSCHEDULE', args: { principal: 1, schedule: [0.09, 0.11, 0.1] }, expect: 1.33089, within: 1e-12 },
  { name: 'NPER', args: { rate: 0.01, pmt: -100, pv: -1000, fv: 10_000, type: 1 }, expect: 59.6738657, within: 5e-8 },
  { name: 'NPER', args: { rate: 0.01, pmt: -100, pv: -1000, fv: 10_000 }, expect: 60.0821229, within: 5e-8 },
  { name: 'NPER', args: { rate: 0.01, pmt: -100, pv: -1000 }, expect: -9.57859404, within: 5e-9 },
  { name: 'RATE', args: { nper: 48, pmt: -200, pv: 8000 }, expect: 0.0077, within: 5e-5 },
  { name: 'NPV', args: { rate: 0.1, values: [-10_000, 3000, 4200, 6800] }, expect: 1188.44 },
  { name: 'IRR', args: { values: business.slice(0, 5) }, expect: -0.021, within: 5e-4 },
  { name: 'IRR', args: { values: business }, expect: 0.087, within: 5e-4 },
  { name: 'IRR', args: { values: business.slice(0, 3), guess: -0.1 }, expect: -0.444, within: 5e-4 },
  { name: 'MIRR', args: { values: flows, finance_rate: 0.1, reinvest_rate: 0.12 }, expect: 0.126094, within: 5e-7 },
  { name: 'MIRR', args: { values: flows.slice(0, 4), finance_rate: 0.1, reinvest_rate: 0.12 }, expect: -0.048044655, within: 5e-10 },
  { name: 'MIRR', args: { values: flows, finance_rate: 0.1, reinvest_rate: 0.14 }, expect: 0.134759111, within: 5e-10 },
  { name: 'XNPV', args: { rate: 0.09, ...dated }, expect: 2086.65 },
  { name: 'XIRR', args: dated, expect: 0.373362535, within: 2e-9 },
  { name: 'XIRR', args: { ...dated, guess: 0.1 }, expect: 0.373362535, within: 2e-9 },
  { name: 'RRI', args: { nper: 96, pv: 10_000, fv: 11_000 }, expect: 0.0009933, within: 5e-8 },
  { name: 'PDURATION', args: { rate: 0.025, pv: 2000, fv: 2200 }, expect: 3.86 },
  { name: 'PDURATION', args: { rate: 0.025 / 12, pv: 1000, fv: 1200 }, expect: 87.6, within: 0.05 },
  { name: 'EFFECT', args: { nominal_rate: 0.0525, npery: 4 }, expect: 0.0535427, within: 5e-8 },
  { name: 'NOMINAL', args: { effect_rate: 0.053543, npery: 4 }, expect: 0.05250032, within: 5e-9 },
  { name: 'SLN', args: { cost: 30_000, salvage: 7500, life: 10 }, expect: 2250, within: 1e-12 },
  { name: 'SYD', args: { cost: 30_000, salvage: 7500, life: 10, per: 1 }, expect: 4090.91 },
  { name: 'SYD', args: { cost: 30_000, salvage: 7500, life: 10, per: 10 }, expect: 409.09 },
  ...[186_083.33, 259_639.42, 176_814.44, 120_410.64, 81_999.64, 55_841.76, 15_845.1].map((value, index) => ({
    name: 'DB',
    args: { cost: 1_000_000, salvage: 100_000, life: 6, period: index + 1, month: 7 },
    expect: value,
  })),
  { name: 'DDB', args: { ...machine, life: 3650, period: 1 }, expect: 1.32 },
  { name: 'DDB', args: { ...machine, life: 120, period: 1, factor: 2 }, expect: 40 },
  { name: 'DDB', args: { ...machine, life: 10, period: 1, factor: 2 }, expect: 480 },
  { name: 'DDB', args: { ...machine, life: 10, period: 2, factor: 1.5 }, expect: 306 },
  { name: 'DDB', args: { ...machine, life: 10, period: 10 }, expect: 22.12 },
  { name: 'VDB', args: { ...machine, life: 3650, start_period: 0, end_period: 1 }, expect: 1.32 },
  { name: 'VDB', args: { ...machine, life: 120, start_period: 0, end_period: 1 }, expect: 40 },
  { name: 'VDB', args: { ...machine, life: 10, start_period: 0, end_period: 1 }, expect: 480 },
  { name: 'VDB', args: { ...machine, life: 120, start_period: 6, end_period: 18 }, expect: 396.31 },
  { name: 'VDB', args: { ...machine, life: 120, start_period: 6, end_period: 18, factor: 1.5 }, expect: 311.81 },
  { name: 'VDB', args: { ...machine, life: 10, start_period: 0, end_period: 0.875, factor: 1.5 }, expect: 315 },
  {
    name: 'PRICE',
    args: { settlement: '2008-02-15', maturity: '2017-11-15', rate: 0.0575, yld: 0.065, redemption: 100, frequency: 2, basis: 0 },
    expect: 94.63436162,
    within: 5e-9,
  },
  {
    name: 'YIELD',
    args: { settlement: '2008-02-15', maturity: '2016-11-15', rate: 0.0575, pr: 95.04287, redemption: 100, frequency: 2, basis: 0 },
    expect: 0.065,
    within: 5e-7,
  },
  {
    name: 'DURATION',
    args: { settlement: '2018-07-01', maturity: '2048-01-01', coupon: 0.08, yld: 0.09, frequency: 2, basis: 1 },
    expect: 10.9191452816,
    within: 5e-11,
  },
  {
    name: 'DURATION',
    args: { settlement: '2008-01-01', maturity: '2016-01-01', coupon: 0.08, yld: 0.09, frequency: 2, basis: 1 },
    expect: 5.993774956,
    within: 5e-10,
  },
  {
    name: 'MDURATION',
    args: { settlement: '2008-01-01', maturity: '2016-01-01', coupon: 0.08, yld: 0.09, frequency: 2, basis: 1 },
    expect: 5.73567,
    within: 5e-6,
  },
  {
    name: 'DISC',
    args: { settlement: '2007-01-25', maturity: '2007-06-15', pr: 97.975, redemption: 100, basis: 1 },
    expect: 0.052420213,
    within: 5e-10,
  },
  { name: 'INTRATE', args: { ...quarter, investment: 1_000_000, redemption: 1_014_420 }, expect: 0.05768, within: 5e-7 },
  { name: 'RECEIVED', args: { ...quarter, investment: 1_000_000, discount: 0.0575 }, expect: 1_014_584.65 },
  { name: 'TBILLEQ', args: { ...bill, discount: 0.0914 }, expect: 0.09415149, within: 5e-9 },
  { name: 'TBILLPRICE', args: { ...bill, discount: 0.09 }, expect: 98.45 },
  { name: 'TBILLYIELD', args: { ...bill, pr: 98.45 }, expect: 0.09141696, within: 5e-9 },
  { name: 'ACCRINT', args: { ...accrual, issue: '2008-03-01' }, expect: 16.666667, within: 5e-7 },
  { name: 'ACCRINT', args: { ...accrual, issue: '2008-03-05', calc_method: false }, expect: 15.555556, within: 5e-7 },
  { name: 'ACCRINT', args: { ...accrual, issue: '2008-04-05', calc_method: true }, expect: 7.2222222, within: 5e-8 },
  {
    name: 'ACCRINTM',
    args: { issue: '2008-04-01', settlement: '2008-06-15', rate: 0.1, par: 1000, basis: 3 },
    expect: 20.54794521,
    within: 5e-9,
  },
  { name: 'COUPDAYBS', args: coupon, expect: 71, within: 0 },
  { name: 'COUPDAYS', args: coupon, expect: 181, within: 0 },
  { name: 'COUPDAYSNC', args: coupon, expect: 110, within: 0 },
  { name: 'COUPNCD', args: coupon, expect: '2011-05-15' },
  { name: 'COUPPCD', args: coupon, expect: '2010-11-15' },
  { name: 'COUPNUM', args: { ...coupon, settlement: '2007-01-25', maturity: '2008-11-15' }, expect: 4, within: 0 },
  { name: 'YEARFRAC', args: { start_date: '2012-01-01', end_date: '2012-07-30' }, expect: 0.58055556, within: 5e-9 },
  { name: 'YEARFRAC', args: { start_date: '2012-01-01', end_date: '2012-07-30', basis: 1 }, expect: 0.57650273, within: 5e-9 },
  { name: 'YEARFRAC', args: { start_date: '2012-01-01', end_date: '2012-07-30', basis: 3 }, expect: 0.57808219, within: 5e-9 },
  {
    name: 'PRICEDISC',
    args: { settlement: '2008-02-16', maturity: '2008-03-01', discount: 0.0525, redemption: 100, basis: 2 },
    expect: 99.8,
  },
  {
    name: 'YIELDDISC',
    args: { settlement: '2008-02-16', maturity: '2008-03-01', pr: 99.795, redemption: 100, basis: 2 },
    expect: 0.052823,
    within: 5e-7,
  },
  {
    name: 'PRICEMAT',
    args: { settlement: '2008-02-15', maturity: '2008-04-13', issue: '2007-11-11', rate: 0.061, yld: 0.061, basis: 0 },
    expect: 99.98449888,
    within: 5e-9,
  },
  {
    name: 'YIELDMAT',
    args: { settlement: '2008-03-15', maturity: '2008-11-03', issue: '2007-11-08', rate: 0.0625, pr: 100.0123, basis: 0 },
    expect: 0.0609543,
    within: 5e-8,
  },
  {
    name: 'ODDFPRICE',
    args: {
      settlement: '2008-11-11',
      maturity: '2021-03-01',
      issue: '2008-10-15',
      first_coupon: '2009-03-01',
      rate: 0.0785,
      yld: 0.0625,
      redemption: 100,
      frequency: 2,
      basis: 1,
    },
    expect: 113.597717,
    within: 5e-7,
  },
  {
    name: 'ODDFYIELD',
    args: {
      settlement: '2008-11-11',
      maturity: '2021-03-01',
      issue: '2008-10-15',
      first_coupon: '2009-03-01',
      rate: 0.0575,
      pr: 84.5,
      redemption: 100,
      frequency: 2,
      basis: 0,
    },
    expect: 0.077245542,
    within: 5e-10,
  },
  {
    name: 'ODDLPRICE',
    args: {
      settlement: '2008-02-07',
      maturity: '2008-06-15',
      last_interest: '2007-10-15',
      rate: 0.0375,
      yld: 0.0405,
      redemption: 100,
      frequency: 2,
      basis: 0,
    },
    expect: 99.87828601,
    within: 5e-9,
  },
  {
    name: 'ODDLYIELD',
    args: {
      settlement: '2008-04-20',
      maturity: '2008-06-15',
      last_interest: '2007-12-24',
      rate: 0.0375,
      pr: 99.875,
      redemption: 100,
      frequency: 2,
      basis: 0,
    },
    expect: 0.045192,
    within: 5e-7,
  },
];

describe('published worked examples', () => {
  for (const [index, { name, args, expect: wanted, within = 0.005 }] of microsoft.entries()) {
    it(`${name} gives Microsoft's documented ${wanted} (example ${index + 1})`, () => {
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
