import { type SlowHousehold, type SlowResult, slowPlan } from './slow-plan.ts';

/** The household that docs/household-plan.md tells year by year. */
export const goldenHousehold: SlowHousehold = {
  people: [
    { born: 1953, dies: 92, benefit: 2400, claimAge: 66, ira: 620000 },
    { born: 1951, dies: 84, benefit: 1600, claimAge: 66, ira: 260000 },
  ],
  pension: 24000,
  brokerage: 320000,
  cost: 190000,
  savings: 60000,
  spending: 98000,
  survivorShare: 75,
  conversion: 30000,
  conversionUntil: 2030,
  inflation: 2.5,
  medical: 4,
  iraReturn: 5.25,
  brokerageReturn: 5.25,
  dividends: 1.5,
  interest: 0.5,
  savingsReturn: 2,
};

const names = ['Ann', 'Bob'] as const;

/** The document of the same household, as the plan reads it. */
export function documentOfSlow(home: SlowHousehold): object {
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

/** The ledger of the golden household by the second engine, as the table of the documentation. */
export function goldenTable(): string {
  const rows = slowPlan(goldenHousehold).map(rowOf);
  return [
    '| year | required | Medicare | tax | IRAs | brokerage | savings | Roth | unpaid |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

function rowOf({ year, required, medicare, tax, iras, brokerage, savings, roths, shortfall }: SlowResult): string {
  const sum = (all: SlowResult['iras']) => all.reduce((total, one) => total.plus(one));
  const amounts = [sum(required), medicare, tax, sum(iras), brokerage, savings, sum(roths), shortfall];
  const written = amounts.map((amount) =>
    amount.toNumber().toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return `| ${year} | ${written.join(' | ')} |`;
}
