import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { planOf } from '#calculators/plan/testing/example-plans.ts';
import { documentOfSlow, goldenHousehold, goldenTable } from './golden-household.ts';
import { slowPlan } from './slow-plan.ts';

it('the documentation tells the golden household as the second engine computes it', () => {
  expect(readFileSync('docs/household-plan.md', 'utf8')).toContain(goldenTable());
});

it('the plan agrees with that ledger to the dollar, to the last year', () => {
  const { years } = runPlan(planOf(documentOfSlow(goldenHousehold)));
  const slow = slowPlan(goldenHousehold);
  expect(years.length).toBe(slow.length);
  for (const [at, { tax, medicare, brokerage, savings, iras, roths }] of slow.entries()) {
    const year = years[at];
    const balances = year?.balances.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const all = [...iras, ...roths, brokerage, savings].reduce((sum, one) => sum.plus(one));
    expect(Math.abs(balances / 100 - all.toNumber())).toBeLessThan(1);
    expect(Math.abs((year?.taxes.total ?? 0) / 100 - tax.toNumber())).toBeLessThan(1);
    expect(((year?.health.partB ?? 0) + (year?.health.surcharges ?? 0)) / 100).toBeCloseTo(medicare.toNumber(), 2);
  }
});
