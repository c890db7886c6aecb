import { describe, expect, it } from 'vitest';
import { callFunction, functionsByName } from '#calculators/functions/functions.ts';
import { argumentsGiven } from './argument-names.ts';
import type { ArgumentRecord } from './declare.ts';
import { readArguments } from './read-arguments.ts';

type Names = Readonly<Record<string, string>>;

const nper = 'number_of_periods periods';
const pmt = 'payment payment_amount payment_per_period';
const pv = 'present_value';
const fv = 'future_value';
const type = 'end_or_beginning when';
const per = 'period';
const stretch = { nper, pv, start_period: 'start first_period', end_period: 'end last_period', type };
const values = 'cashflows cashflow_amounts';
const rate = 'coupon coupon_rate';
const yld = 'yield';
const pr = 'price';
const basis = 'day_count_convention';
const coupons = { frequency: 'freq', basis };

/** Names in Google Sheets, LibreOffice, OpenFormula, and numpy-financial of arguments that Excel documents under another name. */
const namesElsewhere: Readonly<Record<string, Names>> = {
  PMT: { nper, pv, fv, type },
  IPMT: { per, nper, pv, fv, type },
  PPMT: { per, nper, pv, fv, type },
  CUMIPMT: stretch,
  CUMPRINC: stretch,
  ISPMT: { per, nper, pv },
  PV: { nper, pmt, fv, type },
  FV: { nper, pmt, pv, type },
  FVSCHEDULE: { schedule: 'rate_schedule' },
  NPER: { pmt, pv, fv, type },
  RATE: { nper, pmt, pv, fv, type, guess: 'rate_guess' },
  NPV: { rate: 'discount discount_rate', values },
  IRR: { values, guess: 'rate_guess' },
  MIRR: { values, finance_rate: 'financing_rate investment', reinvest_rate: 'reinvestment_rate reinvestment_return_rate' },
  XNPV: { rate: 'discount discount_rate', values, dates: 'cashflow_dates' },
  XIRR: { values, dates: 'cashflow_dates', guess: 'rate_guess' },
  RRI: { nper, pv, fv },
  PDURATION: { pv, fv },
  EFFECT: { nominal_rate: 'nominal', npery: 'periods_per_year' },
  NOMINAL: { effect_rate: 'effective_rate effect', npery: 'periods_per_year' },
  SYD: { per },
  DB: { period: 'per' },
  DDB: { period: 'per' },
  VDB: { start_period: 'start first_period', end_period: 'end last_period' },
  MACRS: { period: 'year' },
  PRICE: { rate, yld, ...coupons },
  YIELD: { rate, pr, ...coupons },
  DURATION: { coupon: 'rate coupon_rate', yld, ...coupons },
  MDURATION: { coupon: 'rate coupon_rate', yld, ...coupons },
  COUPNUM: coupons,
  COUPDAYBS: coupons,
  COUPDAYS: coupons,
  COUPDAYSNC: coupons,
  COUPNCD: coupons,
  COUPPCD: coupons,
  ACCRINT: { first_interest: 'first_payment', rate, par: 'redemption', ...coupons },
  ACCRINTM: { settlement: 'maturity', rate, par: 'redemption', basis },
  DISC: { pr, basis },
  INTRATE: { settlement: 'buy_date', maturity: 'sell_date', investment: 'buy_price', redemption: 'sell_price', basis },
  RECEIVED: { discount: 'discount_rate', basis },
  PRICEDISC: { discount: 'discount_rate', basis },
  YIELDDISC: { pr, basis },
  PRICEMAT: { rate, yld, basis },
  YIELDMAT: { rate, pr, basis },
  ODDFPRICE: { rate, yld, ...coupons },
  ODDFYIELD: { rate, pr, ...coupons },
  ODDLPRICE: { rate, yld, ...coupons },
  ODDLYIELD: { rate, pr, ...coupons },
  TBILLEQ: { discount: 'discount_rate' },
  TBILLPRICE: { discount: 'discount_rate' },
  TBILLYIELD: { pr },
  YEARFRAC: { basis },
};

describe('the names of other spreadsheets', () => {
  it('are listed with each argument, without any other name', () => {
    const listed: Record<string, Names> = {};
    for (const { name, arguments: all } of functionsByName.values()) {
      const named = all.filter((each) => 'also' in each).map(({ name: argument, also = [] }) => [argument, also.join(' ')]);
      if (named.length > 0) listed[name] = Object.fromEntries(named);
    }
    expect(listed).toStrictEqual(namesElsewhere);
  });

  it.each(Object.entries(namesElsewhere))('of %s mean the argument beside which they are listed', (name, names) => {
    for (const [documented, also] of Object.entries(names)) {
      for (const word of also.split(' ')) {
        expect(callFunction(name, { [documented]: 1, [word]: 1 })).toEqual({
          refused: `"${documented}" is given twice, also as "${word}".`,
          field: documented,
        });
      }
    }
  });
});

describe('a listed argument', () => {
  it('has neither the property "default" nor "also" without a value for it', () => {
    expect(functionsByName.get('SLN')?.arguments[0]).toStrictEqual({ name: 'cost', kind: 'number', optional: false });
    expect(functionsByName.get('RATE')?.arguments[5]).toStrictEqual({
      name: 'guess',
      kind: 'number',
      optional: true,
      also: ['rate_guess'],
    });
    expect(functionsByName.get('DDB')?.arguments[4]).toStrictEqual({ name: 'factor', kind: 'number', optional: true, defaultValue: 2 });
  });

  it('is accepted in every spelling that a call understands, and in no other', () => {
    const takes = (argument: string): unknown => functionsByName.get('VDB')?.takes(argument);
    expect(['start_period', 'startPeriod', 'START_PERIOD', 'first_period', 'noSwitch'].map(takes)).toEqual([true, true, true, true, true]);
    expect(['period', 'start_perio', '', 'constructor'].map(takes)).toEqual([false, false, false, false]);
  });
});

describe('values given one by one', () => {
  it('keep their order past the ninth: at 0 % they add up, and at −50 % the last of ten counts 2¹⁰-fold', () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`value${10 - index}`, index === 0 ? 1 : 0]));
    expect(callFunction('NPV', { rate: 0, ...ten, value1: 5 })).toBe(6);
    expect(callFunction('NPV', { rate: -0.5, ...ten })).toBeCloseTo(1024, 9);
  });

  it.each(['value', 'val1ue', 'value1x', 'x\nvalue1', 'value01', 'value123456'])('cannot be named %j', (name) => {
    expect(callFunction('NPV', { rate: 0.1, [name]: 1 })).toEqual({
      refused: `NPV has no argument "${name}"; the nearest is "values". Its arguments are rate, values.`,
      field: name,
    });
  });

  it('are reported missing under the name that the others have', () => {
    expect(callFunction('NPV', { rate: 0.1, cashflow2: 1 })).toEqual({ refused: '"cashflow1" is missing.', field: 'values' });
    expect(callFunction('NPV', { rate: 0.1, value1: -5, cashflow2: 4 })).toEqual({
      refused: '"values" is given twice, also as "cashflow2".',
      field: 'values',
    });
  });

  it('do not conceal that an argument whose name ends in a digit is given twice', () => {
    const declared: ArgumentRecord = { rate1: { kind: 'number', also: ['rate'] } };
    expect(argumentsGiven('F', declared, { rate: 1, rate1: 2 })).toEqual({
      refused: '"rate1" is given twice, also as "rate".',
      field: 'rate1',
    });
  });
});

describe('a value that is read', () => {
  it('becomes 0, not negative zero, when its fraction is cut off', () => {
    expect(readArguments('F', { count: { kind: 'truncated' } }, { count: -0.5 })).toStrictEqual({ count: 0 });
    expect(readArguments('F', { count: { kind: 'truncated' } }, { count: -1.5 })).toStrictEqual({ count: -1 });
  });

  it('is a filing status as returns write it, or is refused with the four', () => {
    const read = (status: unknown): unknown => readArguments('F', { status: { kind: 'filingStatus' } }, { status });
    const words = {
      single: ['single', 'Single'],
      marriedJoint: ['marriedJoint', 'Married filing jointly', 'joint', 'MFJ', 'Qualifying surviving spouse'],
      marriedSeparate: ['marriedSeparate', 'Married filing separately', 'separate', 'MFS'],
      headOfHousehold: ['headOfHousehold', 'head_of_household', 'Head of household', 'HoH'],
    };
    for (const [status, spellings] of Object.entries(words)) {
      for (const spelling of spellings) expect(read(spelling), spelling).toStrictEqual({ status });
    }
    for (const other of ['', 'widowed', 1, ['single']]) {
      expect(read(other)).toEqual({
        refused: '"status" must be single, marriedJoint, marriedSeparate or headOfHousehold.',
        field: 'status',
      });
    }
  });

  it('is a year whose law is known, as a number or as a text; the original figures are no year', () => {
    const read = (year: unknown): unknown => readArguments('F', { year: { kind: 'taxYear' } }, { year });
    expect([read(2024), read('2025')]).toStrictEqual([{ year: '2024' }, { year: '2025' }]);
    for (const other of ['spec', 2023, 2025.5, true]) {
      expect(read(other)).toEqual({ refused: '"year" must be 2024, 2025 or 2026.', field: 'year' });
    }
  });
});
