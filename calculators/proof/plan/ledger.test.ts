import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { pathInputs, runPlan } from '#calculators/plan/run/run-plan.ts';
import { setUpPlan } from '#calculators/plan/setup/plan-setup.ts';
import { couple, planOf } from '#calculators/plan/testing/example-plans.ts';
import { liveYear } from '#calculators/plan/year/live-year.ts';
import { startPath } from '#calculators/plan/year/path-state.ts';
import { documentOf, households } from './random-households.ts';

/** Amounts received by a place of the postings, less those it gave. */
function netOf({ postings }: PlanYear, place: string): number {
  return postings.reduce((sum, { from, to, cents }) => sum + (to === place ? cents : 0) - (from === place ? cents : 0), 0);
}

describe('the ledger of a plan', () => {
  it('sums to zero each year, in whole cents, and explains every balance', () => {
    fc.assert(
      fc.property(households, (household) => {
        for (const year of runPlan(planOf(documentOf(household))).years) {
          expect(netOf(year, 'household')).toBe(0);
          for (const { cents } of year.postings) expect(Number.isInteger(cents)).toBe(true);
          for (const [at, { account, amount }] of year.balances.entries()) {
            expect(amount).toBe((year.openingBalances[at]?.amount ?? 0) + netOf(year, account));
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves nothing unpaid while an account has money that may be drawn', () => {
    fc.assert(
      fc.property(households, (household) => {
        for (const { spending, balances } of runPlan(planOf(documentOf(household))).years) {
          if (spending.shortfall > 100) expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThan(200);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('agrees in doubles with the cents, within a dollar, on every path without a threshold to fill', () => {
    const plan = planOf(couple);
    const inputs = pathInputs(setUpPlan(plan));
    const state = startPath(inputs.setup);
    for (const year of runPlan(plan).years) {
      liveYear(inputs, state, year.year);
      const rough = state.balances.reduce((sum, one) => sum + one, 0);
      const exact = year.balances.reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.abs(rough - exact)).toBeLessThan(100);
    }
  });

  it('is the same for the same plan, and does not depend on the order of the people', () => {
    const plan = planOf(couple);
    const [first, second] = plan.people;
    if (first === undefined || second === undefined) throw new Error('A couple has two people.');
    const swapped = { ...plan, people: [second, first] };
    expect(runPlan(plan)).toEqual(runPlan(plan));
    expect(runPlan(swapped).years.map(({ netWorth, taxes }) => [netWorth, taxes])).toEqual(
      runPlan(plan).years.map(({ netWorth, taxes }) => [netWorth, taxes]),
    );
  });
});
