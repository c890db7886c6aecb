import { describe, expect, it } from 'vitest';
import { stateExamples } from '../../../proof/states/state-examples.ts';
import { stateIncomeTax } from './state-income-tax.ts';

const plain = {
  otherIncome: 0,
  pension: 0,
  pensionKind: 'employer',
  benefits: 0,
  longTermGains: 0,
  dependents: 0,
  age: 40,
  spouseAge: 40,
} as const;

describe('income tax of the states agrees with the schedules of their forms', () => {
  it.each(stateExamples)('%s %i, %s with %i of wages owes %d', (state, year, status, wages, tax, within) => {
    const answer = stateIncomeTax({ ...plain, state, year, status, wages });
    if (answer === 'unpublished') throw new Error('unpublished');
    expect(Math.abs(answer.tax - tax), `${answer.tax}`).toBeLessThanOrEqual(within + 0.005);
  });
});
