import { describe, expect, it } from 'vitest';
import { explainPosting, rules } from '#calculators/plan/model/rules.ts';
import { yearOfMoment } from './moments.ts';
import { planField } from './plan-fields.ts';
import { readPlan } from './read-plan.ts';

const ann = { name: 'Ann', birthDate: '1962-03-15' };
const least = { startYear: 2026, people: [ann] };

function problemsOf(document: unknown): readonly string[] {
  const plan = readPlan(document);
  return 'problems' in plan ? plan.problems : [];
}

describe('a plan from a document', () => {
  it('needs a first year and a person, and fills in the rest', () => {
    const plan = readPlan(least);
    expect(plan).toMatchObject({ startYear: 2026, state: 'none', accounts: [], people: [{ diesAt: 95, retiresAt: 65 }] });
    expect(plan).toMatchObject({ assumptions: { inflation: 2.5 }, policies: { withdrawals: { order: 'taxableFirst' } } });
  });

  it.each([
    [{}, 'startYear is missing.'],
    [{ startYear: 2026, people: [] }, 'people must be a list of 1 to 2 entries.'],
    [{ ...least, spendings: 1 }, /^spendings is not a field\. Fields here: startYear, people,/],
    [{ ...least, spending: { amount: -1 } }, 'spending.amount must be a number from 0 to 1000000000.'],
    [{ ...least, people: [{ ...ann, birthDate: '1962-02-30' }] }, 'people[0].birthDate must be a date such as "1962-03-15".'],
    [{ ...least, people: [{ ...ann, diesAt: 40 }] }, 'people[0].diesAt lets Ann die before 2026.'],
    [{ ...least, state: 'ZZ' }, /^state must be one of "none", "AK"/],
    [{ ...least, people: [ann, ann] }, 'people has the name "Ann" twice.'],
    [{ ...least, accounts: [{ name: 'IRA', kind: 'traditional', balance: 1 }] }, 'accounts[0].owner is "joint", which is none of "Ann".'],
    [
      { ...least, accounts: [{ name: 'IRA', kind: 'traditional', owner: 'Ann', balance: 1, basis: 2 }] },
      'accounts[0].basis is more than its balance.',
    ],
    [{ ...least, contributions: [{ account: 'x', amount: 1 }] }, 'contributions[0].account is "x", which is none of the entries.'],
    [
      { ...least, spending: { amount: 1, from: 'Bob retires' } },
      'spending.from is "Bob retires"; write a year such as "2031", or "Ann retires", "Ann is 70", "Ann dies".',
    ],
    ['text', 'startYear is missing.'],
  ])('refuses %j', (document, sentence) => {
    expect(problemsOf(document)).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  it('knows milestones of a person', () => {
    const people = [{ ...ann, diesAt: 90, retiresAt: 65, socialSecurity: undefined }];
    expect(['2031', 'Ann retires', 'Ann is 70', 'Ann dies', 'Ann sings', 'Bob retires'].map((one) => yearOfMoment(one, people))).toEqual([
      2031,
      2027,
      2032,
      2052,
      undefined,
      undefined,
    ]);
  });

  it('describes itself as a JSON schema that refuses other fields', () => {
    expect(planField.schema()).toMatchObject({ type: 'object', additionalProperties: false, required: ['startYear', 'people'] });
  });
});

it('every rule of a posting has words and a source', () => {
  for (const rule of Object.values(rules)) expect(`${rule.text} ${rule.source}`).toMatch(/\w{3}.* \w{3}/);
  expect(explainPosting({ rule: 'partB' }).source).toBe('42 USC 1395r(a)');
});
