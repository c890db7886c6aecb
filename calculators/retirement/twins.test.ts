import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributions } from '#calculators/figures/retirement/contributions.ts';
import { completeSets, lawSets, lawYear } from '#calculators/figures/set.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { shelf } from '#calculators/shelves/retirement/shelf.gen.ts';
import rmdEnhanced from './distributions/rmd-enhanced.ts';

type Given = Readonly<Record<string, number | boolean | string>>;

function outcome(id: string, given: Given): Readonly<Record<string, unknown>> {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  return { ...calculator.calculate({ ...defaultsOf(calculator.inputs), ...given }) };
}

function resultOf(id: string, given: Given, name: string): unknown {
  const results = outcome(id, given);
  if (isRefusal(results)) throw new Error(results.refused);
  return results[name];
}

function expectTwins(one: string, other: string, given: Given, neutral: Given, names: readonly string[]): void {
  const plain = outcome(one, given);
  const full = outcome(other, { ...given, ...neutral });
  for (const name of names) expect(full[name], name).toEqual(plain[name]);
}

const cents = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((amount) => amount / 100);
const rates = (to: number) => fc.integer({ min: 0, max: to * 100 }).map((hundredths) => hundredths / 100);
const figures = fc.constantFrom(...completeSets);

const plans = fc.record({
  currentAge: fc.integer({ min: 20, max: 60 }),
  retirementAge: fc.integer({ min: 61, max: 75 }),
  annualIncome: cents(10000, 600000),
  currentBalance: cents(0, 500000),
  contributionRate: rates(60),
  expectedReturn: rates(15),
  salaryGrowth: rates(6),
  inflationRate: rates(6),
  figures,
});
const planNames = [
  'balanceAtRetirement',
  'inTodaysDollars',
  'totalContributions',
  'totalEmployer',
  'totalGrowth',
  'yearsAtLimit',
  'schedule',
];

describe('[A-04] an enhanced calculator with neutral extras is its base', () => {
  it('401k-enhanced is 401k-calculator', () => {
    const neutral = { secondMatch: 0, profitSharing: 0, annualFees: 0, rothShare: 0, retirementTaxRate: 0 };
    fc.assert(
      fc.property(plans, rates(200), rates(12), (plan, employerMatch, matchLimit) => {
        expectTwins('401k-calculator', '401k-enhanced', { ...plan, employerMatch, matchLimit }, neutral, planNames);
        const { afterTaxBalance, balanceAtRetirement, costOfFees } = outcome('401k-enhanced', { ...plan, ...neutral });
        expect(afterTaxBalance).toBe(balanceAtRetirement);
        expect(costOfFees).toBe(0);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('rmd-enhanced is rmd-calculator from the starting age on, for any year of birth', () => {
    const names = ['requiredDistribution', 'monthlyDistribution', 'divisor', 'distributionRate', 'remainingBalance'];
    const neutral = { spouseAge: 0, alreadyTaken: 0, retirementTaxRate: 0 };
    fc.assert(
      fc.property(
        cents(0, 5000000),
        fc.integer({ min: 75, max: 120 }),
        fc.integer({ min: 2020, max: 2060 }),
        (accountBalance, currentAge, year) => {
          const birthYear = year - currentAge;
          expectTwins('rmd-calculator', 'rmd-enhanced', { accountBalance, currentAge }, { ...neutral, birthYear }, names);
        },
      ),
      { numRuns: 100, seed: 2 },
    );
  });

  it('rmd-enhanced agrees with rmd-calculator in each set that both offer, at every age', () => {
    const neutral = { spouseAge: 0, alreadyTaken: 0, retirementTaxRate: 0 };
    for (const figures of lawSets) {
      for (let currentAge = 60; currentAge <= 120; currentAge += 1) {
        const names = ['refused', 'requiredDistribution', 'divisor', 'remainingBalance'];
        const birthYear = lawYear(figures) - currentAge;
        const base = { accountBalance: 500000, currentAge, figures };
        expectTwins('rmd-calculator', 'rmd-enhanced', base, { ...neutral, birthYear }, names);
      }
    }
  });

  it('rmd-enhanced does not offer the original figures, in which every owner starts at 72', () => {
    expect(rmdEnhanced.inputs.figures.options.map(({ value }) => value)).toEqual(lawSets);
  });

  it('pension-vs-lump-sum-enhanced is pension-vs-lump-sum', () => {
    const names = [
      'betterChoice',
      'presentValueOfPension',
      'lumpSumAfterTax',
      'difference',
      'totalPension',
      'breakEvenAge',
      'impliedReturn',
    ];
    const neutral = { pensionStartAge: 18, costOfLiving: 0, survivorShare: 0, retirementTaxRate: 0, lumpSumTaxRate: 0 };
    const offers = fc.record({
      monthlyPension: cents(0, 20000),
      lumpSum: cents(0, 3000000),
      currentAge: fc.integer({ min: 40, max: 80 }),
      lifeExpectancy: fc.integer({ min: 60, max: 110 }),
      expectedReturn: rates(15),
    });
    fc.assert(
      fc.property(offers, (offer) => {
        const results = outcome('pension-vs-lump-sum', offer);
        if (isRefusal(results)) return;
        expectTwins('pension-vs-lump-sum', 'pension-vs-lump-sum-enhanced', offer, neutral, names);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe('two screens never disagree', () => {
  it('[A-03] a 403(b) and a 457(b) without their own rules are the 401(k) without a match', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const given = { ...plan, employerMatch: 0 };
        expectTwins('401k-calculator', '403b-calculator', given, { longServiceCatchUp: false }, planNames);
        expectTwins('401k-calculator', '457-plan-calculator', given, { unusedDeferrals: 0 }, planNames);
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('the shortfall of an income wanted is that of the planner with the same share of income', () => {
    const people = fc.record({
      currentAge: fc.integer({ min: 20, max: 60 }),
      retirementAge: fc.integer({ min: 61, max: 75 }),
      lifeExpectancy: fc.integer({ min: 76, max: 110 }),
      currentSavings: cents(0, 900000),
      monthlyContribution: cents(0, 5000),
      expectedReturn: rates(12),
      retirementReturn: rates(12),
      inflationRate: rates(8),
      otherRetirementIncome: cents(0, 60000),
    });
    const names = ['status', 'shortfall', 'projectedSavings', 'savingsNeeded', 'extraMonthlySavings', 'fundedPercent'];
    fc.assert(
      fc.property(people, cents(1000, 200000), (person, income) => {
        const planner = outcome('retirement-planner', { ...person, annualIncome: income, incomeReplacement: 100 });
        const shortfall = outcome('retirement-shortfall', { ...person, desiredIncome: income });
        for (const name of names) expect(shortfall[name], name).toEqual(planner[name]);
      }),
      { numRuns: 100, seed: 5 },
    );
  });
});

describe.each(completeSets)('limits of %s', (set) => {
  const { deferral, deferralCatchUp, deferralHighCatchUp, ira, iraCatchUp, rothRange, deductionRange } = contributions[set];
  const alone = {
    figures: set,
    annualIncome: 1e6,
    currentBalance: 0,
    employerMatch: 0,
    expectedReturn: 0,
    salaryGrowth: 0,
    inflationRate: 0,
  };

  it.each(['401k-calculator', '403b-calculator', '457-plan-calculator'])('%s accepts contributions up to the limit, to the cent', (id) => {
    for (const [age, limit] of [
      [49, deferral],
      [50, deferral + deferralCatchUp],
      [59, deferral + deferralCatchUp],
      [60, deferral + deferralHighCatchUp],
      [63, deferral + deferralHighCatchUp],
      [64, deferral + deferralCatchUp],
    ] as const)
      for (const [cents, wanted] of [
        [-1, limit - 0.01],
        [0, limit],
        [1, limit],
      ] as const) {
        const annualIncome = Math.round(limit * 100 + cents) / 100;
        const given = { ...alone, annualIncome, contributionRate: 100, currentAge: age, retirementAge: age + 1, longServiceCatchUp: false };
        const { longServiceCatchUp, ...without } = given;
        const used = id === '403b-calculator' ? { ...without, longServiceCatchUp } : without;
        expect(resultOf(id, used, 'totalContributions'), `${age}`).toBeCloseTo(wanted, 6);
      }
  });

  it('an IRA accepts contributions up to its limit, to the cent, and the income ranges end where the law says', () => {
    for (const [age, limit] of [
      [49, ira],
      [50, ira + iraCatchUp],
    ] as const)
      for (const [cents, wanted] of [
        [-1, limit - 0.01],
        [0, limit],
        [1, limit],
      ] as const) {
        const given = { figures: set, currentAge: age, annualContribution: Math.round(limit * 100 + cents) / 100 };
        expect(resultOf('roth-vs-traditional', given, 'contributionUsed')).toBeCloseTo(wanted, 6);
      }
    for (const filingStatus of ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const)
      for (const [name, [from, to]] of [
        ['rothContributionLimit', rothRange[filingStatus]],
        ['deductibleContributionLimit', deductionRange[filingStatus]],
      ] as const) {
        const at = (annualIncome: number) => resultOf('roth-vs-traditional', { figures: set, filingStatus, annualIncome }, name);
        expect(at(from), `${filingStatus} ${name}`).toBe(ira);
        expect(at(to - 0.01)).toBe(200);
        expect([at(to), at(to + 0.01)]).toEqual([0, 0]);
      }
  });
});
