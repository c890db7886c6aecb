import { describe, expect, it } from 'vitest';
import { age, amount, choice, money, quantity, rate, years } from './fields.ts';

describe('a field', () => {
  it('of money may be zero, and is at most a billion', () => {
    expect(money('Debts', 500)).toEqual({ label: 'Debts', type: 'currency', defaultValue: 500, min: 0, max: 1e9, step: 100 });
  });

  it('of an amount makes sense from 1 on only', () => {
    const { type, min, required, zeroMeansDefault, max } = amount('Loan', 20000);
    expect({ type, min, required, zeroMeansDefault, max }).toEqual({
      type: 'currency',
      min: 1,
      required: true,
      zeroMeansDefault: true,
      max: 1e9,
    });
  });

  it('of a rate starts at 0, as every percentage does, and stops at 30', () => {
    expect(rate('Return', 6)).toEqual({ label: 'Return', type: 'percentage', defaultValue: 6, max: 30 });
  });

  it('of a quantity has a unit, and stops where it says', () => {
    expect(quantity('Distance', 'miles', 0, 90)).toEqual({
      label: 'Distance',
      type: 'number',
      unit: 'miles',
      defaultValue: 0,
      min: 0,
      max: 90,
    });
  });

  it('of time is at least 1 year, and of an age 18 to 100', () => {
    expect(years('Term', 30)).toMatchObject({ type: 'number', unit: 'years', min: 1, zeroMeansDefault: true });
    expect(age('Age', 40)).toMatchObject({ type: 'number', unit: 'years', min: 18, max: 100, zeroMeansDefault: true });
  });

  it('takes further properties, which override those of the kit', () => {
    expect(money('Debts', 0, { max: 5, tooltip: 'All of them.' })).toMatchObject({ max: 5, tooltip: 'All of them.' });
    expect(amount('Loan', 9, { min: 5 })).toMatchObject({ min: 5, step: 1000 });
    expect(rate('Return', 6, { min: -5 })).toMatchObject({ min: -5, max: 30 });
    expect(quantity('Trips', 'trips', 1, 9, { step: 2 })).toMatchObject({ step: 2, max: 9 });
    expect(years('Term', 3, { max: 7 })).toMatchObject({ min: 1, max: 7 });
    expect(age('Age', 62, { min: 62 })).toMatchObject({ min: 62, max: 100 });
  });
});

describe('a choice', () => {
  it('offers each value with its label, in the given order', () => {
    expect(choice('Filing status', { single: 'Single', joint: 'Married, joint' }, 'joint')).toEqual({
      label: 'Filing status',
      type: 'select',
      defaultValue: 'joint',
      options: [
        { value: 'single', label: 'Single' },
        { value: 'joint', label: 'Married, joint' },
      ],
    });
  });

  it('takes further properties', () => {
    expect(choice('Kind', { a: 'A' }, 'a', { advanced: true })).toMatchObject({ advanced: true, type: 'select' });
  });
});
