import { describe, expect, it } from 'vitest';
import { shelfLoaders } from '#calculators/shelves.gen.ts';
import { resultLabel } from './result-labels.ts';

const calculators = (await Promise.all(Object.values(shelfLoaders).map((load) => load()))).flatMap((shelf) => Object.values(shelf));
const named = calculators.flatMap(({ id, results }) =>
  Object.entries(results).map(([name, kind]) => ({ id, name, kind, label: resultLabel(name) })),
);

describe('the label of a result', () => {
  it.each([
    ['payoffMonths', 'Time to pay off'],
    ['needsPercent', 'Share for needs'],
    ['breakEvenUnits', 'Break-even units'],
    ['loanToValue', 'Loan-to-value'],
    ['monthlyPayment', 'Monthly payment'],
    ['currentDTI', 'Current DTI'],
  ])('%s reads "%s"', (name, label) => {
    expect(resultLabel(name)).toBe(label);
  });

  it('never ends in a unit that the value says itself', () => {
    const inTime = named.filter(({ kind, label }) => /^(?:months|years)/.test(String(kind)) && / (?:months?|years?)$/.test(label));
    expect(inTime).toEqual([]);
    expect(named.filter(({ label }) => / percent$/.test(label))).toEqual([]);
  });

  it('is in sentence case: a capital at the beginning, and then only in names and abbreviations', () => {
    const names = /\b(?:Social Security|Medicare|Roth)\b/g;
    for (const { id, label } of named)
      expect([id, label, /^[A-Z0-9]/.test(label) && !/ [A-Z][a-z]/.test(label.replaceAll(names, 'x'))]).toEqual([id, label, true]);
  });

  it('tells the results of one calculator apart', () => {
    for (const { id, results } of calculators) {
      const labels = Object.keys(results).map(resultLabel);
      expect([id, labels.filter((label, at) => labels.indexOf(label) !== at)]).toEqual([id, []]);
    }
  });
});
