import { describe, expect, it } from 'vitest';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { ann, bob, planOf, still } from '#calculators/plan/testing/example-plans.ts';

const dollars = (cents: number | undefined) => (cents ?? 0) / 100;
const alone = { startYear: 2026, people: [ann], assumptions: still } as const;
const young = { ...ann, birthDate: '1980-02-02' } as const;

function yearsOf(document: object): readonly PlanYear[] {
  return runPlan(planOf(document)).years;
}

function firstOf(document: object): PlanYear {
  const [first] = yearsOf(document);
  if (first === undefined) throw new Error('A plan has a first year.');
  return first;
}

function balance(year: PlanYear | undefined, name: string): number {
  return dollars(year?.balances.find(({ account }) => account === name)?.amount);
}

describe('Social Security by month of claim', () => {
  const benefits = (document: object, year: number) =>
    yearsOf({ startYear: 2026, assumptions: still, ...document })
      .find((one) => one.year === year)
      ?.benefits.map(dollars);
  const born1964 = { name: 'Ann', birthDate: '1964-05-10', diesAt: 90 };
  const claim = (claimYears: number, claimMonths = 0, monthlyAtFullAge = 2000) => ({ monthlyAtFullAge, claimYears, claimMonths });

  it('at 62 in May 2026: eight months of 70 %', () => {
    const people = [{ ...born1964, socialSecurity: claim(62) }];
    expect(benefits({ people }, 2026)).toEqual([11200]);
    expect(benefits({ people }, 2027)).toEqual([16800]);
  });

  it('who is born on the first of a month attains an age the month before', () => {
    expect(benefits({ people: [{ ...born1964, birthDate: '1964-05-01', socialSecurity: claim(62) }] }, 2026)).toEqual([12600]);
  });

  it('at 70: 124 %, and 2/3 of 1 % for each month before', () => {
    expect(benefits({ people: [{ ...born1964, socialSecurity: claim(70) }] }, 2035)).toEqual([29760]);
    expect(benefits({ people: [{ ...born1964, socialSecurity: claim(69, 6) }] }, 2035)).toEqual([28800]);
  });

  it('rises with prices, down to the dollar', () => {
    const people = [{ ...born1964, socialSecurity: claim(62) }];
    // 2,000 · 1.025² = 2,101.25: 2,101.20, of which 70 % are 1,470.84.
    expect(benefits({ people, assumptions: { ...still, inflation: 2.5 } }, 2028)).toEqual([1470 * 12]);
  });

  it('a spouse without earnings gets half of the worker’s amount at full age, less before', () => {
    const worker = { ...ann, socialSecurity: claim(67, 0, 2000) };
    const spouse = (years: number) => ({ ...born1964, name: 'Bob', socialSecurity: claim(years, 0, 0) });
    expect(benefits({ people: [worker, spouse(67)] }, 2032)).toEqual([2106 * 12, 12000]);
    // 60 months early: 25 % for 36 and 10 % for 24.
    expect(benefits({ people: [worker, spouse(62)] }, 2032)).toEqual([2106 * 12, 7800]);
  });

  it('wages above the limit take one of two dollars, and the months are given back at full age', () => {
    const people = [{ ...born1964, socialSecurity: claim(62) }];
    const wages = { name: 'Job', person: 'Ann', kind: 'wages', amount: 34480, until: '2027' };
    // 16,800 − (34,480 − 24,480 to 25,560 in 2027) ÷ 2.
    expect(benefits({ people, incomes: [wages] }, 2027)).toEqual([12340]);
    // 2026: 5,000 of 11,200; 2027: 4,460. 9,460 ÷ 1,400 are 6 whole months: 54 months early instead of 60.
    expect(benefits({ people, incomes: [wages] }, 2032)).toEqual([1450 * 12]);
  });

  it('a widow at 60 gets 71.5 % until her own benefit is larger', () => {
    const husband = { ...bob, birthDate: '1955-01-10', diesAt: 71, socialSecurity: claim(66, 2, 2000) };
    const widow = { name: 'Ann', birthDate: '1967-01-10', diesAt: 90, socialSecurity: claim(67, 0, 2400) };
    const of = (year: number) => benefits({ people: [widow, husband] }, year)?.[0];
    expect(of(2027)).toBe(1430 * 12);
    expect(of(2034)).toBe(2400 * 12);
  });
});

describe('layers of a Roth account', () => {
  const roth = { name: 'Roth', kind: 'roth', owner: 'Ann', balance: 60000, rothContributions: 20000, openedIn: 2010 };
  const withRoth = (more: object, spending: number) =>
    firstOf({ ...alone, people: [young], accounts: [{ ...roth, ...more }], spending: { amount: spending } });

  it('contributions come out untaxed, at any age', () => {
    const { taxes, withdrawals } = withRoth({}, 20000);
    expect([dollars(taxes.total), dollars(withdrawals[0]?.amount)]).toEqual([0, 20000]);
  });

  it('then conversions: 10 % within five years, nothing later', () => {
    expect(dollars(withRoth({ rothConversions: [{ year: 2024, amount: 40000 }] }, 29000).taxes.penalties)).toBeCloseTo(1000, 0);
    expect(dollars(withRoth({ rothConversions: [{ year: 2021, amount: 40000 }] }, 29000).taxes.penalties)).toBe(0);
  });

  it('then earnings: taxed with 10 % before 59½, free after it and five years', () => {
    const early = withRoth({}, 29000);
    expect(early.taxReturn.federal.agi).toBeCloseTo(10000, -1);
    expect(dollars(early.taxes.penalties)).toBeCloseTo(1000, 0);
    const old = firstOf({ ...alone, people: [{ ...ann, birthDate: '1965-02-02' }], accounts: [roth], spending: { amount: 50000 } });
    expect(old.taxReturn.federal.agi).toBe(0);
    const fresh = { ...roth, openedIn: 2024 };
    const tooNew = firstOf({ ...alone, people: [{ ...ann, birthDate: '1965-02-02' }], accounts: [fresh], spending: { amount: 50000 } });
    // x − 1,240 − 12 % of (x − 28,500) = 30,000.
    expect(tooNew.taxReturn.federal.agi).toBeCloseTo(31613.64, 1);
    expect(tooNew.taxes.penalties).toBe(0);
  });
});

describe('orders of withdrawal', () => {
  const accounts = [
    { name: 'IRA', kind: 'traditional', owner: 'Ann', balance: 300000 },
    { name: 'Roth', kind: 'roth', owner: 'Ann', balance: 100000, rothContributions: 100000 },
    { name: 'Brokerage', kind: 'taxable', balance: 100000, basis: 100000 },
  ];
  const middle = { ...ann, birthDate: '1965-02-02' };
  const drawn = (order: string, spending: number, more: object = {}) => {
    const policies = { withdrawals: { order, ...more } };
    const year = firstOf({ ...alone, people: [middle], accounts, spending: { amount: spending }, policies });
    return Object.fromEntries(year.withdrawals.map(({ account, amount }) => [account, Math.round(dollars(amount))]));
  };

  it('one kind after the other', () => {
    expect(drawn('taxableFirst', 120000)).toMatchObject({ Brokerage: 100000 });
    expect(drawn('rothFirst', 120000)).toEqual({ Roth: 100000, Brokerage: 20000 });
    expect(Object.keys(drawn('traditionalFirst', 60000))).toEqual(['IRA']);
  });

  it('in proportion to the balances', () => {
    const { IRA = 0, Roth = 0, Brokerage = 0 } = drawn('proportional', 50000);
    expect(IRA / Roth).toBeCloseTo(3, 3);
    expect(Roth).toBe(Brokerage);
  });

  it('traditional money up to a bracket, then taxable, then Roth', () => {
    // 16,100 of deduction and 12,400 of the 10 % bracket; 1,240 of tax.
    expect(drawn('fillBracket', 60000, { bracket: 10 })).toEqual({ IRA: 28500, Brokerage: 32740 });
    expect(drawn('fillBracket', 160000, { bracket: 10 })).toEqual({ IRA: 28500, Brokerage: 100000, Roth: 32740 });
  });
});

describe('conversions fill a level to the cent', () => {
  const accounts = [
    { name: 'IRA', kind: 'traditional', owner: 'Ann', balance: 900000 },
    { name: 'Savings', kind: 'cash', balance: 200000 },
  ];
  const middle = { ...ann, birthDate: '1963-07-02' };
  const converted = (conversions: object, more: object = {}) =>
    firstOf({ ...alone, people: [middle], accounts, policies: { conversions }, ...more });

  it('a bracket: 16,100 of deduction and 50,400', () => {
    const year = converted({ fill: 'bracket', bracket: 12 });
    expect(dollars(year.conversions)).toBe(66500);
    expect(year.taxReturn.federal.ordinaryIncome).toBe(50400);
    expect(balance(year, 'Roth of Ann')).toBe(66500);
  });

  it('the 0 % bracket of gains, and the level of a surcharge two years later', () => {
    expect(dollars(converted({ fill: 'gainsBracket' }).conversions)).toBe(65550);
    expect(dollars(converted({ fill: 'medicare', step: 1 }).conversions)).toBe(108999.9);
    expect(dollars(converted({ fill: 'medicare', step: 5 }).conversions)).toBe(499999.9);
  });

  it('a surcharge is never met by the cents of a draw that sells at a gain', () => {
    const taxable = { name: 'Brokerage', kind: 'taxable', balance: 777777.77, basis: 333333.33, dividends: 1.7 };
    const policies = { conversions: { fill: 'medicare', step: 1, until: '2034' } };
    const couple = {
      startYear: 2026,
      people: [{ ...ann, birthDate: '1961-06-30' }],
      accounts: [accounts[0], taxable],
      spending: { amount: 70123.45 },
    };
    const years = yearsOf({ ...couple, policies, assumptions: { stocksReturn: 5 } });
    expect(years.slice(0, 9).map(({ conversions }) => conversions > 0)).toEqual(new Array(9).fill(true));
    expect(years.slice(2, 11).map(({ health }) => health.surcharges)).toEqual(new Array(9).fill(0));
  });

  it('the end of the marketplace credit', () => {
    const health = { before65: 'marketplace', premiumBefore65: 900, benchmarkPremium: 900 };
    const year = converted({ fill: 'marketplace' }, { health });
    expect(year.taxReturn.federal.marketplaceIncome).toBe(62599.9);
    expect(year.health.marketplaceCredit).toBeGreaterThan(0);
  });

  it('a plan of the present employer only after the last wages', () => {
    const plan = [{ name: 'Plan', kind: 'traditional', plan: 'employer', owner: 'Ann', balance: 500000, isOfPresentEmployer: true }];
    const incomes = [{ name: 'Job', person: 'Ann', kind: 'wages', amount: 50000, until: '2026' }];
    const policies = { conversions: { fill: 'amount', amount: 10000 } };
    const years = yearsOf({ ...alone, people: [middle], accounts: plan, incomes, policies });
    expect(years.slice(0, 2).map(({ conversions }) => dollars(conversions))).toEqual([0, 10000]);
  });

  it('an amount, all of it, or nothing outside the years', () => {
    expect(dollars(converted({ fill: 'amount', amount: 1234.56 }).conversions)).toBe(1234.56);
    expect(dollars(converted({ fill: 'all' }).conversions)).toBe(900000);
    expect(converted({ fill: 'all', from: '2030' }).conversions).toBe(0);
  });
});

describe('distributions', () => {
  const accounts = [
    { name: 'IRA', kind: 'traditional', owner: 'Ann', balance: 265000, basis: 26500 },
    { name: 'Plan', kind: 'traditional', plan: 'employer', owner: 'Ann', balance: 100000, isOfPresentEmployer: true },
  ];
  const old = { ...ann, birthDate: '1953-04-04' };

  it('by owner and kind; the plan of the present employer waits for the end of the wages', () => {
    const wages = { name: 'Job', person: 'Ann', kind: 'wages', amount: 50000, until: '2026' };
    const [first, second] = yearsOf({ ...alone, people: [old], accounts, incomes: [wages] });
    // 265,000 ÷ 26.5 at 73.
    expect(first?.requiredDistributions).toEqual([{ account: 'IRA', amount: 1000000 }]);
    expect(second?.requiredDistributions.map(({ account }) => account)).toEqual(['IRA', 'Plan']);
  });

  it('contributions after tax leave in proportion', () => {
    expect(firstOf({ ...alone, people: [old], accounts: accounts.slice(0, 1) }).taxReturn.federal.agi).toBeCloseTo(9000, 6);
  });

  it('gifts out of the IRA count toward it and are no income', () => {
    const year = firstOf({ ...alone, people: [old], accounts: [{ ...accounts[0], basis: 0 }], giving: { amount: 7000, isFromIra: true } });
    expect([dollars(year.charitableDistributions), dollars(year.spending.gifts)]).toEqual([7000, 0]);
    expect(year.taxReturn.federal.agi).toBeCloseTo(3000, 6);
  });
});

describe('a home, a debt, a death, a move', () => {
  it('a sale leaves out 250,000 of gain and repays the debt of the home', () => {
    const homes = [{ name: 'House', value: 800000, basis: 300000, sale: '2026', sellingCosts: 5 }];
    const debts = [{ name: 'Mortgage', kind: 'mortgage', balance: 100000, rate: 6, monthlyPayment: 1000, home: 'House' }];
    const year = firstOf({ ...alone, people: [{ ...ann, birthDate: '1970-01-05' }], homes, debts });
    // 760,000 − 300,000 − 250,000.
    expect(year.taxReturn.federal.agi).toBe(210000);
    expect([dollars(year.income.homeSales), dollars(year.spending.debts), year.debts, year.homes]).toEqual([760000, 100000, 0, 0]);
  });

  it('twelve payments of a debt: 100,000 at 6 % with 1,000 a month leaves 93,832.23', () => {
    const debts = [{ name: 'Loan', balance: 100000, rate: 6, monthlyPayment: 1000 }];
    const year = firstOf({ ...alone, debts, accounts: [{ name: 'Cash', kind: 'cash', balance: 50000 }] });
    // 100,000 · 1.005^12 − 1,000 · (1.005^12 − 1) ÷ 0.005.
    expect(dollars(year.debts)).toBeCloseTo(93832.23, 1);
  });

  it('a death raises the cost of a joint account by half of its gain, under community property by all of it', () => {
    const people = [{ ...ann, diesAt: 70 }, bob];
    const accounts = [{ name: 'Brokerage', kind: 'taxable', balance: 100000, basis: 0 }];
    const gainOf = (state: string) => {
      const years = yearsOf({ startYear: 2026, people, accounts, state, assumptions: still, spending: { amount: 10000, from: '2027' } });
      const { federal } = years[1]?.taxReturn ?? {};
      return federal?.preferentialIncome !== undefined && federal.agi / dollars(years[1]?.withdrawals[0]?.amount);
    };
    expect(gainOf('GA')).toBeCloseTo(0.5, 2);
    expect(gainOf('TX')).toBe(0);
  });

  it('a move counts for the whole year', () => {
    const pension = { name: 'P', person: 'Ann', kind: 'publicPension', amount: 80000 };
    const years = yearsOf({ ...alone, state: 'VA', moves: [{ year: 2027, state: 'FL' }], incomes: [pension] });
    expect(years.slice(0, 2).map(({ state, taxes }) => [state, taxes.state > 0])).toEqual([
      ['VA', true],
      ['FL', false],
    ]);
  });

  it('a health savings account pays medical costs untaxed, and nothing else before 65 without 20 %', () => {
    const hsa = { name: 'HSA', kind: 'hsa', owner: 'Ann', balance: 30000 };
    const year = firstOf({ ...alone, people: [young], accounts: [hsa], health: { outOfPocket: 4000 }, spending: { amount: 6000 } });
    expect(year.taxReturn.federal.agi).toBeCloseTo(7500, 0);
    expect(dollars(year.taxes.penalties)).toBeCloseTo(1500, 0);
  });
});

describe('pay that is deducted, and interest that is not taxed', () => {
  const worker = { startYear: 2026, people: [young], assumptions: still } as const;
  const wages = { name: 'Pay', person: 'Ann', kind: 'wages', amount: 90000 } as const;
  const deductions = (income: object) => firstOf({ ...worker, incomes: [{ ...wages, ...income }] }).taxReturn.federal.deductions;

  it('deducts tips up to 25,000 and overtime up to 12,500 of a single person (26 USC 224(b)(1), 225(b)(1))', () => {
    expect(deductions({ tips: 20 }).tips).toBe(18000);
    expect(deductions({ tips: 50 }).tips).toBe(25000);
    expect(deductions({ overtime: 10 }).overtime).toBe(9000);
    expect(deductions({ overtime: 20 }).overtime).toBe(12500);
  });

  it('deducts neither after 2028, and no overtime of a business', () => {
    const years = yearsOf({ ...worker, incomes: [{ ...wages, tips: 20, overtime: 10 }] });
    const inYear = (year: number) => years.find((one) => one.year === year)?.taxReturn.federal.deductions;
    expect([inYear(2028)?.tips, inYear(2029)?.tips, inYear(2029)?.overtime]).toEqual([18000, 0, 0]);
    const business = { ...worker, incomes: [{ ...wages, kind: 'selfEmployment', tips: 10, overtime: 10 }] };
    expect(firstOf(business).taxReturn.federal.deductions).toMatchObject({ tips: 9000, overtime: 0 });
  });

  it('counts tax-exempt interest for the taxation of benefits and for Medicare alone', () => {
    const retired = { ...ann, birthDate: '1955-03-15', socialSecurity: { monthlyAtFullAge: 2000, claimYears: 66, claimMonths: 2 } };
    const incomes = [{ name: 'Bonds', person: 'Ann', kind: 'taxExemptInterest', amount: 20000 }];
    const { federal } = firstOf({ ...alone, people: [retired], incomes }).taxReturn;
    // Publication 915: 12,000 + 20,000 is 7,000 above 25,000, half of which is taxed.
    expect(federal.taxableBenefits).toBe(3500);
    expect([federal.agi, federal.medicareIncome]).toEqual([3500, 23500]);
  });
});
