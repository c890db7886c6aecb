import { expect, it } from 'vitest';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { couple, planOf } from '#calculators/plan/testing/example-plans.ts';
import { type Flow, flowOfYear } from './flow-of-year.ts';

const total = (flows: readonly Flow[]) => flows.reduce((sum, { cents }) => sum + cents, 0);

it('shows as much money coming as going, in every year', () => {
  const { years } = runPlan(planOf(couple));
  expect(years.length).toBeGreaterThan(20);
  for (const year of years) {
    const { sources, uses } = flowOfYear(year);
    // Parts of less than a dollar are left out on either side.
    expect(Math.abs(total(sources) - total(uses)), String(year.year)).toBeLessThan(1000);
  }
});

it('adds up what belongs together, and leaves out what never reaches the household', () => {
  const posting = { from: 'Job', to: 'household', cents: 100000, rule: 'wages' } as const;
  const postings = [
    posting,
    { ...posting, from: 'Shop', rule: 'selfEmployment' } as const,
    { from: 'IRA', to: 'Roth', cents: 500000, rule: 'conversion' } as const,
    { from: 'household', to: 'Medicare', cents: 20000, rule: 'partB' } as const,
    { from: 'household', to: 'Insurer', cents: 10000, rule: 'supplement' } as const,
    { from: 'household', to: 'Cash', cents: 170000, rule: 'surplus' } as const,
  ];
  expect(flowOfYear({ postings })).toEqual({
    sources: [{ label: 'Pay and profit', cents: 200000 }],
    uses: [
      { label: 'Health', cents: 30000 },
      { label: 'Saved', cents: 170000 },
    ],
  });
});
