import { describe, expect, it } from 'vitest';
import { type StateCode, stateNames } from '#calculators/figures/states/state-names.ts';
import { stateExamples } from '#calculators/proof/states/state-examples.ts';
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

const states = Object.keys(stateNames).filter((code): code is StateCode => code in stateNames);

/** The notes and the rate of the last bracket of a single person with 50,000 of wages, unless said otherwise. */
function answerOf(state: StateCode, year: 2025 | 2026, given: Partial<Parameters<typeof stateIncomeTax>[0]> = {}) {
  const answer = stateIncomeTax({ ...plain, status: 'single', wages: 50000, state, year, ...given });
  if (answer === 'unpublished') throw new Error(`${state} ${year} is not published.`);
  return answer;
}

it('the year 2026 waits for six states, and 2025 for none', () => {
  const waiting = (year: 2025 | 2026) =>
    states.filter((state) => stateIncomeTax({ ...plain, status: 'single', wages: 50000, state, year }) === 'unpublished');
  expect(waiting(2025)).toEqual([]);
  expect(waiting(2026).sort()).toEqual(['AR', 'CA', 'DC', 'ID', 'MO', 'VT']);
});

describe('the rate of the bracket in which the income ends', () => {
  it.each([
    ['NC', 2025, 50000, 0.0425],
    ['NC', 2026, 50000, 0.0399],
    ['NC', 2025, 12750, 0],
    ['NJ', 2025, 10000, 0],
    ['NJ', 2025, 10001, 0.014],
    ['OH', 2025, 28000, 0],
    ['OH', 2025, 60000, 0.0275],
    ['OH', 2025, 150000, 0.03125],
    ['OH', 2026, 28000, 0],
    ['OH', 2026, 150000, 0.0275],
    ['TX', 2025, 150000, 0],
  ] as const)('%s %i with %i of wages', (state, year, wages, rate) => {
    expect(answerOf(state, year, { wages }).topRate).toBeCloseTo(rate, 10);
  });
});

describe('the notes on a state return', () => {
  const carried = (name: string) => `${name}: the rates of 2025 hold for 2026.`;
  const local = 'Local income tax is not included.';
  const exemption = 'The exemption of 2026 is not published: that of 2025 is used.';

  it('say that the rates of 2025 hold where a state has none of its own for 2026', () => {
    expect(answerOf('VA', 2026).notes).toEqual([carried('Virginia')]);
    expect(answerOf('VA', 2025).notes).toEqual([]);
    expect(answerOf('NC', 2026).notes).toEqual([]);
    expect(answerOf('OH', 2026).notes).toEqual([local]);
    expect(answerOf('TX', 2026).notes).toEqual([]);
    expect(answerOf('MA', 2026).notes).toEqual([carried('Massachusetts')]);
  });

  it('say that the exemption of 2025 is used where that of 2026 is not published', () => {
    const noted = (year: 2025 | 2026) =>
      states.filter(
        (state) =>
          stateIncomeTax({ ...plain, status: 'single', wages: 50000, state, year }) !== 'unpublished' &&
          answerOf(state, year).notes.includes(exemption),
      );
    expect(noted(2025)).toEqual([]);
    expect(noted(2026).sort()).toEqual(['IL', 'ME', 'MI', 'NE', 'UT']);
  });

  it('name a pension that was not checked, and spouses who may compute apart', () => {
    const unchecked = 'How Wisconsin treats this pension was not checked against its form.';
    expect(answerOf('WI', 2025, { pension: 1, pensionKind: 'military' }).notes).toContain(unchecked);
    expect(answerOf('WI', 2025, { pension: 0, pensionKind: 'military' }).notes).not.toContain(unchecked);
    expect(answerOf('WI', 2025, { pension: 1, pensionKind: 'employer' }).notes).not.toContain(unchecked);
    expect(answerOf('VA', 2025, { pension: 1, pensionKind: 'military' }).notes).toEqual([]);
    const apart = 'Two incomes may owe less when computed separately.';
    expect(answerOf('KY', 2025, { status: 'marriedJoint' }).notes).toEqual([apart, local]);
    expect(answerOf('KY', 2025).notes).toEqual([local]);
    expect(answerOf('VA', 2025, { status: 'marriedJoint' }).notes).toEqual([]);
  });
});
