import { describe, expect, it } from 'vitest';
import { firstRefusal, mustBeAtLeast, mustBeFinite, mustBeFlows, mustBeMoreThan, mustBeOneOf, mustBeWhole, stated } from './outcome.ts';

const { NaN: none, POSITIVE_INFINITY: infinite, NEGATIVE_INFINITY: negativeInfinite } = Number;

describe('an outcome', () => {
  it('is a finite number without a negative zero, or a refusal', () => {
    expect([stated(5), Object.is(stated(-0), 0)]).toEqual([5, true]);
    const refused = 'The result is too large or too small to be stated as a number.';
    for (const value of [none, infinite, negativeInfinite]) expect(stated(value)).toEqual({ refused });
  });

  it('is refused by the first check that fails', () => {
    const [first, second] = [{ refused: 'first' }, { refused: 'second' }];
    expect([firstRefusal(), firstRefusal(undefined, undefined), firstRefusal(undefined, first, second)]).toEqual([
      undefined,
      undefined,
      first,
    ]);
  });
});

describe('a number', () => {
  it('must be finite, and at most 1e100 in size', () => {
    expect([1e100, -1e100, 0].map((value) => mustBeFinite('pv', value))).toEqual([undefined, undefined, undefined]);
    for (const value of [1.01e100, -1.01e100]) expect(mustBeFinite('pv', value)).toEqual({ refused: '"pv" is too large.', field: 'pv' });
    for (const value of [none, infinite, negativeInfinite]) {
      expect(mustBeFinite('pv', value)).toEqual({ refused: '"pv" must be a number.', field: 'pv' });
    }
  });

  it('"more than" excludes the bound, and "at least" includes it', () => {
    expect([mustBeMoreThan('rate', 1.5, 1), mustBeAtLeast('rate', 1, 1)]).toEqual([undefined, undefined]);
    for (const value of [1, 0.9]) {
      expect(mustBeMoreThan('rate', value, 1)).toEqual({ refused: '"rate" must be more than 1.', field: 'rate' });
    }
    expect(mustBeAtLeast('rate', 0.9, 1)).toEqual({ refused: '"rate" must be at least 1.', field: 'rate' });
    for (const check of [mustBeMoreThan, mustBeAtLeast]) {
      expect(check('rate', none, 1)).toMatchObject({ refused: '"rate" must be a number.' });
      expect(check('rate', 2e100, 1)).toMatchObject({ refused: '"rate" is too large.' });
    }
  });

  it('is refused if it must be whole or is too small', () => {
    expect([mustBeWhole('per', 1, 1), mustBeWhole('per', 7, 1)]).toEqual([undefined, undefined]);
    for (const value of [0, 1.5, none, 2 ** 53]) {
      expect(mustBeWhole('per', value, 1)).toEqual({ refused: '"per" must be a whole number of at least 1.', field: 'per' });
    }
  });

  it('is refused if it is not one of the allowed values', () => {
    expect(mustBeOneOf('frequency', 4, [1, 2, 4])).toBeUndefined();
    expect(mustBeOneOf('frequency', 3, [1, 2, 4])).toEqual({ refused: '"frequency" must be 1, 2 or 4.', field: 'frequency' });
  });
});

describe('a list of flows', () => {
  it('holds from one to 10,000 numbers', () => {
    expect([
      mustBeFlows('values', [1]),
      mustBeFlows(
        'values',
        Array.from({ length: 10_000 }, () => 1),
      ),
    ]).toEqual([undefined, undefined]);
    expect(mustBeFlows('values', [])).toEqual({ refused: '"values" must hold at least one number.', field: 'values' });
    expect(mustBeFlows('values', new Array(10_001).fill(1))).toEqual({
      refused: '"values" must hold at most 10000 numbers.',
      field: 'values',
    });
  });

  it('holds numbers up to 1e100 only', () => {
    expect(mustBeFlows('values', [1e100, -1e100])).toBeUndefined();
    for (const value of [1.01e100, -1.01e100, none]) {
      expect(mustBeFlows('values', [1, value])).toEqual({ refused: '"values" must hold numbers of a sensible size.', field: 'values' });
    }
  });
});
