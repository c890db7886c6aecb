import { describe, expect, it } from 'vitest';
import { datedFigures, missingFigures } from './citations/coming-year.ts';
import { type DatedValue, perSet } from './dated-figure.ts';
import { incomeTax, incomeTaxFigures } from './federal-tax/income-tax.ts';
import { completeSets, figureSets, newestCompleteSet } from './set.ts';

describe('every dated figure', () => {
  it.each(datedFigures.map((figure) => [figure.label, figure] as const))(
    '%s has days in order, newest first, and a source for each',
    (_, { values }) => {
      const lastDay = ({ from, until = `${from.slice(0, 4)}-12-31` }: DatedValue<unknown>) => until;
      values.forEach((entry, at) => {
        expect(new Date(entry.from).toISOString().slice(0, 10)).toBe(entry.from);
        expect(lastDay(entry) >= entry.from).toBe(true);
        expect(entry.source).toMatch(/\S{3}/);
        const newer = values[at - 1];
        if (newer !== undefined) expect(lastDay(entry) < newer.from, `${entry.from} and ${newer.from} overlap`).toBe(true);
      });
    },
  );

  it('leaves no gap between its first year and the newest complete one', () => {
    for (const year of completeSets.map(Number).filter((one) => one > 0)) expect(missingFigures(`${year}-01-01`)).toEqual([]);
  });
});

describe('a figure that its year lacks', () => {
  it('stops only the formulas that read it, and names its label and the newest complete year', () => {
    const { saltFloor, standardDeduction } = incomeTaxFigures;
    const latest = figureSets.at(-1) ?? 'spec';
    const announcedBefore = standardDeduction.values.filter(({ from }) => from < `${latest}-01-01`);
    const year = perSet('income tax', { saltFloor, standardDeduction: { ...standardDeduction, values: announcedBefore } })[latest];
    expect(year.saltFloor).toBe(incomeTax['2026'].saltFloor);
    expect(() => year.standardDeduction).toThrow(
      `The law of ${latest} is not complete. Missing here: income tax, standard deduction. Choose ${newestCompleteSet} law.`,
    );
  });
});
