import { describe, expect, it } from 'vitest';
import { calculators as calculatorsById } from '#calculators/all-calculators.ts';
import { writtenLabels } from '#calculators/kit/definition/result-labels.ts';
import { resultLabel } from './result-label.ts';

const calculators = [...calculatorsById.values()];
const named = calculators.flatMap((calculator) =>
  Object.entries(calculator.results).map(([name, kind]) => ({ id: calculator.id, name, kind, label: resultLabel(calculator, name) })),
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
    expect([...new Set(named.filter((result) => result.name === name).map((result) => result.label))]).toEqual([label]);
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

  it('is defined only for results that exist', () => {
    const names = new Set(named.map(({ name }) => name));
    expect(Object.keys(writtenLabels).filter((name) => !names.has(name))).toEqual([]);
  });

  it('is different for each result of a calculator', () => {
    for (const calculator of calculators) {
      const labels = Object.keys(calculator.results).map((name) => resultLabel(calculator, name));
      expect([calculator.id, labels.filter((label, at) => labels.indexOf(label) !== at)]).toEqual([calculator.id, []]);
    }
  });
});
