import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { planOf } from '#calculators/plan/testing/example-plans.ts';
import { type SlowHousehold, slowPlan } from './slow-plan.ts';

const names = ['Ann', 'Bob'] as const;

/** The document of the same household. */
function documentOf(home: SlowHousehold): object {
  const { people, brokerage, cost, savings, iraReturn, brokerageReturn, dividends, interest, savingsReturn } = home;
  const named = people.map((person, index) => ({ ...person, name: names[index] ?? '' }));
  return {
    startYear: 2026,
    people: named.map(({ name, born, dies, benefit, claimAge }) => ({
      name,
      birthDate: `${born}-01-02`,
      diesAt: dies,
      socialSecurity: { monthlyAtFullAge: 0, monthlyBenefit: benefit, claimYears: claimAge },
    })),
    incomes: [{ name: 'Pension', person: 'Ann', kind: 'pension', amount: home.pension, prices: 'then' }],
    accounts: [
      ...named.map(({ name, ira }) => ({ name: `IRA of ${name}`, kind: 'traditional', owner: name, balance: ira, fixedReturn: iraReturn })),
      { name: 'Brokerage', kind: 'taxable', balance: brokerage, basis: cost, dividends, interest, fixedReturn: brokerageReturn },
      { name: 'Savings', kind: 'cash', balance: savings, fixedReturn: savingsReturn },
      ...named.map(({ name }) => ({ name: `Roth of ${name}`, kind: 'roth', owner: name, balance: 0, fixedReturn: iraReturn })),
    ],
    spending: { amount: home.spending, survivorShare: home.survivorShare },
    policies: { conversions: { fill: 'amount', amount: home.conversion, until: `${home.conversionUntil}` } },
    assumptions: { inflation: home.inflation, medicalInflation: home.medical },
  };
}

function balance(year: PlanYear | undefined, name: string): number {
  return (year?.balances.find(({ account }) => account === name)?.amount ?? 0) / 100;
}

/** A benefit of a spouse or a survivor would have to be computed; typed benefits stand for themselves only while both are alone with theirs. */
const person = fc.record({
  born: fc.integer({ min: 1948, max: 1961 }),
  dies: fc.integer({ min: 80, max: 98 }),
  benefit: fc.constant(0),
  claimAge: fc.constant(70),
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
    single: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ single, costShare, ...home }): SlowHousehold => {
    const people = home.people.length === 1 ? home.people.map((one) => ({ ...one, benefit: single })) : home.people;
    return { ...home, people, cost: Math.round((home.brokerage * Math.min(100, costShare)) / 100) };
  });

describe('the plan against an engine written a second time, in decimals', () => {
  it('agrees to the dollar in taxes, premiums, required distributions and every balance of every year', () => {
    fc.assert(
      fc.property(household, (home) => {
        const { years } = runPlan(planOf(documentOf(home)));
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
      { numRuns: process.env.CAMPAIGN === 'long' ? 500 : 15 },
    );
  }, 120_000);
});
