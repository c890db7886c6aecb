import { describe, expect, it } from 'vitest';
import { engineVersion } from '#calculators/kit/version.ts';
import { detailsOf, widen } from './any-calculator.ts';
import { casesOf } from './cases.ts';
import { defineCalculator, shelves, suites } from './define.ts';
import { defineDetails } from './define-details.ts';
import { isRefusal, refuse } from './refusal.ts';

const doubling = defineCalculator({
  id: 'doubling',
  title: 'Doubling',
  description: 'Twice an amount.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Saving',
  icon: 'copy',
  sortOrder: 1,
  inputs: { amount: { label: 'Amount', type: 'currency', defaultValue: 2, tooltip: 'What is doubled.' } },
  results: { twice: 'money' },
  calculate: ({ amount }) => (amount < 0 ? refuse('Less than nothing.', 'amount') : { twice: 2 * amount }),
  headline: ({ twice }) => ({ value: twice, kind: 'money' }),
  say: ({ twice }) => `Twice is ${twice}.`,
  supporting: [],
});

const details = defineDetails<typeof doubling>({
  chart: ({ twice }) => ({ kind: 'share', title: 'Twice', unit: 'money', parts: [{ label: 'Twice', value: twice }] }),
  explanation: { formula: ['2 · amount'], assumptions: [], leavesOut: [], differs: [] },
  sources: [{ title: 'Arithmetic', locator: 'line 1' }],
});

describe('a calculator without types', () => {
  it('equals the declared one, and computes', () => {
    expect({ ...widen(doubling), calculate: doubling.calculate }).toEqual(doubling);
    expect(widen(doubling).calculate({ amount: 21 })).toEqual({ twice: 42 });
  });

  it('has its details apart, with the help beside its fields', () => {
    expect(detailsOf(doubling, details)).toStrictEqual({ ...details, tooltips: { amount: 'What is doubled.' } });
    expect(detailsOf(doubling, details).chart({ twice: 42 }, { amount: 21 })).toMatchObject({ parts: [{ value: 42 }] });
  });

  it('comes with its cases as they are given', () => {
    const cases = [{ name: 'doubles', given: { amount: 1 }, expect: { twice: 2 }, from: 'by hand' }];
    expect(casesOf(['R-1'], doubling, cases)).toEqual({ rows: ['R-1'], calculator: doubling, cases });
  });
});

describe('a refusal', () => {
  it('names the input that caused it, if any', () => {
    expect(refuse('No.', 'amount')).toStrictEqual({ refused: 'No.', field: 'amount' });
    expect(refuse('No.')).toStrictEqual({ refused: 'No.' });
  });

  it('can be told apart from results', () => {
    expect([isRefusal(refuse('No.')), isRefusal({ twice: 2 })]).toEqual([true, false]);
  });
});

it('the shelves and the suites are those of the specification, in its order', () => {
  expect(shelves).toEqual(['Investment', 'Tax', 'Business', 'Retirement', 'Real Estate', 'Planning', 'Automotive']);
  expect(suites).toEqual(['financial', 'auto', 'mortgage', 'business']);
});

it('the formulas have a version that a link can carry', () => {
  expect(engineVersion).toMatch(/^\d+$/);
});
