import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

describe('an evaluation', () => {
  it('finds a function in any case, and a calculator by its id', () => {
    expect(evaluate('pmt', { rate: 0, nper: 4, pv: 100 })).toEqual({ result: -25 });
    expect(evaluate('Pmt', { rate: 0, nper: 4, pv: 100 })).toEqual({ result: -25 });
    expect(evaluate('tax-equivalent-yield', {})).not.toHaveProperty('error');
  });

  it('uses the newest complete law unless a set is given: the default estate owes nothing, not 316,000', () => {
    expect(evaluate('estate-tax', {})).toMatchObject({ estateTax: 0 });
    expect(evaluate('estate-tax', { figures: 'spec' })).toMatchObject({ estateTax: 316000 });
  });

  it('computes a state that has not published the newest year under the latest year that has all figures', () => {
    expect(evaluate('roth-conversion', { state: 'CA' })).toEqual(evaluate('roth-conversion', { state: 'CA', figures: '2025' }));
    expect(evaluate('roth-conversion', { state: 'CA', figures: '2026' })).toMatchObject({ field: 'figures' });
  });

  it('distinguishes the function IRR from the calculator of that name by the inputs', () => {
    expect(evaluate('irr', { values: [-100, 150] })).toEqual({ result: 0.5 });
    expect(evaluate('irr', { Values: [-100, 150], guess: 0.1 })).toEqual({ result: 0.5 });
    expect(evaluate('irr', {})).toHaveProperty('internalRateOfReturn');
    expect(evaluate('irr', { cashFlows: '-100, 150' })).toMatchObject({ internalRateOfReturn: 50 });
    expect(evaluate('irr', { cashFlow: '-100, 150' })).toMatchObject({ error: expect.stringContaining('There is no input "cashFlow"') });
    expect(evaluate('IRR', {})).toEqual({ error: 'IRR needs "values".', field: 'values' });
    expect(evaluate('amt', { income: 200_000, regular_tax: 20_000, filing_status: 'single', year: 2025 })).toEqual({ result: 9094 });
    expect(evaluate('amt', {})).not.toHaveProperty('error');
  });

  it('states all rates of return if there are several, in words and in full precision', () => {
    expect(evaluate('IRR', { values: [-1600, 10_000, -10_000] })).toEqual({
      error: 'These cash flows have several rates of return: 25% and 400%.',
      field: undefined,
      rates: [expect.closeTo(0.25, 12), expect.closeTo(4, 12)],
    });
    expect(evaluate('IRR', { values: [-1600, 10_000, -10_000], guess: 0.1 })).toEqual({ result: expect.closeTo(0.25, 12) });
  });

  it('names the nearest calculator or function to an unknown one', () => {
    expect(evaluate('PMTT', {})).toEqual({ error: 'There is no calculator or function "PMTT". The nearest is "PMT".' });
    expect(evaluate('morgage-payment', {})).toEqual({
      error: 'There is no calculator or function "morgage-payment". The nearest is "mortgage-payment".',
    });
    expect(evaluate('', {})).toEqual({ error: 'There is no calculator or function "".' });
    expect(evaluate('__proto__', {})).toHaveProperty('error');
  });

  it('refuses inputs that are not an object, with a sentence', () => {
    for (const inputs of [null, 3, 'x', [1], true]) {
      expect(evaluate('PMT', inputs)).toEqual({ error: 'The inputs must be an object of named values.' });
    }
  });
});
