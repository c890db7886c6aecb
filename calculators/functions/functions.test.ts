import { describe, expect, it } from 'vitest';
import { db, ddb } from '#calculators/kit/finance/depreciation.ts';
import { macrs } from '#calculators/kit/finance/macrs.ts';
import { dateOf } from './dates/calendar.ts';
import { yearfrac } from './dates/day-count.ts';
import { vdb } from './depreciation/variable-depreciation.ts';
import { callFunction, functionsByName } from './functions.ts';
import { accrint } from './securities/accrued-interest.ts';
import { price } from './securities/bond.ts';
import { coupdaybs } from './securities/coupons.ts';
import { disc } from './securities/discount-securities.ts';
import { accrintm, pricemat } from './securities/interest-at-maturity.ts';
import { cumipmt, cumprinc, ipmt, ppmt } from './time-value/payment-parts.ts';
import { rate } from './time-value/rate.ts';
import { fv, nper, pmt, pv } from './time-value/time-value.ts';

const loan = { rate: 0.01, nper: 10, pv: 100 };

describe('the table of finance functions', () => {
  it('lists every function with its arguments as spreadsheets document them', () => {
    const told = [...functionsByName.values()].map((each) => [
      each.name,
      each.arguments
        .map(({ name, optional, defaultValue }) => (optional ? `[${name}${defaultValue === undefined ? '' : `=${defaultValue}`}]` : name))
        .join(' '),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      PMT: 'rate nper pv [fv=0] [type=0]',
      IPMT: 'rate per nper pv [fv=0] [type=0]',
      PPMT: 'rate per nper pv [fv=0] [type=0]',
      CUMIPMT: 'rate nper pv start_period end_period [type=0]',
      CUMPRINC: 'rate nper pv start_period end_period [type=0]',
      ISPMT: 'rate per nper pv',
      PV: 'rate nper [pmt=0] [fv=0] [type=0]',
      FV: 'rate nper [pmt=0] [pv=0] [type=0]',
      FVSCHEDULE: 'principal schedule',
      NPER: 'rate pmt pv [fv=0] [type=0]',
      RATE: 'nper [pmt=0] pv [fv=0] [type=0] [guess]',
      NPV: 'rate values',
      IRR: 'values [guess]',
      MIRR: 'values finance_rate reinvest_rate',
      XNPV: 'rate values dates',
      XIRR: 'values dates [guess]',
      RRI: 'nper pv fv',
      PDURATION: 'rate pv fv',
      EFFECT: 'nominal_rate npery',
      NOMINAL: 'effect_rate npery',
      SLN: 'cost salvage life',
      SYD: 'cost salvage life per',
      DB: 'cost salvage life period [month=12]',
      DDB: 'cost salvage life period [factor=2]',
      VDB: 'cost salvage life start_period end_period [factor=2] [no_switch=false]',
      MACRS: 'cost life period [month=1] [quarter]',
      PRICE: 'settlement maturity rate yld redemption frequency [basis=0]',
      YIELD: 'settlement maturity rate pr redemption frequency [basis=0]',
      DURATION: 'settlement maturity coupon yld frequency [basis=0]',
      MDURATION: 'settlement maturity coupon yld frequency [basis=0]',
      COUPNUM: 'settlement maturity frequency [basis=0]',
      COUPDAYBS: 'settlement maturity frequency [basis=0]',
      COUPDAYS: 'settlement maturity frequency [basis=0]',
      COUPDAYSNC: 'settlement maturity frequency [basis=0]',
      COUPNCD: 'settlement maturity frequency [basis=0]',
      COUPPCD: 'settlement maturity frequency [basis=0]',
      ACCRINT: 'issue first_interest settlement rate [par=1000] frequency [basis=0] [calc_method=true]',
      ACCRINTM: 'issue settlement rate [par=1000] [basis=0]',
      DISC: 'settlement maturity pr redemption [basis=0]',
      INTRATE: 'settlement maturity investment redemption [basis=0]',
      RECEIVED: 'settlement maturity investment discount [basis=0]',
      PRICEDISC: 'settlement maturity discount redemption [basis=0]',
      YIELDDISC: 'settlement maturity pr redemption [basis=0]',
      PRICEMAT: 'settlement maturity issue rate yld [basis=0]',
      YIELDMAT: 'settlement maturity issue rate pr [basis=0]',
      ODDFPRICE: 'settlement maturity issue first_coupon rate yld redemption frequency [basis=0]',
      ODDFYIELD: 'settlement maturity issue first_coupon rate pr redemption frequency [basis=0]',
      ODDLPRICE: 'settlement maturity last_interest rate yld redemption frequency [basis=0]',
      ODDLYIELD: 'settlement maturity last_interest rate pr redemption frequency [basis=0]',
      TBILLEQ: 'settlement maturity discount',
      TBILLPRICE: 'settlement maturity discount',
      TBILLYIELD: 'settlement maturity pr',
      YEARFRAC: 'start_date end_date [basis=0]',
      APR: 'advances payments unit_periods_per_year',
      DOLLARDE: 'fractional_dollar fraction',
      DOLLARFR: 'decimal_dollar fraction',
      OPEN_END_APR: 'finance_charge balance [periods_per_year=12] [transactions=0] [periodic_rate=0]',
    });
  });

  it('names the kind of each argument, and a description and a source of each function', () => {
    expect(functionsByName.get('XIRR')?.arguments.map(({ kind }) => kind)).toEqual(['numbers', 'dates', 'number']);
    expect(functionsByName.get('ACCRINT')?.arguments.map(({ kind }) => kind)).toEqual([
      'date',
      'date',
      'date',
      'number',
      'number',
      'truncated',
      'truncated',
      'flag',
    ]);
    expect(functionsByName.get('APR')?.arguments[0]).toEqual({ name: 'advances', kind: 'unitPeriodFlows', optional: false });
    expect(functionsByName.get('DB')?.arguments[4]).toEqual({ name: 'month', kind: 'truncated', optional: true, defaultValue: 12 });
    for (const each of functionsByName.values()) {
      expect(each.description, each.name).toMatch(/^[A-Z].{10,}\.$/);
      expect(each.source, each.name).toMatch(/OpenFormula|Microsoft|IRS Publication 946|Regulation Z/);
    }
  });

  it('finds a function in any case and refuses an unknown one', () => {
    expect(callFunction('pmt', loan)).toBe(callFunction('PMT', loan));
    expect(callFunction('Pmt', loan)).toBeTypeOf('number');
    expect(callFunction('SUM', {})).toEqual({ refused: 'There is no finance function "SUM". The nearest is "SLN".' });
    expect(callFunction('constructor', {})).toEqual({ refused: 'There is no finance function "constructor".' });
  });

  it('takes arguments in snake case and in camel case, but not in both', () => {
    expect(callFunction('EFFECT', { nominalRate: 0.2, npery: 2 })).toBe(callFunction('EFFECT', { nominal_rate: 0.2, npery: 2 }));
    expect(callFunction('EFFECT', { nominalRate: 0.2, nominal_rate: 0.2, npery: 2 })).toEqual({
      refused: '"nominal_rate" is given twice, also as "nominalRate".',
      field: 'nominal_rate',
    });
  });

  it('takes arguments in any case and by the names of other spreadsheets', () => {
    const payment = callFunction('PMT', { ...loan, fv: 5, type: 1 });
    expect(callFunction('PMT', { Rate: 0.01, NPER: 10, Pv: 100, FV: 5, type: 1 })).toBe(payment);
    const sheets = { rate: 0.01, number_of_periods: 10, present_value: 100, future_value: 5, end_or_beginning: 1 };
    expect(callFunction('PMT', sheets)).toBe(payment);
    expect(callFunction('DB', { cost: 10, salvage: 1, life: 5, per: 2 })).toBe(
      callFunction('DB', { cost: 10, salvage: 1, life: 5, period: 2 }),
    );
    expect(callFunction('PMT', { ...loan, present_value: 3 })).toEqual({
      refused: '"pv" is given twice, also as "present_value".',
      field: 'pv',
    });
    expect(callFunction('PMT', { ...loan, pv: undefined, PV: 3 })).toEqual({ refused: '"pv" is given twice, also as "PV".', field: 'pv' });
  });

  it('gives no two arguments of a function the same name', () => {
    for (const each of functionsByName.values()) {
      const names = each.arguments.flatMap(({ name, also = [] }) => [name, ...also]);
      expect([...new Set(names)], each.name).toEqual(names);
    }
  });

  it('takes a list of values one by one, without gaps', () => {
    const listed = callFunction('NPV', { rate: 0.1, values: [-5, 3, 4] });
    expect(callFunction('NPV', { rate: 0.1, value1: -5, value2: 3, value3: 4 })).toBe(listed);
    expect(callFunction('NPV', { discount: 0.1, cashflow2: [3, 4], cashflow1: -5 })).toBe(listed);
    expect(callFunction('NPV', { rate: 0.1, value1: -5, value3: 4 })).toEqual({ refused: '"value2" is missing.', field: 'values' });
    expect(callFunction('NPV', { rate: 0.1, values: [-5], value1: 4 })).toMatchObject({ field: 'values' });
    expect(callFunction('NPV', { rate: 0.1, value1: -5, cashflow2: 4 })).toMatchObject({ field: 'values' });
    expect(callFunction('NPV', { rate: 0.1, value1: null })).toEqual({
      refused: 'Member 1 of "values" must be a number.',
      field: 'values',
    });
    expect(callFunction('NPV', { rate: 0.1, value0: 1 })).toMatchObject({ field: 'value0' });
    expect(callFunction('IRR', { value1: 1 })).toMatchObject({ field: 'value1' });
  });

  it('names the nearest argument to an unknown one', () => {
    expect(callFunction('PMT', { ...loan, ratee: 3 })).toEqual({
      refused: 'PMT has no argument "ratee"; the nearest is "rate". Its arguments are rate, nper, pv, fv, type.',
      field: 'ratee',
    });
  });

  it('cuts off fractions where the documentation does, and takes 0 and 1 for a flag', () => {
    expect(callFunction('EFFECT', { nominal_rate: 0.2, npery: 4.9 })).toBe(callFunction('EFFECT', { nominal_rate: 0.2, npery: 4 }));
    expect(callFunction('EFFECT', { nominal_rate: 0.2, npery: 0.9 })).toMatchObject({ field: 'npery' });
    const stretch = { rate: 0.01, nper: 10, pv: 100, start_period: 2, end_period: 7 };
    const cut = { rate: 0.01, nper: 10.9, pv: 100, start_period: 2.9, end_period: 7.9, type: 0.9 };
    expect(callFunction('CUMIPMT', cut)).toBe(callFunction('CUMIPMT', stretch));
    expect(callFunction('CUMIPMT', { ...stretch, type: '0' })).toMatchObject({ field: 'type' });
    const days = { settlement: '2025-01-15', maturity: '2026-07-15' };
    expect(callFunction('COUPNUM', { ...days, frequency: 2.9, basis: 1.9 })).toBe(3);
    const asset = { cost: 100, salvage: 10, life: 5, start_period: 3, end_period: 5 };
    expect(callFunction('VDB', { ...asset, no_switch: 1 })).toBe(callFunction('VDB', { ...asset, no_switch: true }));
    expect(callFunction('VDB', { ...asset, no_switch: 0 })).toBe(callFunction('VDB', asset));
  });

  it('takes the default for an optional argument that is missing or null', () => {
    expect(callFunction('PMT', { ...loan, fv: null, type: undefined })).toBe(callFunction('PMT', { ...loan, fv: 0, type: 0 }));
    expect(callFunction('IRR', { values: [-100, 110], guess: null })).toBeCloseTo(0.1, 12);
  });

  it('refuses unknown and missing arguments', () => {
    expect(callFunction('PMT', { ...loan, payment: 3 })).toEqual({
      refused: 'PMT has no argument "payment". Its arguments are rate, nper, pv, fv, type.',
      field: 'payment',
    });
    expect(callFunction('PMT', { ...loan, toString: 3 })).toMatchObject({ field: 'toString' });
    expect(callFunction('PMT', { rate: 0.01, nper: 10 })).toEqual({ refused: 'PMT needs "pv".', field: 'pv' });
    expect(callFunction('MIRR', { values: [1], finance_rate: 1, reinvest_rate: null })).toEqual({
      refused: 'MIRR needs "reinvest_rate".',
      field: 'reinvest_rate',
    });
  });

  it('refuses values of a wrong type in words', () => {
    for (const pv of ['100', true, Number.NaN, Number.POSITIVE_INFINITY, [1], {}, 10n]) {
      expect(callFunction('PMT', { ...loan, pv })).toEqual({ refused: '"pv" must be a number.', field: 'pv' });
    }
    for (const type of ['0', 0.5, Number.NaN, true]) {
      expect(callFunction('PMT', { ...loan, type })).toEqual({ refused: '"type" must be a whole number.', field: 'type' });
    }
    for (const values of [3, '1,2', { 0: 1 }]) {
      expect(callFunction('IRR', { values })).toEqual({ refused: '"values" must be a list.', field: 'values' });
    }
    expect(callFunction('IRR', { values: [-1, '2'] })).toEqual({ refused: 'Member 2 of "values" must be a number.', field: 'values' });
    expect(callFunction('IRR', { values: new Array(10_001).fill(1) })).toEqual({
      refused: '"values" must hold at most 10000 members.',
      field: 'values',
    });
    expect(callFunction('IRR', { values: new Array(10_000).fill(1) })).toEqual({
      refused: 'No rate of return exists for these cash flows.',
    });
    for (const start_date of ['2025-02-30', '1/2/2025', 45_000, new Date(0)]) {
      expect(callFunction('YEARFRAC', { start_date, end_date: '2025-01-01' })).toEqual({
        refused: '"start_date" must be a date such as 2026-03-31.',
        field: 'start_date',
      });
    }
    expect(callFunction('XIRR', { values: [-1, 2], dates: ['2025-01-01', 'soon'] })).toEqual({
      refused: 'Member 2 of "dates" must be a date such as 2026-03-31.',
      field: 'dates',
    });
    expect(callFunction('VDB', { cost: 1, salvage: 0, life: 2, start_period: 0, end_period: 1, no_switch: 2 })).toEqual({
      refused: '"no_switch" must be true or false.',
      field: 'no_switch',
    });
  });

  it('reads advances and payments field by field', () => {
    const advances = [{ amount: 5000, unit_periods: 0 }];
    const payments = [{ amount: 230, unitPeriods: 1, fraction: 0, count: 24 }];
    expect(callFunction('APR', { advances, payments, unit_periods_per_year: 12 })).toBeCloseTo(0.0969, 4);
    const refusal = (flow: unknown): unknown => callFunction('APR', { advances, payments: [flow], unitPeriodsPerYear: 12 });
    const shape = 'Member 1 of "payments" must hold amount, unitPeriods and, where needed, fraction and count.';
    for (const flow of [1, null, [1], 'x']) expect(refusal(flow)).toEqual({ refused: shape, field: 'payments' });
    expect(refusal({ amount: 1, unitPeriods: 1, date: 3 })).toEqual({
      refused: 'Member 1 of "payments" has an unknown field "date".',
      field: 'payments',
    });
    for (const field of ['amount', 'unitPeriods', 'fraction', 'count']) {
      expect(refusal({ amount: 1, unitPeriods: 1, [field]: 'x' })).toEqual({
        refused: `"${field}" of member 1 of "payments" must be a number.`,
        field: 'payments',
      });
    }
    expect(refusal({ unitPeriods: 1 })).toMatchObject({ field: 'payments' });
    expect(refusal({ amount: 1 })).toMatchObject({ field: 'payments' });
  });

  it('gives the same defaults as the functions themselves', () => {
    const day = (year: number, month: number): ReturnType<typeof dateOf> => dateOf(year, month, 15);
    const asset = { cost: 1000, salvage: 100, life: 5 };
    const dates = { settlement: '2025-01-15', maturity: '2026-07-15' };
    const term = { settlement: day(2025, 1), maturity: day(2026, 7) };
    expect(pmt(loan)).toBe(callFunction('PMT', loan));
    expect(pv({ rate: 0.01, nper: 10 })).toBe(0);
    expect(pv({ rate: 0.01, nper: 10, pmt: -5 })).toBe(callFunction('PV', { rate: 0.01, nper: 10, pmt: -5 }));
    expect(fv({ rate: 0.01, nper: 10 })).toBe(0);
    expect(fv({ rate: 0.01, nper: 10, pmt: -5 })).toBe(callFunction('FV', { rate: 0.01, nper: 10, pmt: -5 }));
    expect(nper({ rate: 0.01, pmt: -20, pv: 100 })).toBe(callFunction('NPER', { rate: 0.01, pmt: -20, pv: 100 }));
    expect(rate({ nper: 10, pmt: -20, pv: 100 })).toBe(callFunction('RATE', { nper: 10, pmt: -20, pv: 100 }));
    expect(rate({ nper: 2, pv: -100, fv: 121 })).toBeCloseTo(0.1, 12);
    for (const per of [1, 7]) {
      expect(ipmt({ ...loan, per })).toBe(callFunction('IPMT', { ...loan, per }));
      expect(ppmt({ ...loan, per })).toBe(callFunction('PPMT', { ...loan, per }));
    }
    expect(cumprinc({ ...loan, startPeriod: 2, endPeriod: 7 })).toBe(callFunction('CUMPRINC', { ...loan, startPeriod: 2, endPeriod: 7 }));
    expect(cumipmt({ ...loan, startPeriod: 2, endPeriod: 7 })).toBe(callFunction('CUMIPMT', { ...loan, startPeriod: 2, endPeriod: 7 }));
    expect(db({ ...asset, period: 1 })).toBe(callFunction('DB', { ...asset, period: 1 }));
    expect(ddb({ ...asset, period: 1 })).toBe(400);
    expect(vdb({ ...asset, startPeriod: 4, endPeriod: 5 })).toBe(callFunction('VDB', { ...asset, startPeriod: 4, endPeriod: 5 }));
    expect(macrs({ cost: 100, life: 39, period: 1 })).toBeCloseTo(2.461, 12);
    const bond = { rate: 0.05, redemption: 100, frequency: 2 };
    const odd = { ...bond, settlement: '2025-01-31', maturity: '2026-07-15' };
    expect(price({ ...term, ...bond, yld: 0.04 })).toBe(callFunction('PRICE', { ...dates, ...bond, yld: 0.04 }));
    expect(coupdaybs({ settlement: dateOf(2025, 1, 31), maturity: day(2026, 7), frequency: 2 })).toBe(
      callFunction('COUPDAYBS', { settlement: odd.settlement, maturity: odd.maturity, frequency: 2 }),
    );
    expect(disc({ ...term, pr: 90, redemption: 100 })).toBe(callFunction('DISC', { ...dates, pr: 90, redemption: 100 }));
    expect(yearfrac({ startDate: day(2025, 1), endDate: day(2025, 2) })).toBe(30 / 360);
    expect(accrintm({ issue: day(2025, 1), settlement: day(2025, 2), rate: 0.12 })).toBeCloseTo(10, 12);
    const accrual = { issue: day(2025, 1), firstInterest: day(2025, 7), settlement: day(2025, 10), rate: 0.12, frequency: 2 };
    expect(accrint(accrual)).toBeCloseTo(90, 12);
    const certificate = { ...term, issue: day(2024, 12), rate: 0.12 };
    expect(pricemat({ ...certificate, yld: 0 })).toBeCloseTo(118, 12);
  });
});
