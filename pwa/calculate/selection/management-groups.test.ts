import { expect, it } from 'vitest';
import type { CalculatorRow } from '#contract/sync/rows.ts';
import { groupCalculators, suitesOf } from './management-groups.ts';

const row = (id: string, suite: string, category: string, sortOrder: number, isActive = true): CalculatorRow => ({
  id,
  title: id,
  description: `about ${id}`,
  category,
  suite,
  icon: '',
  isActive,
  sortOrder,
});
const all = [
  row('loan', 'auto', 'Financing', 2),
  row('lease', 'auto', 'Leasing', 1),
  row('tax', 'financial', 'Tax', 3),
  row('basic', 'auto', 'Financing', 1),
  row('old', 'auto', 'Leasing', 0, false),
];
const shape = (words: string, suite?: string) =>
  groupCalculators(all, words, suite).map((group) => [
    group.suite,
    ...group.categories.map((each) => [each.category, ...each.calculators.map((calculator) => calculator.id)]),
  ]);

it('[R-CALC-07] [R-SEL-05] groups by suite, then category, then sortOrder, without inactive calculators', () => {
  expect(shape('')).toEqual([
    ['auto', ['Financing', 'basic', 'loan'], ['Leasing', 'lease']],
    ['financial', ['Tax', 'tax']],
  ]);
});

it('[R-CALC-05] [R-CALC-06] filters by words and by suite', () => {
  expect(shape('LEAS')).toEqual([['auto', ['Leasing', 'lease']]]);
  expect(shape('about loan')).toEqual([['auto', ['Financing', 'loan']]]);
  expect(shape('', 'financial')).toEqual([['financial', ['Tax', 'tax']]]);
  expect(shape('nothing like it')).toEqual([]);
  expect(suitesOf(all)).toEqual(['auto', 'financial']);
});
