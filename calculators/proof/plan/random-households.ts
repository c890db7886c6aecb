import fc from 'fast-check';

const money = fc.integer({ min: 0, max: 900000 });
/** Households with every kind of account, a move, a home, and each policy. */
export const households = fc.record({
  state: fc.constantFrom('none', 'GA', 'CA', 'NY', 'PA', 'MN', 'CO', 'UT', 'OH', 'NJ'),
  born: fc.tuple(fc.integer({ min: 1950, max: 1975 }), fc.integer({ min: 1950, max: 1975 })),
  dies: fc.tuple(fc.integer({ min: 78, max: 99 }), fc.integer({ min: 78, max: 99 })),
  balances: fc.tuple(money, money, money, money, money),
  wages: fc.integer({ min: 0, max: 250000 }),
  spending: fc.integer({ min: 10000, max: 160000 }),
  order: fc.constantFrom('taxableFirst', 'traditionalFirst', 'rothFirst', 'proportional', 'fillBracket'),
  fill: fc.constantFrom('none', 'amount', 'bracket', 'gainsBracket', 'medicare', 'marketplace', 'all'),
  before65: fc.constantFrom('none', 'marketplace', 'other'),
});

export type Household = typeof households extends fc.Arbitrary<infer T> ? T : never;

export function documentOf({ state, born, dies, balances, wages, spending, order, fill, before65 }: Household): object {
  const [ira, plan, roth, taxable, cash] = balances;
  return {
    startYear: 2026,
    state,
    people: [
      { name: 'Ann', birthDate: `${born[0]}-03-02`, diesAt: dies[0], socialSecurity: { monthlyAtFullAge: 2500, claimYears: 66 } },
      { name: 'Bob', birthDate: `${born[1]}-11-15`, diesAt: dies[1], socialSecurity: { monthlyAtFullAge: 900, claimYears: 64 } },
    ],
    moves: [{ year: 2035, state: 'FL' }],
    incomes: [{ name: 'Job', person: 'Ann', kind: 'wages', amount: wages, until: 'Ann is 64' }],
    contributions: [{ account: 'Plan', amount: 5000, employer: 2500, until: 'Ann is 64' }],
    accounts: [
      { name: 'IRA', kind: 'traditional', owner: 'Ann', balance: ira, basis: Math.floor(ira / 10) },
      { name: 'Plan', kind: 'traditional', plan: 'employer', owner: 'Bob', balance: plan },
      { name: 'Roth', kind: 'roth', owner: 'Bob', balance: roth, rothContributions: Math.floor(roth / 2), openedIn: 2024 },
      { name: 'Brokerage', kind: 'taxable', balance: taxable, basis: Math.floor(taxable * 0.6), dividends: 2, interest: 0.5 },
      { name: 'Savings', kind: 'cash', balance: cash },
    ],
    spending: { amount: spending, survivorShare: 80 },
    giving: { amount: 3000, isFromIra: true },
    homes: [{ name: 'House', value: 400000, basis: 150000, propertyTax: 4000, upkeep: 3000, sale: 'Ann is 80' }],
    debts: [{ name: 'Mortgage', kind: 'mortgage', balance: 120000, rate: 4, monthlyPayment: 900, home: 'House' }],
    health: { before65, premiumBefore65: 800, benchmarkPremium: 900, outOfPocket: 1000 },
    policies: { withdrawals: { order }, conversions: { fill, amount: 20000, until: '2040' } },
  };
}
