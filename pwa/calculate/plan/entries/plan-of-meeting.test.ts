import { describe, expect, it } from 'vitest';
import { emptyHousehold, type Household } from '#app/calculate/meeting/household/household.ts';
import { emptyPlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { planOfMeeting } from './plan-of-meeting.ts';

const ann = {
  ...emptyHousehold.first,
  name: 'Ann',
  birthDate: '1962-03-15',
  income: '110,000',
  fullBenefit: '2,800',
  pretaxAccounts: '900,000',
};
const bob = { ...emptyHousehold.second, name: 'Bob', birthDate: '1960-08-02', rothAccounts: '80,000' };
const couple: Household = { ...emptyHousehold, first: ann, second: bob, otherSavings: '400,000' };

function planned(household: Household, entries = emptyPlanEntries) {
  const made = planOfMeeting(household, entries, 2026);
  if (made.kind === 'incomplete') expect.fail(made.missing.join(' '));
  return made;
}

describe('the plan of a meeting', () => {
  it('takes people, pay, benefits, and accounts from the household', () => {
    const { plan } = planned(couple, { ...emptyPlanEntries, spending: '95,000', state: 'GA' });
    expect(plan.people.map(({ name, diesAt, retiresAt }) => [name, diesAt, retiresAt])).toEqual([
      ['Ann', 95, 65],
      ['Bob', 95, 65],
    ]);
    expect(plan.people.map(({ socialSecurity }) => socialSecurity?.monthlyAtFullAge)).toEqual([2800, undefined]);
    expect(plan.incomes).toMatchObject([{ person: 'Ann', kind: 'wages', amount: 110_000, until: 'Ann retires' }]);
    expect(plan.accounts.map(({ kind, owner, balance }) => [kind, owner, balance])).toEqual([
      ['traditional', 'Ann', 900_000],
      ['roth', 'Bob', 80_000],
      ['taxable', 'joint', 400_000],
    ]);
    expect([plan.state, plan.spending.amount, plan.spending.survivorShare]).toEqual(['GA', 95_000, 75]);
  });

  it('names every fact that it estimates, with the value, and none that was entered', () => {
    const { estimates } = planned(couple, { ...emptyPlanEntries, spending: '95,000', stocks: '40' });
    const labels = estimates.map(({ label }) => label);
    expect(labels).toContain('Plan of Ann until age');
    expect(labels).toContain('Social Security of Bob');
    expect(labels).toContain('State');
    expect(labels).not.toContain('Spending a year');
    expect(labels).not.toContain('Share in stocks');
  });

  it('spends seven tenths of the pay where no spending is entered, in whole hundreds', () => {
    expect(planned(couple).plan.spending.amount).toBe(77_000);
  });

  it('adds the further accounts, those of the second person as theirs, and numbers equal names', () => {
    const account = { key: 'a', name: 'Fund', kind: 'taxable', owner: 'first', balance: '10,000', basis: '4,000' };
    const accounts = [account, { ...account, key: 'b' }, { ...account, key: 'c', name: '', kind: 'roth', owner: 'second' }];
    const { plan } = planned(couple, { ...emptyPlanEntries, accounts });
    expect(plan.accounts.slice(3).map(({ name, owner, basis }) => [name, owner, basis])).toEqual([
      ['Fund', 'joint', 4000],
      ['Fund (2)', 'joint', 4000],
      ['Account 3', 'Bob', 0],
    ]);
  });

  it('says which date of birth it needs', () => {
    const made = planOfMeeting({ ...couple, second: { ...bob, birthDate: '' } }, emptyPlanEntries, 2026);
    expect(made).toEqual({ kind: 'incomplete', missing: ['Date of birth of Bob'] });
  });

  it('tells two people of the same name apart', () => {
    expect(planned({ ...couple, second: { ...bob, name: 'Ann' } }).plan.people.map(({ name }) => name)).toEqual(['Ann', 'Ann (2)']);
  });
});
