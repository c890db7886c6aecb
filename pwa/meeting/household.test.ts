import { describe, expect, it } from 'vitest';
import { loadCalculator } from '#app/catalog/load-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { emptyHousehold, type Household } from './household.ts';
import { ageOn } from './household-facts.ts';
import { carriedInputs, householdValues } from './household-values.ts';

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

async function carriedTo(id: string, from: Household = household) {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  return householdValues(from, id, { inputs: calculator.inputs, values: defaultsOf(calculator.inputs), today });
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
      { name: 'Ann', values: { averageEarnings: '95000', lifeExpectancy: '94', spousePia: '1500' } },
      { name: 'Bob', values: { birthYear: '1952', spousePia: '2800' } },
    ]);
    expect((await carriedTo('retirement-planner'))[0]?.values).toEqual({
      currentAge: '60',
      retirementAge: '66',
      annualIncome: '95000',
      currentSavings: '460000',
      otherRetirementIncome: '33600',
      lifeExpectancy: '94',
    });
    expect((await carriedTo('rmd-enhanced'))[1]?.values).toEqual({
      accountBalance: '250000',
      currentAge: '74',
      birthYear: '1952',
      spouseAge: '61',
    });
    expect((await carriedTo('rmd-enhanced'))[0]?.values).not.toHaveProperty('spouseAge');
    expect((await carriedTo('roth-conversion'))[0]?.values).toEqual({ age: '60', filingStatus: 'marriedJoint' });
    expect((await carriedTo('life-insurance'))[0]?.values).toEqual({ annualIncome: '95000', debts: '180000' });
    expect((await carriedTo('college-savings'))[0]?.values).toEqual({ childAge: '11' });
  });

  it('carries nothing that is unknown, unchanged, or out of bounds', async () => {
    expect(await carriedTo('social-security', emptyHousehold)).toEqual([]);
    expect(await carriedTo('mortgage-payment')).toEqual([]);
    const old = { ...emptyHousehold, first: { ...emptyHousehold.first, birthDate: '1910-01-01', income: '95000' } };
    expect((await carriedTo('retirement-planner', old))[0]?.values).toEqual({ annualIncome: '95000' });
  });

  it.each(Object.entries(carriedInputs))('carries to %s only into inputs that exist', async (id, table) => {
    const calculator = await loadCalculator(id);
    for (const input of Object.keys(table)) expect(Object.keys(calculator?.inputs ?? {})).toContain(input);
  });
});
