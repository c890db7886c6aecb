import { describe, expect, it } from 'vitest';
import { emptyHousehold, type Household } from '#app/calculate/meeting/household/household.ts';
import { ageOn } from '#app/calculate/meeting/household/household-facts.ts';
import { emptyPlanEntries, type PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { catalog } from '#app/device/catalog/catalog.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { defaultsOf, readForm } from '#calculators/kit/definition/inputs.ts';
import { inputsOfFacts } from './fact-inputs.ts';
import { householdAnswers, type KnownHousehold } from './household-values.ts';
import { asksForFact, inputsLeftOut, wordsOf } from './inputs-left-out.fixture.ts';

const today = new Date(2026, 10, 23);
const household: Household = {
  ...emptyHousehold,
  first: {
    name: 'Ann',
    birthDate: '1965-11-24',
    income: '$95,000',
    retirementAge: '66',
    planAge: '94',
    fullBenefit: '2,800',
    pretaxAccounts: '400000',
    rothAccounts: '60,000',
  },
  second: { ...emptyHousehold.second, name: 'Bob', birthDate: '1952-01-02', fullBenefit: '1500', pretaxAccounts: '250000' },
  debts: '180000',
  childBirthDate: '2015-06-01',
};

/** Texts of the inputs that the household answers, for each person. */
async function carriedTo(id: string, from: Household = household, { figures, ...plan }: Partial<PlanEntries> & { figures?: string } = {}) {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  const known: KnownHousehold = { household: from, plan: { ...emptyPlanEntries, ...plan } };
  return householdAnswers(known, id, {
    inputs: calculator.inputs,
    values: { ...defaultsOf(calculator.inputs), ...(figures === undefined ? {} : { figures }) },
    today,
  }).map(({ name, texts }) => ({ name, values: texts }));
}

describe('a household', () => {
  it('computes the age on the day before a birthday and on it', () => {
    expect(ageOn('1965-11-24', today)).toBe(60);
    expect(ageOn('1965-11-23', today)).toBe(61);
    expect(ageOn('2027-01-01', today)).toBeUndefined();
    expect(ageOn('', today)).toBeUndefined();
  });

  it('carries each person’s figures to the calculators, with the other person as the spouse', async () => {
    expect(await carriedTo('social-security')).toEqual([
      { name: 'Ann', values: { birthYear: '1965', lifeExpectancy: '94', fullBenefit: '2800', spousePia: '1500' } },
      { name: 'Bob', values: { fullBenefit: '1500', birthYear: '1952', spousePia: '2800' } },
    ]);
    // The needs of the household are paid from the accounts of both: 400,000 + 60,000 + 250,000, and 12 × (2,800 + 1,500).
    expect((await carriedTo('retirement-planner'))[0]?.values).toEqual({
      currentAge: '60',
      retirementAge: '66',
      annualIncome: '95000',
      currentSavings: '710000',
      otherRetirementIncome: '51600',
      lifeExpectancy: '94',
    });
    expect((await carriedTo('rmd-enhanced'))[1]?.values).toEqual({
      accountBalance: '250000',
      currentAge: '74',
      birthYear: '1952',
      spouseAge: '61',
    });
    expect((await carriedTo('rmd-enhanced'))[0]?.values).not.toHaveProperty('spouseAge');
    expect((await carriedTo('roth-conversion'))[0]?.values).toMatchObject({ age: '60', filingStatus: 'marriedJoint' });
    expect((await carriedTo('life-insurance'))[0]?.values).toEqual({ annualIncome: '95000', debts: '180000' });
    expect((await carriedTo('college-savings'))[0]?.values).toEqual({ childAge: '11' });
  });

  it('uses the typed Social Security benefit in every calculator, never one computed from pay', async () => {
    const paid = { ...emptyHousehold, first: { ...household.first, income: '150000', fullBenefit: '3300', birthDate: '1965-05-05' } };
    const own = (await carriedTo('social-security', paid))[0]?.values;
    expect(own).toMatchObject({ fullBenefit: '3300' });
    expect(own).not.toHaveProperty('averageEarnings');
    const calculator = await loadCalculator('social-security');
    if (calculator === undefined) throw new Error('There is no calculator of benefits.');
    expect(calculator.calculate(readForm(calculator.inputs, own ?? {}).values)).toMatchObject({ benefitAtFullAge: 3300 });
    for (const id of ['retirement-planner', 'retirement-nest-egg', 'retirement-shortfall', 'retirement-income']) {
      expect((await carriedTo(id, paid))[0]?.values, id).toMatchObject({ otherRetirementIncome: '39600' });
    }
    const unknown = { ...paid, first: { ...paid.first, fullBenefit: '' } };
    expect((await carriedTo('social-security', unknown))[0]?.values).toMatchObject({ averageEarnings: '150000' });
  });

  it('converts to a Roth on top of the taxable income of the household, not of a guess', async () => {
    const couple = {
      ...emptyHousehold,
      first: { ...household.first, income: '95000', birthDate: '1965-11-24' },
      second: { ...emptyHousehold.second, name: 'Bob', birthDate: '1960-01-02', income: '60,000' },
    };
    // Rev. Proc. 2025-32: 155,000 − 32,200, and 1,650 more for Bob, who is 66.
    for (const id of ['roth-conversion', 'inherited-ira']) {
      expect((await carriedTo(id, couple, { figures: '2026' }))[0]?.values, id).toMatchObject({
        filingStatus: 'marriedJoint',
        taxableIncome: '121150',
      });
    }
    // P.L. 119-21: 15,750 in 2025 for one person.
    const single = { ...emptyHousehold, first: couple.first };
    expect((await carriedTo('roth-conversion', single, { figures: '2025' }))[0]?.values).toMatchObject({ taxableIncome: '79250' });
  });

  it('carries nothing that is unknown, unchanged, or out of bounds', async () => {
    expect(await carriedTo('social-security', emptyHousehold)).toEqual([]);
    expect(await carriedTo('mortgage-payment')).toEqual([]);
    const old = { ...emptyHousehold, first: { ...emptyHousehold.first, birthDate: '1910-01-01', income: '95000' } };
    expect((await carriedTo('retirement-planner', old))[0]?.values).toEqual({ annualIncome: '95000' });
  });

  it('carries state, spending, home, accounts, and debts of the plan', async () => {
    const debts = [
      { key: 'm', name: 'Mortgage', kind: 'mortgage', balance: '180,000', rate: '6.125', payment: '1,400' },
      { key: 's', name: '', kind: 'student', balance: '20000', rate: '5', payment: '300' },
    ];
    const accounts = [{ key: 'c', name: '', kind: 'cash', owner: 'first', balance: '40,000', basis: '' }];
    const incomes = [
      { key: 'p', name: '', kind: 'publicPension', owner: 'first', amount: '24,000', from: '', until: '', survivorShare: '50' },
    ];
    const plan = { state: 'GA', spending: '90,000', homeValue: '450000', claimFirst: '68', debts, accounts, incomes };
    const of = async (id: string) => (await carriedTo(id, household, plan))[0]?.values;
    expect(await of('state-income-tax')).toMatchObject({ state: 'GA', wages: '95000', pension: '24000', pensionKind: 'public', age: '60' });
    expect(await of('pension-vs-lump-sum')).toMatchObject({ monthlyPension: '2000', currentAge: '60' });
    expect(await of('retirement-shortfall')).toMatchObject({ desiredIncome: '90000', currentSavings: '750000' });
    expect(await of('disability-insurance')).toMatchObject({ monthlyExpenses: '7500', currentSavings: '40000' });
    expect(await of('net-worth')).toMatchObject({
      cashSavings: '40000',
      retirementAccounts: '710000',
      homeValue: '450000',
      mortgageBalance: '180000',
      studentLoans: '20000',
      consumerDebts: '0',
      otherDebts: '0',
    });
    expect(await of('refinance')).toEqual({ currentBalance: '180000', currentRate: '6.125' });
    expect(await of('estate-tax')).toMatchObject({ grossEstate: '1200000', debts: '200000' });
    expect(await of('social-security')).toMatchObject({ claimingAge: '68' });
    // The choices of this calculator are California, New York, Texas, Florida, and other states, which it takes by itself.
    expect(await of('closing-costs')).toBeUndefined();
    expect((await carriedTo('closing-costs', household, { state: 'TX' }))[0]?.values).toEqual({ state: 'TX' });
  });

  it.each(Object.entries(inputsOfFacts))('carries %s only into inputs that exist', async (_, places) => {
    for (const place of places) {
      const [id = '', input = ''] = place.split('.');
      expect(Object.keys((await loadCalculator(id))?.inputs ?? {}), place).toContain(input);
    }
  });

  it('answers no input with two facts', () => {
    const places = Object.values(inputsOfFacts).flat();
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });

  it('answers each input that asks for a fact of a household, or says why not', async () => {
    const answered = new Set(Object.values(inputsOfFacts).flat());
    const leftOut = new Set(inputsLeftOut.flatMap(({ inputs }) => inputs));
    const asking: string[] = [];
    for (const { id } of catalog) {
      const inputs = Object.entries((await loadCalculator(id))?.inputs ?? {});
      asking.push(...inputs.filter(([input, { label }]) => asksForFact.test(wordsOf(input, label))).map(([input]) => `${id}.${input}`));
    }
    expect(asking.filter((place) => !answered.has(place) && !leftOut.has(place))).toEqual([]);
    expect([...leftOut].filter((place) => answered.has(place) || !asking.includes(place))).toEqual([]);
  });
});
