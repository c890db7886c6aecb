import { describe, expect, it } from 'vitest';
import { pendingInputs } from '#app/calculate/workbench/calculation/pending-inputs.ts';
import { catalog } from '#calculators/catalog.gen.ts';
import { groupsOf, readView, selectedEntry, shelfCounts, shownEntries } from './shelves.ts';
import { automotiveTexts, businessTexts, firstCalculators } from './suite-texts.ts';

const automotive = catalog.filter((entry) => entry.shelf === 'Automotive');

it('[R-CUI-03] has the seven categories, in order', () => {
  expect(shelfCounts(catalog).map(({ shelf }) => shelf)).toEqual([
    'Investment',
    'Tax',
    'Business',
    'Retirement',
    'Real Estate',
    'Planning',
    'Automotive',
  ]);
});

it('[R-CUI-04] counts the calculators that are really there', () => {
  expect(shelfCounts(automotive).find(({ shelf }) => shelf === 'Automotive')?.count).toBe(automotive.length);
  expect(shelfCounts([]).every(({ count }) => count === 0)).toBe(true);
});

it('shows only what the tenant has switched on', () => {
  expect(shownEntries(catalog, new Set(['mortgage-payment', 'no-such-thing'])).map((entry) => entry.id)).toEqual(['mortgage-payment']);
  expect(shownEntries(catalog, undefined)).toBe(catalog);
});

describe('a suite', () => {
  it('[R-CUI-12] [R-CUI-18] lists its calculators by category', () => {
    const groups = groupsOf(automotive);
    expect(groups[0]?.category).toBe('Financing');
    expect(groups[0]?.entries[0]?.id).toBe('auto-loan-basic');
    const listed = groups.flatMap((group) => group.entries.map(({ id }) => id));
    expect(listed.sort()).toEqual(automotive.map(({ id }) => id).sort());
  });

  it('[R-CUI-23] opens with auto-loan-basic and breakeven-analysis', () => {
    expect(firstCalculators).toEqual({ Automotive: 'auto-loan-basic', Business: 'breakeven-analysis' });
    expect(selectedEntry(automotive, undefined, firstCalculators.Automotive)?.id).toBe('auto-loan-basic');
    expect(selectedEntry(automotive, 'auto-lease', firstCalculators.Automotive)?.id).toBe('auto-lease');
    expect(selectedEntry(automotive.slice(3), 'gone', firstCalculators.Automotive)?.id).toBe(automotive[3]?.id);
    expect(selectedEntry([], undefined, 'x')).toBeUndefined();
  });
});

it('[R-CUI-10] [R-CUI-11] [R-CUI-16] [R-CUI-17] [R-CUI-19] [R-CUI-20] [R-CUI-21] has the texts of the suites letter for letter', () => {
  expect(automotiveTexts.heading).toBe('Comprehensive Automotive Calculator Suite');
  expect(automotiveTexts.subtitle).toBe('40+ Professional automotive calculators for all your vehicle financing and ownership needs');
  expect(businessTexts).toEqual({
    title: 'Professional Business Calculator Suite',
    subtitle: '17 specialized business calculators for comprehensive financial analysis',
    inputs: 'Business Parameters',
    results: 'Analysis Results',
    placeholder: 'Enter business details to see calculations',
  });
  expect(pendingInputs('Loan')).toBe('Calculator inputs for Loan will be available soon.');
});

it('reads the suite from the address and ignores unknown values', () => {
  expect(readView({ shelf: 'Tax', calculator: 'amt', other: 1 })).toEqual({ shelf: 'Tax', calculator: 'amt' });
  expect(readView({ shelf: 'Nothing', calculator: 7 })).toEqual({});
});
