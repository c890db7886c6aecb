import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { planOf } from '#calculators/plan/testing/example-plans.ts';
import { documentOfSlow } from './golden-household.ts';
import { type SlowHousehold, slowPlan } from './slow-plan.ts';

function balance(year: PlanYear | undefined, name: string): number {
  return (year?.balances.find(({ account }) => account === name)?.amount ?? 0) / 100;
}

/** Born before 1955, full age is 66; no spouse is more than ten years younger, who would change the table of distributions. */
const person = fc.record({
  born: fc.integer({ min: 1948, max: 1954 }),
  dies: fc.integer({ min: 80, max: 98 }),
  benefit: fc.integer({ min: 1500, max: 3000 }),
  claimAge: fc.constant(66),
  ira: fc.integer({ min: 0, max: 1500000 }),
});

const rate = (most: number) => fc.integer({ min: 0, max: most * 4 }).map((quarters) => quarters / 4);
const household = fc
  .record({
    people: fc.oneof(fc.tuple(person), fc.tuple(person, person)),
    pension: fc.integer({ min: 0, max: 150000 }),
    brokerage: fc.integer({ min: 0, max: 800000 }),
    costShare: fc.integer({ min: 40, max: 120 }),
    savings: fc.integer({ min: 0, max: 100000 }),
    spending: fc.integer({ min: 20000, max: 180000 }),
    survivorShare: fc.integer({ min: 50, max: 100 }),
    conversion: fc.integer({ min: 0, max: 80000 }),
    conversionUntil: fc.integer({ min: 2026, max: 2036 }),
    inflation: rate(4),
    medical: rate(6),
    iraReturn: rate(7),
    brokerageReturn: rate(7),
    dividends: rate(3),
    interest: rate(2),
    savingsReturn: rate(3),
  })
  .map(({ costShare, ...home }): SlowHousehold => ({ ...home, cost: Math.round((home.brokerage * Math.min(100, costShare)) / 100) }));

describe('the plan against an engine written a second time, in decimals', () => {
  it('agrees to the dollar in taxes, premiums, required distributions and every balance of every year', () => {
    fc.assert(
      fc.property(household, (home) => {
        const { years } = runPlan(planOf(documentOfSlow(home)));
        for (const [at, slow] of slowPlan(home).entries()) {
          const year = years[at];
          const near = (mine: number, other: { readonly toNumber: () => number }, what: string) =>
            expect(Math.abs(mine - other.toNumber()), `${what} of ${slow.year}: ${mine} and ${other.toNumber()}`).toBeLessThan(1);
          near((year?.taxes.total ?? 0) / 100, slow.tax, 'tax');
          near(((year?.health.partB ?? 0) + (year?.health.surcharges ?? 0)) / 100, slow.medicare, 'Medicare');
          near((year?.spending.shortfall ?? 0) / 100, slow.shortfall, 'shortfall');
          near(balance(year, 'Brokerage'), slow.brokerage, 'brokerage');
          near(balance(year, 'Savings'), slow.savings, 'savings');
          const [iras, roths] = [slow.iras, slow.roths].map((all) => all.reduce((sum, one) => sum.plus(one)));
          if (iras !== undefined) near(balance(year, 'IRA of Ann') + balance(year, 'IRA of Bob'), iras, 'IRAs');
          if (roths !== undefined) near(balance(year, 'Roth of Ann') + balance(year, 'Roth of Bob'), roths, 'Roth accounts');
        }
      }),
      // Shrinking a plan takes minutes and tells little: the failing household is printed as it was drawn.
      { numRuns: process.env.CAMPAIGN === 'long' ? 500 : 15, endOnFailure: true },
    );
  }, 120_000);
});
