import { expect, it } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { createSearch } from './search-calculators.ts';

const find = createSearch(catalog);
const ids = (words: string) => find(words).map((entry) => entry.id);

it('finds by title, the best first', () => {
  expect(ids('mortgage payment')[0]).toBe('mortgage-payment');
});

it.each([
  ['mortgage', 'mortgage-payment'],
  ['morgage', 'mortgage-payment'],
  ['retirment', 'retirement-planner'],
  ['social', 'social-security'],
])('finds the calculator whose title begins with %s', (typed, id) => {
  expect(ids(typed)[0]).toBe(id);
});

it.each(['mortgge payment', 'morgage payment', 'mortgage paym'])('forgives %s', (typed) => {
  expect(ids(typed)).toContain('mortgage-payment');
});

it.each([
  ['house', 'mortgage-payment'],
  ['amortization', 'loan-payment'],
  ['hecm', 'reverse-mortgage'],
  ['caprate', 'cap-rate'],
  ['roi', 'annual-rate-return'],
  ['npv', 'irr'],
  ['car loan', 'auto-loan'],
  ['salary', 'payroll-tax'],
  ['irs', 'basic-tax'],
])('finds by a colloquial name: %s', (said, id) => {
  expect(ids(said)).toContain(id);
});

it('does not find "card" or "care" when searching for "car"', () => {
  expect(ids('auto')).not.toContain('credit-card-payoff');
  expect(ids('vehicle')).not.toContain('long-term-care');
});

it('requires every word to match', () => {
  expect(ids('mortgage xylophone')).toEqual([]);
});

it('keeps the order of calculators that match equally', () => {
  const [first] = catalog;
  if (first === undefined) throw new Error('The catalog is empty.');
  const same = ['b-loan', 'a-loan', 'c-loan'].map((id) => ({ ...first, id, title: 'Loan', description: '', category: '' }));
  expect(createSearch(same)('loan').map(({ id }) => id)).toEqual(['b-loan', 'a-loan', 'c-loan']);
});

it.each(['', ' ', '–', '(), '])('finds nothing for %j', (typed) => {
  expect(ids(typed)).toEqual([]);
});

it('finds nothing among no calculators', () => {
  expect(createSearch([])('loan')).toEqual([]);
});
