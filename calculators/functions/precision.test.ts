import { describe, expect, it } from 'vitest';
import { callFunction } from './functions.ts';

const long = { rate: 0.025, nper: 360, pv: 125_000 };
const slight = { rate: 1e-9, nper: 360, pv: 125_000 };

/** Values computed with 200 decimal digits, rounded to 17; each symptom is a digit lost in a difference of nearly equal numbers. */
const symptoms = [
  [
    'a payment in the middle of a loan at a very high rate loses its principal',
    'PPMT',
    { rate: 0.4155491350087735, per: 117, nper: 172, pv: 93_299.95, fv: -17_234.56, type: 1 },
    -7.890188916874618e-5,
  ],
  ['the first year of such a loan loses its principal', 'CUMPRINC', { ...long, start_period: 1, end_period: 1 }, -0.430842316708109],
  ['a year at a billionth loses its interest', 'CUMIPMT', { ...slight, start_period: 1, end_period: 12 }, -0.001477083337370486],
  [
    'a year at a billionth, paid in advance, loses its interest',
    'CUMIPMT',
    { ...slight, start_period: 1, end_period: 12, type: 1 },
    -0.0013520833360184026,
  ],
  ['the last period but one of equal parts loses its interest', 'ISPMT', { rate: 0.1, per: 99_999, nper: 100_000, pv: 1e6 }, -1],
  [
    'a short-lived period of a long life loses its depreciation',
    'DDB',
    { cost: 232.08, salvage: 0, life: 98_859, period: 3230, factor: 1.5 },
    0.003353009369755556,
  ],
  [
    'a bill of more than half a year at next to no discount loses its yield',
    'TBILLEQ',
    { settlement: '2000-07-07', maturity: '2001-02-04', discount: 1.3222537851006237e-6 },
    1.3406193398470784e-6,
  ],
] as const;

describe('digits that were once lost', () => {
  it.each(symptoms)('no longer happens: %s', (_symptom, name, args, wanted) => {
    const actual = callFunction(name, args);
    if (typeof actual !== 'number') throw new Error(`no number: ${JSON.stringify(actual)}`);
    expect(Math.abs(actual / wanted - 1), `${actual}`).toBeLessThanOrEqual(1e-14);
  });

  it('half a million payments at a rate of 1e-7 have the interest of the closed formula', () => {
    const args = { rate: 1e-7, nper: 1e6, pv: 1e6, start_period: 400_000, end_period: 900_000 };
    expect(callFunction('CUMIPMT', args)).toBeCloseTo(-18_018.721592410904, 9);
  });

  it('the first payment in advance contains no interest', () => {
    expect(callFunction('CUMIPMT', { rate: 0.22, nper: 2, pv: 8086.78, start_period: 1, end_period: 1, type: 1 })).toBe(0);
  });
});
