import { describe, expect, it } from 'vitest';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { ann, bob, couple, planOf, still } from '#calculators/plan/testing/example-plans.ts';

const dollars = (cents: number | undefined) => (cents ?? Number.NaN) / 100;
const yearOf = (document: object, year: number) => {
  const found = runPlan(planOf(document)).years.find((one) => one.year === year);
  if (found === undefined) throw new Error(`The plan has no year ${year}.`);
  return found;
};
const alone = { startYear: 2026, people: [ann], assumptions: still };
const ira = { name: 'IRA', kind: 'traditional', owner: 'Ann', balance: 500000 } as const;

describe('faults of other planners, each of them a test', () => {
  it('nominal income meets nominal thresholds: a pension that never rises pays less tax from year to year', () => {
    const pension = { name: 'P', person: 'Ann', kind: 'pension', amount: 60000, prices: 'then' };
    const document = { ...alone, incomes: [pension], assumptions: { ...still, inflation: 3 } };
    // 60,000 − 16,100 − 2,050 − 6,000 = 35,850: 10 % of 12,400 and 12 % of the rest.
    expect(dollars(yearOf(document, 2026).taxes.federal)).toBe(4054);
    expect(yearOf(document, 2035).taxes.federal).toBeLessThan(yearOf(document, 2030).taxes.federal);
  });

  it('brackets are indexed over fifty years: the same real income pays nearly the same real tax', () => {
    const born = { ...ann, birthDate: '1990-05-20', diesAt: 90 };
    const rent = { name: 'R', person: 'Ann', kind: 'taxable', amount: 120000 };
    const document = { ...alone, people: [born], incomes: [rent], assumptions: { ...still, inflation: 2.5 } };
    const [first, last] = [yearOf(document, 2026), yearOf(document, 2054)];
    expect(last.taxes.federal / last.priceLevel / first.taxes.federal).toBeCloseTo(1, 2);
  });

  it('required distributions begin at 73 or at 75 by the year of birth, and not at 73 for everybody', () => {
    const of = (birthDate: string) => {
      const document = { ...alone, people: [{ ...ann, birthDate, diesAt: 95 }], accounts: [ira] };
      return runPlan(planOf(document)).years.find(({ requiredDistributions }) => requiredDistributions.length > 0);
    };
    expect(of('1959-12-31')?.year).toBe(2032);
    expect(of('1960-01-01')?.year).toBe(2035);
    // Balance ÷ 24.6 at 75. Source: 26 CFR 1.401(a)(9)-9(c).
    const year = of('1960-01-01');
    expect(year?.requiredDistributions[0]?.amount).toBe(Math.round((year?.openingBalances[0]?.amount ?? 0) / 24.6));
  });

  it('taxable benefits come from the provisional income with half of them', () => {
    const document = {
      ...alone,
      people: [{ ...ann, socialSecurity: { monthlyAtFullAge: 0, monthlyBenefit: 2000, claimYears: 66 } }],
      incomes: [{ name: 'P', person: 'Ann', kind: 'pension', amount: 20000 }],
    };
    // 20,000 + 12,000 = 32,000: half of what is above 25,000. Source: IRS Publication 915, worksheet 1.
    expect(yearOf(document, 2026).taxReturn.federal.taxableBenefits).toBe(3500);
  });

  it('a surcharge looks at adjusted gross income of two years before, before any deduction', () => {
    const document = { ...alone, incomes: [{ name: 'P', person: 'Ann', kind: 'pension', amount: 112000, prices: 'then' }] };
    // 112,000 is above 109,000, though 93,850 are taxable: 12 · (81.20 + 14.50) in 2028 and nothing before.
    expect([2026, 2027, 2028].map((year) => dollars(yearOf(document, year).health.surcharges))).toEqual([0, 0, 1148.4]);
  });

  it('an exclusion of a state is for each person, and covers conversions', () => {
    const both = {
      startYear: 2026,
      state: 'GA',
      people: [ann, bob],
      assumptions: still,
      accounts: [
        { ...ira, balance: 90000 },
        { ...ira, name: 'IRA of Bob', owner: 'Bob', balance: 90000 },
      ],
      policies: { conversions: { fill: 'all' } },
    };
    const year = yearOf(both, 2026);
    // 180,000 − 2 · 65,000 − 30,000 = 20,000 at 4.99 %.
    expect([dollars(year.conversions), dollars(year.taxes.state)]).toEqual([180000, 998]);
  });

  it('the marketplace is for years before 65 alone', () => {
    const young = { ...ann, birthDate: '1963-07-10' };
    const health = { before65: 'marketplace', premiumBefore65: 1000, benchmarkPremium: 1000 };
    const pension = { name: 'P', person: 'Ann', kind: 'pension', amount: 50000 };
    const document = { ...alone, people: [young], health, incomes: [pension] };
    const costs = [2027, 2028, 2029].map((year) => yearOf(document, year).health);
    // 65 in July 2028: six months each.
    expect(costs.map(({ before65 }) => dollars(before65))).toEqual([12000, 6000, 0]);
    expect(costs.map(({ partB }) => dollars(partB))).toEqual([0, 1217.4, 2434.8]);
    expect(costs.map(({ marketplaceCredit }) => marketplaceCredit > 0)).toEqual([true, true, false]);
  });

  it('a survivor keeps the larger of two benefits', () => {
    const people = [
      { ...ann, diesAt: 72, socialSecurity: { monthlyAtFullAge: 1000, claimYears: 66, claimMonths: 4 } },
      { ...bob, socialSecurity: { monthlyAtFullAge: 2500, claimYears: 67 } },
    ];
    const document = { startYear: 2026, people, assumptions: still };
    // Ann dies at the end of 2028: Bob’s 2,500 with the credits of four months, 2.67 %, stay; hers of 1,000 end.
    expect(yearOf(document, 2029).benefits.map(dollars)).toEqual([0, 30792]);
    expect(yearOf(document, 2029).status).toBe('single');
  });

  it('a survivor of an early claimer gets at least 82.5 % of the full benefit, and no multiple of it', () => {
    const people = [
      { ...ann, diesAt: 72, socialSecurity: { monthlyAtFullAge: 2000, claimYears: 62 } },
      { ...bob, socialSecurity: { monthlyAtFullAge: 300, claimYears: 66, claimMonths: 8 } },
    ];
    // Born 1956: full age 66 and 4 months; at 62 the benefit is 73.33 %, 1,466. 82.5 % of 2,000 is 1,650.
    expect(yearOf({ startYear: 2026, people, assumptions: still }, 2029).benefits.map(dollars)).toEqual([0, 19800]);
  });

  it('an early withdrawal pays 10 % and the draw that pays it is not taxed twice', () => {
    const young = { ...ann, birthDate: '1980-02-02' };
    const document = { ...alone, people: [young], accounts: [ira], spending: { amount: 30000 } };
    const { withdrawals, taxes, spending, taxReturn } = yearOf(document, 2026);
    const drawn = dollars(withdrawals[0]?.amount);
    expect(drawn).toBeCloseTo(30000 + dollars(taxes.federal), 1);
    expect(taxReturn.federal.penalties).toBeCloseTo(drawn / 10, 1);
    expect(spending.shortfall).toBe(0);
  });

  it('of two draws on both sides of the marketplace cliff the smaller one is taken and the other is named', () => {
    const young = { ...ann, birthDate: '1964-02-02' };
    const health = { before65: 'marketplace', premiumBefore65: 1500, benchmarkPremium: 1500 };
    const document = { ...alone, people: [young], health, accounts: [ira], spending: { amount: 44000 } };
    const year = yearOf(document, 2026);
    // 400 % of 15,650.
    expect(year.taxReturn.federal.marketplaceIncome).toBeLessThanOrEqual(62600);
    expect(year.health.marketplaceCredit).toBeGreaterThan(0);
    expect(dollars(year.alternativeDraw)).toBeGreaterThan(62600);
  });
});

describe('what must hold whatever the figures are', () => {
  it('a dollar more at the start never leaves less at the end', () => {
    const final = (extra: number) => {
      const accounts = couple.accounts.map((account) => (account.name === 'Savings' ? { ...account, balance: 40000 + extra } : account));
      return runPlan(planOf({ ...couple, accounts })).totals.finalAccounts;
    };
    const ends = [0, 1, 1000, 20000].map(final);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
  });

  it('without inflation today’s prices and those of each year agree', () => {
    const of = (prices: 'today' | 'then') => runPlan(planOf({ ...couple, assumptions: still, spending: { amount: 60000, prices } })).totals;
    expect(of('today')).toEqual(of('then'));
  });
});
