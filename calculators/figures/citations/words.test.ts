import { expect, it } from 'vitest';
import { longService } from '#calculators/figures/retirement/contributions.ts';
import { lawYear, newestCompleteSet } from '#calculators/figures/set.ts';
import { citations } from './citations.ts';
import { missingFigures } from './coming-year.ts';

it('15 years of service allow 3,000 a year and 15,000 in all: 26 USC 402(g)(7)', () => {
  expect(longService).toEqual([3000, 15000]);
});

it('every source names its publisher or its law', () => {
  for (const { label, source } of citations('2025', ['social-security'])) expect(source, label).toMatch(/SSA|USC|CFR/);
});

it('a figure without a value for the coming year is named with its last source', () => {
  const lastSet = newestCompleteSet;
  const year = lawYear(lastSet);
  const lines = missingFigures(`${year}-12-31`);
  const cited = citations(lastSet, ['estate', 'social-security']);
  for (const wanted of ['estate tax exclusion', 'bend points']) {
    const source = cited.find(({ label }) => label === wanted)?.source;
    expect(lines).toContain(`${wanted}: no value for ${year + 1}; the last is of ${year}, ${source}.`);
  }
});
