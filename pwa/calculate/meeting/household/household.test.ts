import { describe, expect, it } from 'vitest';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { defaultsOf, readForm } from '#calculators/kit/definition/inputs.ts';
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

async function carriedTo(id: string, from: Household = household, figures?: string) {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  return householdValues(from, id, {
    inputs: calculator.inputs,
    values: { ...defaultsOf(calculator.inputs), ...(figures === undefined ? {} : { figures }) },
    today,
  });
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
      { name: 'Ann', values: { fullBenefit: '2800', lifeExpectancy: '94', spousePia: '1500' } },
      { name: 'Bob', values: { fullBenefit: '1500', birthYear: '1952', spousePia: '2800' } },
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
      expect((await carriedTo(id, couple, '2026'))[0]?.values, id).toMatchObject({ filingStatus: 'marriedJoint', taxableIncome: '121150' });
    }
    // P.L. 119-21: 15,750 in 2025 for one person.
    const single = { ...emptyHousehold, first: couple.first };
    expect((await carriedTo('roth-conversion', single, '2025'))[0]?.values).toMatchObject({ taxableIncome: '79250' });
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
