import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callFunction, functionsByName } from './functions.ts';

const loan = { rate: 0.01, per: 1, nper: 10, pv: 100 };
const stretch = { rate: 0.01, nper: 10, pv: 100, start_period: 1, end_period: 10 };
const asset = { cost: 100, salvage: 10, life: 5 };
const term = { settlement: '2025-01-15', maturity: '2026-01-15' };
const coupons = { ...term, frequency: 2 };
const bond = { ...coupons, rate: 0.05, redemption: 100 };
const certificate = { ...term, issue: '2024-06-01', rate: 0.05 };
const accrual = { issue: '2025-01-01', first_interest: '2025-07-01', settlement: '2025-04-01', rate: 0.05, frequency: 2 };
const oddFirst = { ...bond, settlement: '2025-02-01', maturity: '2030-03-01', issue: '2025-01-15', first_coupon: '2025-09-01' };
const oddLast = { ...bond, settlement: '2025-02-01', maturity: '2025-05-20', last_interest: '2025-01-15' };
const huge = 2e100;

type Args = Readonly<Record<string, unknown>>;

/** Valid arguments of each function; every row of `refusals` invalidates one of them. */
const good: Readonly<Record<string, Args>> = {
  PMT: { rate: 0.01, nper: 10, pv: 100 },
  IPMT: loan,
  PPMT: loan,
  CUMIPMT: stretch,
  CUMPRINC: stretch,
  ISPMT: loan,
  PV: { rate: 0.01, nper: 10, pmt: 1 },
  FV: { rate: 0.01, nper: 10, pmt: 1 },
  FVSCHEDULE: { principal: 1, schedule: [0.1] },
  NPER: { rate: 0.01, pmt: -20, pv: 100 },
  RATE: { nper: 10, pmt: -20, pv: 100 },
  NPV: { rate: 0.1, values: [1, 2] },
  IRR: { values: [-1, 2] },
  MIRR: { values: [-1, 2], finance_rate: 0.1, reinvest_rate: 0.1 },
  XNPV: { rate: 0.1, values: [-1, 2], dates: ['2025-01-01', '2026-01-01'] },
  XIRR: { values: [-1, 2], dates: ['2025-01-01', '2026-01-01'] },
  RRI: { nper: 2, pv: 1, fv: 2 },
  PDURATION: { rate: 0.1, pv: 1, fv: 2 },
  EFFECT: { nominal_rate: 0.1, npery: 12 },
  NOMINAL: { effect_rate: 0.1, npery: 12 },
  SLN: asset,
  SYD: { ...asset, per: 1 },
  DB: { ...asset, period: 1 },
  DDB: { ...asset, period: 1 },
  VDB: { ...asset, start_period: 0, end_period: 1 },
  MACRS: { cost: 100, life: 5, period: 1 },
  PRICE: { ...bond, yld: 0.05 },
  YIELD: { ...bond, pr: 100 },
  DURATION: { ...coupons, coupon: 0.05, yld: 0.05 },
  MDURATION: { ...coupons, coupon: 0.05, yld: 0.05 },
  COUPNUM: coupons,
  COUPDAYBS: coupons,
  COUPDAYS: coupons,
  COUPDAYSNC: coupons,
  COUPNCD: coupons,
  COUPPCD: coupons,
  ACCRINT: accrual,
  ACCRINTM: { issue: '2025-01-01', settlement: '2025-04-01', rate: 0.05 },
  DISC: { ...term, pr: 95, redemption: 100 },
  INTRATE: { ...term, investment: 95, redemption: 100 },
  RECEIVED: { ...term, investment: 95, discount: 0.05 },
  PRICEDISC: { ...term, discount: 0.05, redemption: 100 },
  YIELDDISC: { ...term, pr: 95, redemption: 100 },
  PRICEMAT: { ...certificate, yld: 0.05 },
  YIELDMAT: { ...certificate, pr: 100 },
  ODDFPRICE: { ...oddFirst, yld: 0.05 },
  ODDFYIELD: { ...oddFirst, pr: 100 },
  ODDLPRICE: { ...oddLast, yld: 0.05 },
  ODDLYIELD: { ...oddLast, pr: 100 },
  TBILLEQ: { ...term, discount: 0.05 },
  TBILLPRICE: { ...term, discount: 0.05 },
  TBILLYIELD: { ...term, pr: 95 },
  YEARFRAC: { start_date: '2025-01-01', end_date: '2026-01-01' },
  APR: { advances: [{ amount: 100, unitPeriods: 0 }], payments: [{ amount: 110, unitPeriods: 1 }], unit_periods_per_year: 12 },
  DOLLARDE: { fractional_dollar: 1.02, fraction: 16 },
  DOLLARFR: { decimal_dollar: 1.125, fraction: 16 },
  OPEN_END_APR: { finance_charge: 1, balance: 100 },
};

const annuities = ['PMT', 'IPMT', 'PPMT', 'PV', 'FV', 'NPER', 'CUMIPMT', 'CUMPRINC'];
const couponFunctions = ['COUPNUM', 'COUPDAYBS', 'COUPDAYS', 'COUPDAYSNC', 'COUPNCD', 'COUPPCD', 'PRICE', 'YIELD', 'DURATION', 'MDURATION'];
const discounted = ['DISC', 'INTRATE', 'RECEIVED', 'PRICEDISC', 'YIELDDISC'];
const onMaturity = [...couponFunctions, ...discounted, 'PRICEMAT', 'YIELDMAT', 'TBILLEQ', 'TBILLPRICE', 'TBILLYIELD'];

const odd = ['ODDFPRICE', 'ODDFYIELD', 'ODDLPRICE', 'ODDLYIELD'];

interface Row {
  readonly of: readonly string[];
  readonly given: Args;
  readonly refused: string;
  readonly field?: string;
  readonly rates?: readonly number[];
}

const refusals: readonly Row[] = [
  { of: [...annuities, 'ISPMT', 'NPV', 'XNPV'], given: { rate: -1 }, refused: '"rate" must be more than -1.', field: 'rate' },
  { of: [...annuities, 'RATE'], given: { type: 2 }, refused: '"type" must be 0 or 1.', field: 'type' },
  {
    of: ['PMT', 'IPMT', 'PPMT', 'CUMIPMT', 'CUMPRINC', 'ISPMT', 'RATE', 'RRI'],
    given: { nper: 0 },
    refused: '"nper" must be more than 0.',
    field: 'nper',
  },
  {
    of: ['PMT', 'IPMT', 'PPMT', 'CUMIPMT', 'CUMPRINC', 'ISPMT', 'FV', 'NPER', 'RATE', 'RRI', 'PDURATION'],
    given: { pv: huge },
    refused: '"pv" is too large.',
    field: 'pv',
  },
  { of: ['PMT', 'IPMT', 'PPMT', 'PV', 'NPER', 'RATE'], given: { fv: -huge }, refused: '"fv" is too large.', field: 'fv' },
  { of: ['PV', 'FV', 'NPER', 'RATE'], given: { pmt: huge }, refused: '"pmt" is too large.', field: 'pmt' },
  { of: ['PV', 'FV'], given: { nper: huge }, refused: '"nper" is too large.', field: 'nper' },
  { of: ['IPMT', 'PPMT'], given: { per: 0 }, refused: '"per" must be a whole number of at least 1.', field: 'per' },
  { of: ['IPMT', 'PPMT'], given: { per: 11 }, refused: '"per" must be at most "nper".', field: 'per' },
  { of: ['ISPMT'], given: { per: huge }, refused: '"per" is too large.', field: 'per' },
  {
    of: ['CUMIPMT', 'CUMPRINC'],
    given: { start_period: 0 },
    refused: '"start_period" must be a whole number of at least 1.',
    field: 'start_period',
  },
  { of: ['CUMIPMT', 'CUMPRINC'], given: { end_period: 11 }, refused: '"end_period" must be at most "nper".', field: 'end_period' },
  {
    of: ['CUMIPMT', 'CUMPRINC'],
    given: { start_period: 5, end_period: 4 },
    refused: '"end_period" must not come before "start_period".',
    field: 'end_period',
  },
  { of: ['NPER'], given: { pmt: -1, pv: 100 }, refused: 'These payments never reach the future value.', field: 'pmt' },
  { of: ['NPER'], given: { pmt: -0.5, pv: 100 }, refused: 'These payments never reach the future value.', field: 'pmt' },
  { of: ['NPER'], given: { rate: 0, pmt: 0 }, refused: 'These payments never reach the future value.', field: 'pmt' },
  { of: ['NPER'], given: { pmt: 0, pv: 0, fv: 5 }, refused: 'These payments never reach the future value.', field: 'pmt' },
  { of: ['RATE'], given: { pmt: 20 }, refused: 'No rate of return exists for these cash flows.' },
  { of: ['RATE'], given: { pmt: 0, pv: 0 }, refused: 'No rate of return exists for these cash flows.' },
  { of: ['RATE'], given: { nper: 1, pmt: -100, type: 1 }, refused: 'No rate of return exists for these cash flows.' },
  {
    of: ['RATE'],
    given: { nper: 2, pmt: 230, pv: -330, fv: -132, type: 1 },
    refused: 'These cash flows have several rates of return: 10% and 20%.',
    rates: [0.1, 0.2],
  },
  {
    of: ['RATE'],
    given: { nper: 2, pmt: 230, pv: -100, fv: -362 },
    refused: 'These cash flows have several rates of return: 10% and 20%.',
    rates: [0.1, 0.2],
  },
  { of: ['RATE', 'IRR', 'XIRR'], given: { guess: -1 }, refused: '"guess" must be more than -1.', field: 'guess' },
  { of: ['FVSCHEDULE'], given: { principal: huge }, refused: '"principal" is too large.', field: 'principal' },
  { of: ['FVSCHEDULE'], given: { schedule: [] }, refused: '"schedule" must hold at least one number.', field: 'schedule' },
  {
    of: ['FVSCHEDULE'],
    given: { schedule: new Array(500).fill(9) },
    refused: 'The result is too large or too small to be stated as a number.',
  },
  { of: ['NPV', 'IRR', 'MIRR'], given: { values: [] }, refused: '"values" must hold at least one number.', field: 'values' },
  {
    of: ['NPV', 'IRR', 'MIRR', 'XNPV', 'XIRR'],
    given: { values: [1, -huge] },
    refused: '"values" must hold numbers of a sensible size.',
    field: 'values',
  },
  { of: ['MIRR'], given: { values: [1, 2] }, refused: '"values" must hold at least one payment and one receipt.', field: 'values' },
  { of: ['MIRR'], given: { values: [-1, -2] }, refused: '"values" must hold at least one payment and one receipt.', field: 'values' },
  { of: ['MIRR'], given: { finance_rate: -1 }, refused: '"finance_rate" must be more than -1.', field: 'finance_rate' },
  { of: ['MIRR'], given: { reinvest_rate: -1 }, refused: '"reinvest_rate" must be more than -1.', field: 'reinvest_rate' },
  { of: ['XNPV', 'XIRR'], given: { values: [], dates: [] }, refused: '"values" must hold at least one number.', field: 'values' },
  { of: ['XNPV', 'XIRR'], given: { dates: ['2025-01-01'] }, refused: '"values" and "dates" must have the same length.', field: 'dates' },
  {
    of: ['XNPV'],
    given: { dates: ['2025-01-02', '2025-01-01'] },
    refused: '"dates" must not hold a date before the first one.',
    field: 'dates',
  },
  { of: ['RRI', 'PDURATION'], given: { pv: 0 }, refused: '"pv" must be more than 0.', field: 'pv' },
  { of: ['PDURATION'], given: { fv: 0 }, refused: '"fv" must be more than 0.', field: 'fv' },
  { of: ['RRI'], given: { fv: -1 }, refused: '"fv" must be at least 0.', field: 'fv' },
  { of: ['PDURATION'], given: { rate: 0 }, refused: '"rate" must be more than 0.', field: 'rate' },
  { of: ['EFFECT', 'NOMINAL'], given: { npery: 0 }, refused: '"npery" must be a whole number of at least 1.', field: 'npery' },
  { of: ['EFFECT'], given: { nominal_rate: -12 }, refused: '"nominal_rate" must be more than -12.', field: 'nominal_rate' },
  { of: ['NOMINAL'], given: { effect_rate: -1 }, refused: '"effect_rate" must be more than -1.', field: 'effect_rate' },
  { of: ['SLN', 'SYD', 'DDB', 'VDB', 'DB'], given: { life: 0 }, refused: '"life" must be more than 0.', field: 'life' },
  { of: ['SLN', 'SYD', 'DB', 'DDB', 'VDB', 'MACRS'], given: { cost: huge }, refused: '"cost" is too large.', field: 'cost' },
  { of: ['SLN', 'SYD', 'DB', 'DDB', 'VDB'], given: { salvage: huge }, refused: '"salvage" is too large.', field: 'salvage' },
  { of: ['DB', 'DDB', 'VDB', 'MACRS'], given: { cost: -1 }, refused: '"cost" must be at least 0.', field: 'cost' },
  { of: ['DB', 'DDB', 'VDB'], given: { salvage: -1 }, refused: '"salvage" must be at least 0.', field: 'salvage' },
  { of: ['SYD'], given: { per: 0.5 }, refused: '"per" must be at least 1.', field: 'per' },
  { of: ['SYD'], given: { per: 6 }, refused: '"per" must be at most 5.', field: 'per' },
  { of: ['DB'], given: { period: 0 }, refused: '"period" must be more than 0.', field: 'period' },
  { of: ['DB'], given: { period: 7 }, refused: '"period" must be at most 6.', field: 'period' },
  { of: ['DB'], given: { period: 7, month: 11 }, refused: '"period" must be at most 6.', field: 'period' },
  { of: ['DB', 'MACRS'], given: { month: 0 }, refused: '"month" must be a whole number of at least 1.', field: 'month' },
  { of: ['DB', 'MACRS'], given: { month: 13 }, refused: '"month" must be at most 12.', field: 'month' },
  { of: ['DDB'], given: { period: 0 }, refused: '"period" must be more than 0.', field: 'period' },
  { of: ['DDB'], given: { period: 6 }, refused: '"period" must be at most 5.', field: 'period' },
  { of: ['DDB', 'VDB'], given: { factor: 0 }, refused: '"factor" must be more than 0.', field: 'factor' },
  { of: ['VDB'], given: { life: 100_001 }, refused: '"life" must be at most 100000.', field: 'life' },
  { of: ['VDB'], given: { start_period: -1 }, refused: '"start_period" must be at least 0.', field: 'start_period' },
  { of: ['VDB'], given: { end_period: -1 }, refused: '"end_period" must be at least 0.', field: 'end_period' },
  { of: ['VDB'], given: { start_period: 2 }, refused: '"end_period" must not come before "start_period".', field: 'end_period' },
  { of: ['VDB'], given: { end_period: 6 }, refused: '"end_period" must be at most 5.', field: 'end_period' },
  { of: onMaturity, given: { maturity: '2025-01-15' }, refused: '"maturity" must be later than "settlement".', field: 'maturity' },
  { of: couponFunctions, given: { frequency: 3 }, refused: '"frequency" must be 1, 2 or 4.', field: 'frequency' },
  {
    of: [...couponFunctions, ...discounted, 'PRICEMAT', 'YIELDMAT', 'ACCRINT', 'ACCRINTM', 'YEARFRAC'],
    given: { basis: 5 },
    refused: '"basis" must be 0, 1, 2, 3 or 4.',
    field: 'basis',
  },
  { of: ['PRICE', 'YIELD', 'PRICEMAT', 'YIELDMAT'], given: { rate: -0.01 }, refused: '"rate" must be at least 0.', field: 'rate' },
  { of: ['DURATION', 'MDURATION'], given: { coupon: -0.01 }, refused: '"coupon" must be at least 0.', field: 'coupon' },
  { of: ['PRICE', 'DURATION', 'MDURATION'], given: { yld: -2 }, refused: '"yld" must be more than -2.', field: 'yld' },
  { of: ['PRICEMAT'], given: { yld: -0.1 }, refused: '"yld" must be at least 0.', field: 'yld' },
  {
    of: ['PRICE', 'YIELD', 'DISC', 'YIELDDISC', 'PRICEDISC', 'INTRATE'],
    given: { redemption: 0 },
    refused: '"redemption" must be more than 0.',
    field: 'redemption',
  },
  { of: ['YIELD', 'DISC', 'YIELDDISC', 'YIELDMAT', 'TBILLYIELD'], given: { pr: 0 }, refused: '"pr" must be more than 0.', field: 'pr' },
  {
    of: ['PRICEDISC', 'RECEIVED', 'TBILLEQ', 'TBILLPRICE'],
    given: { discount: 0 },
    refused: '"discount" must be more than 0.',
    field: 'discount',
  },
  { of: ['INTRATE', 'RECEIVED'], given: { investment: 0 }, refused: '"investment" must be more than 0.', field: 'investment' },
  { of: ['RECEIVED'], given: { discount: 1 }, refused: '"discount" eats up the whole amount before maturity.', field: 'discount' },
  {
    of: discounted,
    given: { settlement: '2025-01-30', maturity: '2025-01-31' },
    refused: 'These dates lie no day apart under this basis.',
    field: 'maturity',
  },
  {
    of: ['YIELDMAT'],
    given: { issue: '2024-06-30', settlement: '2025-01-30', maturity: '2025-01-31' },
    refused: 'These dates lie no day apart under this basis.',
    field: 'maturity',
  },
  {
    of: ['PRICEMAT', 'YIELDMAT'],
    given: { issue: '2025-01-16' },
    refused: '"settlement" must not come before "issue".',
    field: 'settlement',
  },
  {
    of: ['TBILLEQ', 'TBILLPRICE', 'TBILLYIELD'],
    given: { maturity: '2026-01-16' },
    refused: '"maturity" must be at most one year after "settlement".',
    field: 'maturity',
  },
  { of: ['TBILLEQ', 'TBILLPRICE'], given: { discount: 0.99 }, refused: 'This discount leaves no price above 0.', field: 'discount' },
  { of: ['ACCRINT', 'ACCRINTM'], given: { issue: '2025-04-01' }, refused: '"settlement" must be later than "issue".', field: 'settlement' },
  {
    of: ['ACCRINT'],
    given: { first_interest: '2025-01-01' },
    refused: '"first_interest" must be later than "issue".',
    field: 'first_interest',
  },
  { of: ['ACCRINT', 'ACCRINTM'], given: { rate: 0 }, refused: '"rate" must be more than 0.', field: 'rate' },
  { of: ['ACCRINT', 'ACCRINTM'], given: { par: 0 }, refused: '"par" must be more than 0.', field: 'par' },
  { of: ['ACCRINT'], given: { frequency: 12 }, refused: '"frequency" must be 1, 2 or 4.', field: 'frequency' },
  { of: odd, given: { rate: -0.01 }, refused: '"rate" must be at least 0.', field: 'rate' },
  { of: odd, given: { redemption: 0 }, refused: '"redemption" must be more than 0.', field: 'redemption' },
  { of: odd, given: { frequency: 12 }, refused: '"frequency" must be 1, 2 or 4.', field: 'frequency' },
  { of: odd, given: { basis: -1 }, refused: '"basis" must be 0, 1, 2, 3 or 4.', field: 'basis' },
  { of: ['ODDFPRICE'], given: { yld: -2 }, refused: '"yld" must be more than -2.', field: 'yld' },
  { of: ['ODDLPRICE'], given: { yld: -0.1 }, refused: '"yld" must be at least 0.', field: 'yld' },
  { of: ['ODDFYIELD', 'ODDLYIELD'], given: { pr: 0 }, refused: '"pr" must be more than 0.', field: 'pr' },
  {
    of: ['ODDFPRICE', 'ODDFYIELD'],
    given: { issue: '2025-02-02' },
    refused: '"settlement" must not come before "issue".',
    field: 'settlement',
  },
  {
    of: ['ODDFPRICE', 'ODDFYIELD'],
    given: { settlement: '2025-09-01' },
    refused: '"first_coupon" must be later than "settlement".',
    field: 'first_coupon',
  },
  {
    of: ['ODDFPRICE', 'ODDFYIELD'],
    given: { maturity: '2025-08-31' },
    refused: '"maturity" must not come before "first_coupon".',
    field: 'maturity',
  },
  {
    of: ['ODDFPRICE', 'ODDFYIELD'],
    given: { maturity: '2030-04-01' },
    refused: '"maturity" must lie whole coupon periods after "first_coupon".',
    field: 'maturity',
  },
  {
    of: ['ODDLPRICE', 'ODDLYIELD'],
    given: { last_interest: '2025-02-02' },
    refused: '"settlement" must not come before "last_interest".',
    field: 'settlement',
  },
  {
    of: ['ODDLPRICE', 'ODDLYIELD'],
    given: { maturity: '2025-02-01' },
    refused: '"maturity" must be later than "settlement".',
    field: 'maturity',
  },
  {
    of: ['ODDLYIELD'],
    given: { last_interest: '2025-01-30', settlement: '2025-01-30', maturity: '2025-01-31' },
    refused: 'These dates lie no day apart under this basis.',
    field: 'maturity',
  },
];

describe('refusals', () => {
  it('start from valid arguments of every function', () => {
    expect(Object.keys(good)).toEqual([...functionsByName.keys()]);
    for (const [name, args] of Object.entries(good)) {
      const only = Object.fromEntries(
        Object.entries(args).filter(([key]) => functionsByName.get(name)?.arguments.some((each) => each.name === key)),
      );
      expect(typeof callFunction(name, only), name).toMatch(/number|string/);
    }
  });

  for (const { of, given, refused, field, rates } of refusals) {
    it(`${of.join(', ')} of ${JSON.stringify(given).slice(0, 80)} are refused: ${refused}`, () => {
      for (const name of of) {
        const listed = functionsByName.get(name)?.arguments ?? [];
        const args = Object.entries({ ...good[name], ...given }).filter(([key]) => listed.some((each) => each.name === key));
        expect(callFunction(name, Object.fromEntries(args)), name).toEqual({
          refused,
          ...(field === undefined ? {} : { field }),
          ...(rates === undefined ? {} : { rates: rates.map((rate) => expect.closeTo(rate, 10)) }),
        });
      }
    });
  }

  it('every function returns a refusal or a finite number, whatever the numbers are', () => {
    const anyNumber = fc.oneof(
      fc.constantFrom(0, 1, -1, 2, 0.5, 100, 1e-300, -1e-300, 5e-324, 1e100, -1e100, 1e308, -0),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.integer({ min: -5, max: 400 }),
    );
    const anyDate = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const fitting = (kind: string): fc.Arbitrary<unknown> => {
      switch (kind) {
        case 'integer':
          return fc.oneof(fc.constantFrom(0, 1, 2, 4), fc.integer({ min: -5, max: 400 }));
        case 'numbers':
          return fc.array(anyNumber, { maxLength: 6 });
        case 'date':
          return anyDate;
        case 'dates':
          return fc.array(anyDate, { maxLength: 6 }).map((dates) => [...dates].sort());
        case 'flag':
          return fc.boolean();
        case 'unitPeriodFlows':
          return fc.array(
            fc.record({ amount: anyNumber, unitPeriods: fc.nat(50), fraction: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
            { maxLength: 4 },
          );
        default:
          return anyNumber;
      }
    };
    for (const each of functionsByName.values()) {
      const args = fc.record(Object.fromEntries(each.arguments.map(({ name, kind }) => [name, fitting(kind)])));
      fc.assert(
        fc.property(args, (given) => {
          const answer = callFunction(each.name, given);
          if (typeof answer === 'number') {
            expect(Number.isFinite(answer)).toBe(true);
            expect(Object.is(answer, -0)).toBe(false);
          } else if (typeof answer === 'string') expect(answer).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          else expect(answer.refused).toMatch(/^["A-Z].*\.$/);
        }),
        { numRuns: 150 },
      );
    }
  });
});
