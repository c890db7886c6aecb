import { describe } from 'vitest';
import { testExamples, type WorkedExample } from '#calculators/proof/published-examples.ts';

const dated = {
  values: [-10_000, 2000, 2500, 5000, 1000],
  dates: ['2001-01-01', '2001-02-01', '2001-03-15', '2001-05-12', '2001-08-10'],
};
const coupon = { settlement: '2001-01-25', maturity: '2001-11-15', frequency: 2, basis: 3 };
const five = { settlement: '2001-01-01', maturity: '2006-01-01', coupon: 0.08, yld: 0.09, frequency: 2, basis: 3 };
const bond = { settlement: '1999-02-15', maturity: '2007-11-15', rate: 0.0575, redemption: 100, frequency: 2, basis: 0 };
const short = { settlement: '1999-02-15', maturity: '1999-03-01', redemption: 100, basis: 2 };
const last = { maturity: '1999-06-15', last_interest: '1998-10-15', rate: 0.0375, redemption: 100, frequency: 2, basis: 0 };
const bill = { settlement: '1999-03-31', maturity: '1999-06-01' };

/**
 * The worked examples of LibreOffice's help, Financial Functions, parts one to three. XIRR and XNPV print the first of February as
 * 2001-01-02. Left out: COUPDAYS and MDURATION on basis 3, which LibreOffice counts in days of the calendar (181 and 4.02); like Excel
 * a coupon period is 365 ÷ 2 days here (182.5 and 4.01).
 */
const libreOffice: readonly WorkedExample[] = [
  { name: 'PV', args: { rate: 0.08 / 12, nper: 48, pmt: 500, fv: 20_000 }, expect: -35_019.37 },
  { name: 'FV', args: { rate: 0.04, nper: 2, pmt: 750, pv: 2500 }, expect: -4234 },
  { name: 'PMT', args: { rate: 0.0199 / 12, nper: 36, pv: 25_000 }, expect: -715.96 },
  { name: 'IPMT', args: { rate: 0.05, per: 5, nper: 7, pv: 15_000 }, expect: -352.97 },
  { name: 'PPMT', args: { rate: 0.0875 / 12, per: 1, nper: 36, pv: 5000, fv: 8000, type: 1 }, expect: -350.99 },
  { name: 'CUMIPMT', args: { rate: 0.055 / 12, nper: 24, pv: 5000, start_period: 4, end_period: 6, type: 1 }, expect: -57.54 },
  { name: 'CUMPRINC', args: { rate: 0.055 / 12, nper: 36, pv: 15_000, start_period: 10, end_period: 18, type: 0 }, expect: -3669.74 },
  { name: 'NPER', args: { rate: 0.06, pmt: 153.75, pv: 2600 }, expect: -12.02 },
  { name: 'RATE', args: { nper: 3, pmt: -10, pv: 900 }, expect: -0.7563, within: 5e-5 },
  { name: 'FVSCHEDULE', args: { principal: 1000, schedule: [0.03, 0.04, 0.05] }, expect: 1124.76 },
  { name: 'NPV', args: { rate: 0.0875, values: [10, 20, 30] }, expect: 49.43 },
  { name: 'MIRR', args: { values: [-5, 10, 15, 8], finance_rate: 0.5, reinvest_rate: 0.1 }, expect: 0.9416, within: 5e-5 },
  { name: 'XIRR', args: dated, expect: 0.1828, within: 5e-5 },
  { name: 'XNPV', args: { rate: 0.06, ...dated }, expect: 323.02 },
  { name: 'RRI', args: { nper: 4, pv: 7500, fv: 10_000 }, expect: 0.0746, within: 5e-5 },
  { name: 'PDURATION', args: { rate: 0.0475, pv: 25_000, fv: 1_000_000 }, expect: 79.49 },
  { name: 'EFFECT', args: { nominal_rate: 0.0975, npery: 4 }, expect: 0.1011, within: 5e-5 },
  { name: 'NOMINAL', args: { effect_rate: 0.135, npery: 12 }, expect: 0.1273, within: 5e-5 },
  { name: 'SLN', args: { cost: 50_000, salvage: 3500, life: 84 }, expect: 553.57 },
  ...[13_333.33, 10_666.67, 8000, 5333.33, 2666.67].map((value, index) => ({
    name: 'SYD',
    args: { cost: 50_000, salvage: 10_000, life: 5, per: index + 1 },
    expect: value,
  })),
  { name: 'DB', args: { cost: 25_000, salvage: 1000, life: 36, period: 1, month: 6 }, expect: 1075 },
  { name: 'DDB', args: { cost: 75_000, salvage: 1, life: 60, period: 12, factor: 2 }, expect: 1721.81 },
  { name: 'VDB', args: { cost: 35_000, salvage: 7500, life: 36, start_period: 10, end_period: 20, factor: 2 }, expect: 8603.8 },
  {
    name: 'ACCRINT',
    args: {
      issue: '2001-02-28',
      first_interest: '2001-08-31',
      settlement: '2001-05-01',
      rate: 0.1,
      par: 1000,
      frequency: 2,
      basis: 0,
    },
    expect: 16.94444,
    within: 5e-6,
  },
  {
    name: 'ACCRINTM',
    args: { issue: '2001-04-01', settlement: '2001-06-15', rate: 0.1, par: 1000, basis: 3 },
    expect: 20.54795,
    within: 5e-6,
  },
  {
    name: 'RECEIVED',
    args: { settlement: '1999-02-15', maturity: '1999-05-15', investment: 1000, discount: 0.0575, basis: 2 },
    expect: 1014.420266,
    within: 5e-7,
  },
  {
    name: 'DISC',
    args: { settlement: '2001-01-25', maturity: '2001-11-15', pr: 97, redemption: 100, basis: 3 },
    expect: 0.0372,
    within: 5e-5,
  },
  {
    name: 'INTRATE',
    args: { settlement: '1990-01-15', maturity: '2002-05-05', investment: 1_000_000, redemption: 2_000_000, basis: 3 },
    expect: 0.0812,
    within: 5e-5,
  },
  { name: 'DURATION', args: five, expect: 4.2, within: 0.05 },
  { name: 'PRICE', args: { ...bond, yld: 0.065 }, expect: 95.04287, within: 5e-6 },
  { name: 'YIELD', args: { ...bond, pr: 95.04287 }, expect: 0.065, within: 5e-7 },
  { name: 'PRICEDISC', args: { ...short, discount: 0.0525 }, expect: 99.79583, within: 5e-6 },
  { name: 'YIELDDISC', args: { ...short, pr: 99.795 }, expect: 0.052823, within: 5e-7 },
  {
    name: 'PRICEMAT',
    args: { settlement: '1999-02-15', maturity: '1999-04-13', issue: '1998-11-11', rate: 0.061, yld: 0.061, basis: 0 },
    expect: 99.98449888,
    within: 5e-9,
  },
  {
    name: 'YIELDMAT',
    args: { settlement: '1999-03-15', maturity: '1999-11-03', issue: '1998-11-08', rate: 0.0625, pr: 100.0123, basis: 0 },
    expect: 0.060954,
    within: 5e-7,
  },
  { name: 'ODDLPRICE', args: { ...last, settlement: '1999-02-07', yld: 0.0405 }, expect: 99.87829, within: 5e-6 },
  { name: 'ODDLYIELD', args: { ...last, settlement: '1999-04-20', pr: 99.875 }, expect: 0.044873, within: 5e-7 },
  { name: 'TBILLEQ', args: { ...bill, discount: 0.0914 }, expect: 0.094151, within: 5e-7 },
  { name: 'COUPDAYBS', args: coupon, expect: 71, within: 0 },
  { name: 'COUPDAYSNC', args: coupon, expect: 110, within: 0 },
  { name: 'COUPNUM', args: coupon, expect: 2, within: 0 },
  { name: 'COUPNCD', args: coupon, expect: '2001-05-15' },
  { name: 'COUPPCD', args: coupon, expect: '2000-11-15' },
];

/**
 * The worked examples of 31 CFR 356, appendix B, that quote by the same convention: sections II.A (a bond issued on a coupon day), II.D
 * (its accrued interest), and VI.A, C and D (bills). The example of VI.D.1 rounds an intermediate step to six digits.
 */
const treasury: readonly WorkedExample[] = [
  {
    name: 'PRICE',
    args: { settlement: '1990-05-15', maturity: '2020-05-15', rate: 0.0875, yld: 0.0884, redemption: 100, frequency: 2, basis: 1 },
    expect: 99.057893,
    within: 5e-7,
  },
  {
    name: 'ACCRINT',
    args: {
      issue: '1985-11-15',
      first_interest: '1986-05-15',
      settlement: '1985-11-29',
      rate: 0.095,
      par: 100,
      frequency: 2,
      basis: 1,
    },
    expect: 0.367403,
    within: 5e-7,
  },
  { name: 'TBILLPRICE', args: { settlement: '1989-11-24', maturity: '1990-02-22', discount: 0.0761 }, expect: 98.0975, within: 5e-7 },
  {
    name: 'DISC',
    args: { settlement: '1982-12-30', maturity: '1983-06-30', pr: 95.934567, redemption: 100, basis: 2 },
    expect: 0.080415158,
    within: 5e-10,
  },
  { name: 'TBILLEQ', args: { settlement: '1990-06-01', maturity: '1990-06-21', discount: 0.0793 }, expect: 0.080756, within: 2e-6 },
  { name: 'TBILLEQ', args: { settlement: '1990-06-07', maturity: '1991-06-06', discount: 0.0765 }, expect: 0.082373244, within: 5e-9 },
];

describe('worked examples of LibreOffice', () => testExamples(libreOffice));

describe('worked examples of 31 CFR 356, appendix B', () => testExamples(treasury));
