import { describe, expect, it } from 'vitest';
import type { InputRecord } from './define.ts';
import { defaultsOf, maximumOf, mayBeNegative, minimumOf, parseNumber, readForm, readInputs, stepOf } from './inputs.ts';

const inputs: InputRecord = {
  price: { label: 'Price', type: 'currency', defaultValue: 300, min: 0, max: 1000, zeroMeansDefault: true },
  rate: { label: 'Rate', type: 'percentage', defaultValue: 6.5, max: 30 },
  change: { label: 'Change', type: 'number', defaultValue: 1, min: -10, max: 10 },
  open: { label: 'Open', type: 'number', defaultValue: 2 },
  kind: {
    label: 'Kind',
    type: 'select',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  flag: { label: 'Flag', type: 'boolean', defaultValue: true },
  flows: { label: 'Flows', type: 'text', defaultValue: '1, 2', maxLength: 5 },
};

describe('a typed number', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['$1 234', 1234],
    ['-5', -5],
    ['\u22125', -5],
    ['$-5', -5],
    ['5-3', 53],
    ['1e3', 13],
    ['', 0],
    ['abc', 0],
    ['1.2.3', 1.23],
    ['.5', 0.5],
    ['.', 0],
    ['-', 0],
    ['-0', 0],
    ['6.5 %', 6.5],
  ])('[R-CDEF-06] [A-22] reads %j as %d', (text, value) => {
    expect(Object.is(parseNumber(text, true), value)).toBe(true);
  });

  it('strips the minus where a field cannot be negative', () => {
    expect(parseNumber('-5', false)).toBe(5);
  });
});

describe('bounds', () => {
  it('[R-CDEF-05] steps by 0.01 in percentages and by 1 elsewhere, and starts percentages at 0', () => {
    const { price, rate, change, open } = inputs;
    if (price === undefined || rate === undefined || change === undefined || open === undefined) throw new Error('no inputs');
    expect([stepOf(price), stepOf(rate), stepOf({ label: 'Change', type: 'number', defaultValue: 1, step: 5 })]).toEqual([1, 0.01, 5]);
    expect([minimumOf(price), minimumOf(rate), minimumOf(change), minimumOf(open)]).toEqual([0, 0, -10, undefined]);
    expect([maximumOf(rate), maximumOf(open)]).toEqual([30, undefined]);
    expect([
      stepOf({ label: 'Flows', type: 'text', defaultValue: '' }),
      minimumOf({ label: 'Flag', type: 'boolean', defaultValue: true }),
    ]).toEqual([1, undefined]);
    expect([price, rate, change, open].map(mayBeNegative)).toEqual([false, false, true, true]);
  });
});

describe('a form', () => {
  it('starts from the defaults', () => {
    expect(readForm(inputs, {})).toEqual({ values: defaultsOf(inputs), defaulted: [], outOfRange: {} });
  });

  it('[R-CRULE-04] [A-21] falls back to the default for an empty field, and for a zero only where zero is meaningless', () => {
    const read = readForm(inputs, { price: '0', rate: '0', change: '' });
    expect(read.values).toMatchObject({ price: 300, rate: 0, change: 1 });
    expect(read.defaulted).toEqual(['price', 'change']);
    expect(readForm(inputs, { rate: '  ' })).toMatchObject({ values: { rate: 6.5 }, defaulted: ['rate'] });
  });

  it('holds a value at its bound and says so', () => {
    const read = readForm(inputs, { price: '1000.01', change: '-11', rate: '31' });
    expect(read.values).toMatchObject({ price: 1000, change: -10, rate: 30 });
    expect(read.outOfRange).toEqual({
      price: 'Price must be at most $1,000.',
      change: 'Change must be at least \u221210.',
      rate: 'Rate must be at most 30%.',
    });
    expect(readForm(inputs, { price: '1000', change: '-10' }).outOfRange).toEqual({});
  });

  it('states a bound as a year, with cents, or to its last digit if two decimals would hide it', () => {
    const bounded: InputRecord = {
      born: { label: 'Year of birth', type: 'number', unit: 'year', defaultValue: 1970, min: 1937, max: 2010 },
      miles: { label: 'Distance', type: 'number', unit: 'miles', defaultValue: 1, min: 0, max: 250000 },
      fee: { label: 'Fee', type: 'currency', defaultValue: 1, min: 0.5, max: 1234.56 },
      share: { label: 'Share', type: 'number', defaultValue: 1, min: 0.001, max: 2 },
      year: { label: 'Yield', type: 'percentage', defaultValue: 1, min: 0.25, max: 2010 },
    };
    const low = readForm(bounded, { born: '1900', miles: '5', fee: '0.1', share: '0.0001', year: '0' }).outOfRange;
    expect(low).toEqual({
      born: 'Year of birth must be at least 1937.',
      fee: 'Fee must be at least $0.50.',
      share: 'Share must be at least 0.001.',
      year: 'Yield must be at least 0.25%.',
    });
    const high = readForm(bounded, { born: '2500', miles: '250001', fee: '2000', share: '3', year: '3000' }).outOfRange;
    expect(high).toEqual({
      born: 'Year of birth must be at most 2010.',
      miles: 'Distance must be at most 250,000.',
      fee: 'Fee must be at most $1,234.56.',
      share: 'Share must be at most 2.',
      year: 'Yield must be at most 2,010%.',
    });
    const refused = readInputs({ miles: { label: 'Distance', type: 'number', defaultValue: 1, min: 0 } }, { miles: -1 });
    expect(refused).toEqual({ refused: 'Distance must be at least 0.', field: 'miles' });
  });

  it('takes a choice, a switch and a text, and ignores a choice that does not exist', () => {
    expect(readForm(inputs, { kind: 'b', flag: false, flows: '123456' }).values).toMatchObject({ kind: 'b', flag: false, flows: '12345' });
    expect(readForm(inputs, { kind: 'z', flag: 'true' }).values).toMatchObject({ kind: 'a', flag: true });
    expect([true, 'true', false, 'no'].map((flag) => readForm(inputs, { flag }).values.flag)).toEqual([true, true, false, false]);
  });
});

describe('given inputs', () => {
  it('are the defaults where they are missing or null', () => {
    expect(readInputs(inputs, { price: null })).toEqual(defaultsOf(inputs));
    expect(readInputs(inputs, { price: 0, change: -0 })).toMatchObject({ price: 300, change: 0 });
    expect(readInputs(inputs, { rate: 0, kind: 'b', flag: false, flows: '12345' })).toMatchObject({
      rate: 0,
      kind: 'b',
      flag: false,
      flows: '12345',
    });
  });

  it.each([
    [{ prize: 1 }, 'There is no input "prize". The inputs are price, rate, change, open, kind, flag, flows.'],
    [{ price: '1' }, '"price" must be a number.'],
    [{ price: Number.NaN }, '"price" must be a number.'],
    [{ open: Number.POSITIVE_INFINITY }, '"open" must be a number.'],
    [{ price: -1 }, 'Price must be at least $0.'],
    [{ price: 1001 }, 'Price must be at most $1,000.'],
    [{ kind: 'z' }, '"kind" must be one of a, b.'],
    [{ kind: 1 }, '"kind" must be one of a, b.'],
    [{ flag: 1 }, '"flag" must be true or false.'],
    [{ flows: 5 }, '"flows" must be text.'],
    [{ flows: '123456' }, '"flows" must be at most 5 characters.'],
    [{ constructor: 1 }, 'There is no input "constructor". The inputs are price, rate, change, open, kind, flag, flows.'],
  ])('refuse %j in words', (given, refused) => {
    expect(readInputs(inputs, given)).toMatchObject({ refused });
  });
});
