import { describe, expect, it } from 'vitest';
import { byStatus, filingStatuses, filingStatusInput, filingStatusName, jointOrOther, separateOrOther } from './filing-status.ts';
import { completeSets, figureSetName, figureSets, figuresInput, isComplete, lawInput, lawSets, lawYear } from './set.ts';

/** A year's announcements add to these lists, so the tests name only the first years. */
const years = figureSets.filter((set) => set !== 'spec').map(Number);

describe('the choice of figures', () => {
  it('offers the original figures first and each year of law, and starts with the newest complete year', () => {
    expect(figureSets).toEqual(['spec', ...years.map(String)]);
    expect(years.slice(0, 3)).toEqual([2024, 2025, 2026]);
    expect(years).toEqual(years.map((_, at) => 2024 + at));
    expect(completeSets).toEqual(figureSets.slice(0, completeSets.length));
    expect(figuresInput).toEqual({
      type: 'select',
      label: 'Figures',
      tooltip:
        'Which year’s limits, brackets and thresholds are used. The original figures mix years; the others follow the law of one year.',
      advanced: true,
      assumption: 'figures',
      defaultValue: completeSets.at(-1),
      options: [
        { value: 'spec', label: 'Original figures' },
        { value: '2024', label: '2024 law' },
        { value: '2025', label: '2025 law' },
        { value: '2026', label: '2026 law' },
        ...figureSets.slice(4).map((year) => ({ value: year, label: isComplete(year) ? `${year} law` : `${year} law, incomplete` })),
      ],
    });
  });

  it('starts with the newest complete year when the original figures are not offered', () => {
    expect(lawInput.options.map(({ value }) => value)).toEqual(lawSets);
    expect(lawInput.defaultValue).toBe(completeSets.at(-1));
  });

  it('prints a set under the name that the choice shows', () => {
    expect(figureSets.map(figureSetName)).toEqual(figuresInput.options.map(({ label }) => label));
  });

  it('follows the law of 2025 where the original figures are silent', () => {
    expect(figureSets.map(lawYear)).toEqual([2025, ...years]);
  });
});

describe('filing status', () => {
  it('[R-CENUM-25] knows single, marriedJoint, marriedSeparate and headOfHousehold, in this order', () => {
    expect(filingStatuses).toEqual(['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']);
    expect(filingStatusInput.options.map(({ value }) => value)).toEqual(filingStatuses);
    expect(filingStatusInput.options.map(({ label }) => label)).toEqual([
      'Single',
      'Married filing jointly',
      'Married filing separately',
      'Head of household',
    ]);
    expect(filingStatusInput).toMatchObject({ type: 'select', label: 'Filing status', defaultValue: 'single' });
    expect(filingStatusInput.tooltip).toContain('federal return');
  });

  it('names a status inside a sentence', () => {
    expect(filingStatuses.map(filingStatusName)).toEqual([
      'single',
      'married filing jointly',
      'married filing separately',
      'head of household',
    ]);
  });

  it('spreads a figure over the statuses', () => {
    expect(byStatus(1, 2, 3, 4)).toEqual({ single: 1, marriedJoint: 2, marriedSeparate: 3, headOfHousehold: 4 });
    expect(jointOrOther(2, 1)).toEqual({ single: 1, marriedJoint: 2, marriedSeparate: 1, headOfHousehold: 1 });
    expect(separateOrOther(1, 2)).toEqual({ single: 2, marriedJoint: 2, marriedSeparate: 1, headOfHousehold: 2 });
  });
});
