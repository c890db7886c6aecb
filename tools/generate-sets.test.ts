import { describe, expect, it } from 'vitest';
import { datedFigures, missingFigures } from '#calculators/figures/citations/coming-year.ts';
import type { DatedFigure } from '#calculators/figures/dated-figure.ts';
import { incomeTaxFigures } from '#calculators/figures/federal-tax/income-tax.ts';
import { figureSets, newestCompleteSet } from '#calculators/figures/set.ts';
import { setsText, staleSets } from './generate-sets.ts';

/** The newest year of which a figure is known. Nothing is known of the one after it. */
const known = Number(figureSets.at(-1));
const unknown = known + 1;

/** The figures with one more entry: an announcement of the brackets and of nothing else. */
function withBrackets(year: number): readonly DatedFigure[] {
  const { bracketTops } = incomeTaxFigures;
  const newest = bracketTops.values[0];
  if (newest === undefined) throw new Error('The brackets have no value.');
  const announced = { ...newest, from: `${year}-01-01`, source: 'a fixture' };
  return datedFigures.map((figure) => (figure === bracketTops ? { ...bracketTops, values: [announced, ...bracketTops.values] } : figure));
}

const begun = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf(':')));

describe('announcing the brackets alone', () => {
  it('needs one entry in one file: one figure fewer is missing', () => {
    expect(begun(missingFigures(`${unknown}-01-01`))).toContain('tops of the tax brackets');
    expect(begun(missingFigures(`${unknown}-01-01`, withBrackets(unknown)))).not.toContain('tops of the tax brackets');
  });

  it('changes no list of years while the year has another figure already', () => {
    expect(setsText(withBrackets(known))).toBe(setsText());
  });

  it('opens a year that had no figure yet, as incomplete', () => {
    const [all = '', complete = ''] = setsText(withBrackets(unknown))
      .split('\n')
      .filter((line) => line.startsWith('export'));
    expect(all).toContain(`'${known}', '${unknown}']`);
    expect(complete).toContain(`'${newestCompleteSet}']`);
  });
});

it('the committed sets follow from the dates', () => {
  expect(staleSets()).toEqual([]);
});
